import { createHash } from 'node:crypto'
import type { LegalBlock, LegalText } from '@portolan/contract/content/content'

/** A backslash at the end of a line, for addresses. */
const lineBreak = /\\\r?\n/

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ')

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

/** A text without a version is known by the beginning of its digest. */
export function parseLegalText(text: string, standardTitle: string): Omit<LegalText, 'locale'> {
  const settings = frontMatter.exec(text)?.[1] ?? ''
  const version = /^version:[ \t]*(\S.*)$/m.exec(settings)?.[1]?.trim() ?? digestOf(text).slice(0, 12)
  const body = text.replace(frontMatter, '')
  const blocks: LegalBlock[] = []
  let title = standardTitle
  // Headings and items are blocks of their own, also without an empty line around them. An item may go on.
  const spaced = body.replace(/^#{1,6} .*$/gm, '\n\n$&\n\n').replace(/^(?:[-*]|\d+\.) /gm, '\n\n$&')
  for (const block of spaced.split(/\n\s*\n/)) {
    const words = block.trim().split(lineBreak).map(oneLine).join('\n')
    const [, mark = '', rest = words] = /^(#{1,6}|[-*]|\d+\.) (.*)$/s.exec(words) ?? []
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

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')
