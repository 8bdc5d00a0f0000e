import type { CountNote } from '@portolan/contract/job-requests/count-notes'
import type { TextCount } from '@portolan/contract/job-requests/requests'
import type { TextCountColumns } from '../../../tables/text-count.ts'

export const columnsOfCount = (count: TextCount | null): TextCountColumns => ({
  word_count: count?.words ?? null,
  character_count: count?.characters ?? null,
  asian_character_count: count?.asianCharacters ?? null,
  page_count: count?.pages ?? null,
  count_notes: count?.notes ?? null,
})

export function countOfColumns(columns: TextCountColumns): TextCount | null {
  const { word_count: words, character_count: characters, page_count: pages } = columns
  if (words === null || characters === null || pages === null) return null
  return { words, characters, asianCharacters: columns.asian_character_count, pages, notes: columns.count_notes }
}

/** Null unless all were counted: a partial total would be misleading. */
export function totalCount(counts: readonly (TextCount | null)[]): TextCount | null {
  const total = { words: 0, characters: 0, pages: 0 }
  let asianCharacters: number | null = 0
  const notes = new Set<CountNote>()
  let hasNotes = true
  for (const count of counts) {
    if (!count) return null
    total.words += count.words
    total.characters += count.characters
    total.pages += count.pages
    asianCharacters =
      asianCharacters === null || count.asianCharacters === null ? null : asianCharacters + count.asianCharacters
    for (const note of count.notes ?? []) notes.add(note)
    hasNotes &&= count.notes !== null
  }
  return { ...total, asianCharacters, notes: hasNotes ? [...notes] : null }
}
