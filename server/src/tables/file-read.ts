import type { RefusalCode } from '@portolan/documents'
import type { ColumnType } from 'kysely'

/**
 * A job's reading of an uploaded file that has not ended well yet. The row is written before the reading starts and
 * deleted after it, so it outlives a process that dies in between.
 */
export type FileReadTable = {
  file_key: string
  action: 'inspect' | 'count'
  job_id: string
  started: number
  /** Why the file is not read any more. */
  refusal: RefusalCode | null
  started_at: ColumnType<Date, Date | undefined, Date>
}
