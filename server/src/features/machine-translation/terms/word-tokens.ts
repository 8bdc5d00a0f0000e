/** A token that belongs to a longer word is never a match. Scripts without spaces have a token for every character. */
const spaceless = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}'
const token = new RegExp(`[${spaceless}]\\p{M}*|(?:(?![${spaceless}])[\\p{L}\\p{N}\\p{M}])+|\\s+|[^]`, 'gu')

export type WordToken = {
  /** In lower case, with spaces of any kind as one space. */
  readonly key: string
  readonly start: number
  readonly end: number
}

/** Words, spaces and single marks, in order and without gaps. Takes linear time. */
export function tokenize(text: string): readonly WordToken[] {
  return Array.from(text.matchAll(token), ({ 0: found, index }) => ({
    key: /^\s/.test(found) ? ' ' : found.normalize('NFC').toLowerCase(),
    start: index,
    end: index + found.length,
  }))
}
