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

/** The closing blank holds the number of the frame. A client's text cannot forge it, as its brackets are encoded. */
export const writeFrame = (stream: string, id: number): string => `${stream}[][;${id};]\0`

/** Undefined if this is the answer to another frame. */
export function readFrame(answer: string, id: number): string | undefined {
  const end = `[][;${id};]`
  return answer.endsWith(end) ? answer.slice(0, -end.length) : undefined
}
