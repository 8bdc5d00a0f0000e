import type { Line, Span } from '@portolan/subtitles'

const italicTags = /<(\/?)i>/g
/** Control characters besides line feeds, and what could hide or reorder other text. */
const invisible = /[\p{Cc}\p{Cs}\u{FEFF}\u202A-\u202E]/gu

/** Lines with italics, as the subtitle formats have them. An italic part that is not closed ends with the cue. */
export function toLines(text: string): Line[] {
  const lines: Span[][] = [[]]
  let isItalic = false
  let from = 0
  const add = (part: string): void => {
    for (const [index, piece] of part.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (piece !== '') lines.at(-1)?.push(isItalic ? { text: piece, isItalic: true } : { text: piece })
    }
  }
  for (const { 0: tag, 1: slash, index } of text.matchAll(italicTags)) {
    add(text.slice(from, index))
    isItalic = slash === ''
    from = index + tag.length
  }
  add(text.slice(from))
  return lines.filter((line) => line.length > 0)
}

export const toText = (lines: readonly Line[]): string =>
  lines.map((line) => line.map((span) => (span.isItalic ? `<i>${span.text}</i>` : span.text)).join('')).join('\n')

/** Without italics and line breaks, for the voice. */
export const toSpokenText = (text: string): string => text.replaceAll(italicTags, '').replaceAll('\n', ' ').trim()

/** Without empty lines, spaces at their ends and characters that cannot be seen. */
export function cleanText(text: string): string {
  const lines = text
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replaceAll(invisible, '').trim())
  return toText(toLines(lines.join('\n')))
}
