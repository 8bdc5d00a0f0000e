import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Audit log: actor, impersonator, action, subject, time and origin. Append-only. */
export type AuditEventTable = {
  id: Generated<string>
  at: ColumnType<Date, Date | undefined, never>
  /** Null for visitors and for the portal itself. */
  account_id: string | null
  /** The administrator, while impersonating. */
  impersonator_id: string | null
  action: string
  subject_type: string
  subject_id: string
  details: JSONColumnType<object>
  /** The client that the entry is about, if any. */
  client_id: ColumnType<number | null, number | null, never>
  request_id: string | null
  ip: string | null
}
