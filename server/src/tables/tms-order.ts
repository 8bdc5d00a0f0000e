import type { Escalation } from '@portolan/contract/translation-management/translation-management'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The system of orders that the desk works on. */
export const deskSystem = 'desk'

/** The order of a request in the translation management system, and the progress of its submission. */
export type TmsOrderTable = {
  job_request_id: string
  system: string
  /** The kind of id in the system. Null until the order exists there. */
  kind: string | null
  external_id: string | null
  name: string | null
  /** Results of the completed steps, so that none is repeated. */
  steps: JSONColumnType<Record<string, string>, string | undefined, string>
  /** Counts submissions: a request that is submitted once more starts with the next number. */
  round: Generated<number>
  /** What was requested from the system, where it differs from the request itself. */
  escalation: JSONColumnType<Escalation> | null
  /** The last status reported by the system. */
  seen_status: string | null
  /** When to query the system next; null where nothing is expected. */
  look_at: Date | null
  /** Status queries since the last change. */
  looks: Generated<number>
  created_at: ColumnType<Date, Date | undefined, never>
}
