/**
 * Apertium's stream format: `[…]` is a blank that passes unchanged, NUL ends a frame.
 *
 * Characters with a meaning in the format travel as their code inside a blank. Backslashes are not enough: an escaped
 * caret before a blank makes real pipelines wait forever. `*`, `#` and `~` are marks in answers. Private use, bidi controls
 * and separators are in no dictionary.
 */
const encoded = /[[\]{}^$@\\/<>*#~\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff\ue000-\uf8ff]/g
const blankCode = /\[;c([0-9a-f]{1,4});\]/g

/** Controls, and the code points that stand for tags (see marked-text.ts). */
const unusable = /(?![\n\t])[\p{Cc}\p{Noncharacter_Code_Point}\u{f0000}-\u{10ffff}]/gu

/** Dictionaries hold composed characters only. */
export const cleanText = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(unusable, ' ')

export const encodeText = (text: string): string =>
  text.replace(encoded, (character) => `[;c${character.charCodeAt(0).toString(16)};]`)

export const decodeText = (stream: string): string =>
  stream
    .replace(blankCode, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\([[\]{}^$@\\/<>])/g, '$1')

/** A text of a frame. */
export type NumberedText = { readonly stream: string; readonly id: number }

/**
 * Every text ends with a blank that holds its number, and with the end of a sentence: no rule works across two texts, and
 * a title is read as a whole. A client's text cannot forge the blank, as its brackets are encoded.
 */
export const writeFrame = (texts: readonly NumberedText[]): string =>
  `${texts.map(({ stream, id }) => stream + endOf(id)).join('')}\0`

const endOf = (id: number): string => `[;${id};].[]`

/** The answers to the texts of a frame; undefined if one is missing, out of order or of another frame. */
export function readFrame(answer: string, texts: readonly NumberedText[]): readonly string[] | undefined {
  const answers: string[] = []
  let start = 0
  for (const { id } of texts) {
    const end = endOf(id)
    const at = answer.indexOf(end, start)
    if (at < 0) return undefined
    answers.push(answer.slice(start, at))
    start = at + end.length
  }
  return start === answer.length ? answers : undefined
}
