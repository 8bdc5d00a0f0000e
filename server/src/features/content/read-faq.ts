import type { FaqEntry } from '@portolan/contract/content/content'
import { fillFacts } from './fill-facts.ts'
import { type Content, readContentFile } from './read-content-file.ts'

/** The provider's questions: `faq.md` with a `#` line a section, a `##` line a question (`{#id}` names it), then its answer. */
export async function readFaq({ folder, facts }: Content, locale: string): Promise<FaqEntry[]> {
  const file = await readContentFile(folder, 'faq', 'md', locale)
  return file ? parseFaq(await fillFacts(file.text, file.locale, facts)) : []
}

export function parseFaq(text: string): FaqEntry[] {
  const entries: FaqEntry[] = []
  let section = ''
  const blocks = text.replace(/^#{1,2} .*$/gm, '\n\n$&\n\n').split(/\n\s*\n/)
  for (const block of blocks.map((lines) => lines.trim().replace(/\s+/g, ' '))) {
    if (block.startsWith('## ')) entries.push(question(block.slice(3), section))
    else if (block.startsWith('# ')) section = block.slice(2)
    else if (block) entries.at(-1)?.answer.push(block)
  }
  return entries
}

function question(heading: string, section: string): FaqEntry {
  const named = /^(.*?)\s*\{#([\w-]+)\}$/.exec(heading)
  const words = named?.[1] ?? heading
  return { id: named?.[2] ?? slug(words), section, question: words, answer: [] }
}

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
