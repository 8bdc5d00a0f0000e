import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LegalBlock, type LegalText, LegalTextId } from '@portolan/contract/content/content'
import { legalTitles, standardLegalTexts } from './messages/legal.en.ts'

export type LegalTexts = Readonly<Record<LegalTextId, LegalText & { readonly sha256: string }>>

/** The provider's Terms of Service and Privacy Policy, as they stand now. */
export async function readLegalTexts(contentFolder: string): Promise<LegalTexts> {
  const [terms, privacy] = await Promise.all([
    readLegalText(contentFolder, 'terms'),
    readLegalText(contentFolder, 'privacy'),
  ])
  return { terms, privacy }
}

/**
 * `terms.md` and `privacy.md`: lines `version: …` between `---`, a `#` line for the title, `##` headings, `-` items and
 * paragraphs. Without the file there is a short standard text: nobody ever agrees to an empty page.
 */
export async function readLegalText(contentFolder: string, id: LegalTextId) {
  const text = (await readOwnText(contentFolder, id)) ?? standardLegalTexts[id]
  return { ...parseLegalText(text, legalTitles[id]), sha256: digestOf(text) }
}

/** The texts the provider has no file for. */
export async function findMissingLegalTexts(contentFolder: string): Promise<LegalTextId[]> {
  const own = await Promise.all(LegalTextId.options.map((id) => readOwnText(contentFolder, id)))
  return LegalTextId.options.filter((_, index) => own[index] === undefined)
}

async function readOwnText(contentFolder: string, id: LegalTextId): Promise<string | undefined> {
  const text = await readFile(join(contentFolder, `${id}.md`), 'utf8').catch(() => undefined)
  return text?.trim() ? text : undefined
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

/** A text without a version is known by the beginning of its digest. */
export function parseLegalText(text: string, standardTitle: string): LegalText {
  const settings = frontMatter.exec(text)?.[1] ?? ''
  const version = /^version:[ \t]*(\S.*)$/m.exec(settings)?.[1]?.trim() ?? digestOf(text).slice(0, 12)
  const body = text.replace(frontMatter, '')
  const blocks: LegalBlock[] = []
  let title = standardTitle
  // Headings and items are blocks of their own, also without an empty line around them. An item may go on.
  const spaced = body.replace(/^#{1,6} .*$/gm, '\n\n$&\n\n').replace(/^(?:[-*]|\d+\.) /gm, '\n\n$&')
  for (const block of spaced.split(/\n\s*\n/)) {
    const words = block.trim().replace(/\s+/g, ' ')
    const [, mark = '', rest = words] = /^(#{1,6}|[-*]|\d+\.) (.*)$/.exec(words) ?? []
    if (rest === '') continue
    if (mark === '#') title = plain(rest)
    else if (mark.startsWith('#')) blocks.push({ kind: 'heading', text: plain(rest) })
    else blocks.push({ kind: mark === '' ? 'paragraph' : 'item', text: plain(rest) })
  }
  return { title, version, blocks }
}

/** Nothing but text reaches a page: emphasis is dropped, a link becomes its words and its address. */
const plain = (text: string): string =>
  text.replace(/\[([^[\]()]*)\]\(([^[\]()]*)\)/g, '$1 ($2)').replace(/\*\*|__/g, '')
