import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import type { ReportType } from '@portolan/contract/reports/reports'
import type { ReportEmails } from '@portolan/contract/reports/views'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** A text by locale. English is always there. */
export type LocalizedText = { readonly en: string } & Readonly<Partial<Record<string, string>>>

type StoredReportFilter = { readonly mapping: string; readonly defaultValue?: string }

export type ReportTable = {
  id: Generated<string>
  /** Null: the report of every client. */
  client_id: number | null
  type: ReportType
  names: JSONColumnType<LocalizedText>
  descriptions: JSONColumnType<LocalizedText>
  column_ids: string[]
  filters: JSONColumnType<readonly StoredReportFilter[]>
  sort: string
  created_at: ColumnType<Date, never, never>
}

/** One target language of a request. Kept by a trigger. */
export type RequestTaskTable = {
  job_request_id: string
  language_id: string
  client_id: number
  created_at: ColumnType<Date, never, never>
  shown_status: JobRequestStatus
}

/** The name of somebody who sent a request. Kept by a trigger. */
export type RequesterNameTable = { client_id: number; name: string }

/** A date in a custom field of a request, as YYYY-MM-DD. Kept by a trigger. */
export type RequestDateTable = { job_request_id: string; field_name: string; date: string; client_id: number }

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
  shows_empty_columns: Generated<boolean>
  emails: Generated<ReportEmails>
  /** The zone of the owner, for days and for the time of emails; null until emails are switched on. */
  time_zone: string | null
  /** Null while there are no emails. */
  next_email_at: Date | null
  created_at: ColumnType<Date, never, never>
}
