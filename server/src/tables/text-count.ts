import type { CountNote } from '@portolan/contract/job-requests/count-notes'

/** The count of a file or a request. All null before counting and if the text cannot be counted. */
export type TextCountColumns = {
  word_count: number | null
  character_count: number | null
  /** Also null if the count is older than this column. */
  asian_character_count: number | null
  page_count: number | null
  /** Also null for counts by the older rule, which had no notes. */
  count_notes: CountNote[] | null
}
