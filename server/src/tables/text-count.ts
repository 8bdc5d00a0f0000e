import type { CountNote } from '@portolan/contract/job-requests/count-notes'

/** What was counted in a file or a request; all null until then, and where nothing can be counted. */
export type TextCountColumns = {
  word_count: number | null
  character_count: number | null
  /** Null as well where the count is older than this column. */
  asian_character_count: number | null
  page_count: number | null
  /** Null as well where the count is older than the notes, and by another rule. */
  count_notes: CountNote[] | null
}
