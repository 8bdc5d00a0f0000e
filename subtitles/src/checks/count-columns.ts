import type { SubtitleRules } from './rules.ts'

const takesNoColumn = /\p{M}|\p{Cf}/u
const lastNarrow = 0xff

/** The width of a text. Combining marks and direction marks take no column. */
export function countColumns(text: string, { hasWideCharacters }: Pick<SubtitleRules, 'hasWideCharacters'>): number {
  let columns = 0
  for (const character of text.normalize('NFC')) {
    if (takesNoColumn.test(character)) continue
    columns += hasWideCharacters && character.charCodeAt(0) <= lastNarrow ? 0.5 : 1
  }
  return columns
}
