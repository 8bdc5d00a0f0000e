import type { ReportEmails } from '@portolan/contract/reports/views'
import type { ColumnType, Generated } from 'kysely'

/** The filters, order and columns of a report under a name, saved by one account. */
export type ReportViewTable = {
  id: Generated<string>
  account_id: ColumnType<string, string, never>
  client_id: ColumnType<number, number, never>
  report_id: ColumnType<string, string, never>
  name: string
  /** As JSON, the way calls send them. */
  filters: string
  sort: string
  columns: string | null
  emails: Generated<ReportEmails>
  /** The zone of the owner, for days and for the time of e-mails; null until e-mails are switched on. */
  time_zone: string | null
  /** Null while there are no e-mails. */
  next_email_at: Date | null
  created_at: ColumnType<Date, never, never>
}
