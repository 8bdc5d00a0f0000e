import type { Escalation } from '@portolan/contract/translation-management/translation-management'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Where a request is in the translation-management system, and how far handing it over has come. */
export type TmsOrderTable = {
  job_request_id: string
  system: string
  /** The system's own: ids of one kind mean nothing to calls of another. Null until the system has made it. */
  kind: string | null
  external_id: string | null
  name: string | null
  /** Each finished step with what it answered, so that none is done twice. */
  steps: JSONColumnType<Record<string, string>, string | undefined, string>
  /** A request that was handed over before starts anew with the next. */
  round: Generated<number>
  /** What people were asked for, where that differs from the request itself. */
  escalation: JSONColumnType<Escalation> | null
  /** What the system said last. */
  seen_status: string | null
  /** When to ask the system again; null where there is nothing to ask. */
  look_at: Date | null
  /** Looks since something changed. */
  looks: Generated<number>
  created_at: ColumnType<Date, Date | undefined, never>
}
