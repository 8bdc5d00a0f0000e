import type { ColumnType, JSONColumnType } from 'kysely'

/** Where a request is in the translation-management system, and how far handing it over has come. */
export type TmsOrderTable = {
  job_request_id: string
  system: string
  /** The system's own: ids of one kind mean nothing to calls of another. */
  kind: string
  /** Null until the system has made it. */
  external_id: string | null
  name: string | null
  /** Each finished step with what it answered, so that none is done twice. */
  steps: JSONColumnType<Record<string, string>, string | undefined, string>
  seen_status: string | null
  checked_at: Date | null
  created_at: ColumnType<Date, Date | undefined, never>
}
