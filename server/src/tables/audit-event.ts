import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Who did what, as whom, on what, when, from where. Rows are only ever added. */
export type AuditEventTable = {
  id: Generated<string>
  at: ColumnType<Date, never, never>
  /** Null: someone who was not signed in, or the portal itself. */
  account_id: string | null
  /** Who acted through an impersonation. */
  impersonator_id: string | null
  action: string
  subject_type: string
  subject_id: string
  details: JSONColumnType<object>
  request_id: string | null
  ip: string | null
}
