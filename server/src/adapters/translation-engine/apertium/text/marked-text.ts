import { type InlinePart, type InlineTag, tagsOf } from '../../tags/inline-parts.ts'
import { cleanText } from './stream-format.ts'

/** A text in which one private code point stands for each tag, so that it can be cut and polished like any other. */
export type MarkedText = { readonly text: string; readonly tags: readonly InlineTag[] }

const firstMark = 0xf0000
export const maxMarks = 0xffff
const mark = /[\u{f0000}-\u{ffffd}]/gu

export const markAt = (index: number): string => String.fromCodePoint(firstMark + index)
export const indexOfMark = (character: string): number => (character.codePointAt(0) ?? 0) - firstMark
export const findMarks = (text: string): readonly string[] => text.match(mark) ?? []
export const removeMarks = (text: string): string => text.replace(mark, '')

export function markTags(parts: readonly InlinePart[]): MarkedText {
  let index = 0
  const text = parts.map((part) => (part.kind === 'text' ? cleanText(part.text) : markAt(index++))).join('')
  return { text, tags: tagsOf(parts) }
}

export function unmarkTags({ text, tags }: MarkedText): readonly InlinePart[] {
  const parts: InlinePart[] = []
  let end = 0
  const addText = (to: number) => {
    if (end < to) parts.push({ kind: 'text', text: text.slice(end, to) })
  }
  for (const match of text.matchAll(mark)) {
    addText(match.index)
    const tag = tags[indexOfMark(match[0])]
    if (tag) parts.push(tag)
    end = match.index + match[0].length
  }
  addText(text.length)
  return parts
}
