import type { Address } from '@portolan/contract/address'
import type { CustomFieldValue } from '@portolan/contract/clients/clients'
import type {
  AcceptanceStatus,
  DeliveryAnswer,
  FileKind,
  FileRejection,
  JobRequestStatus,
  JobRequestStep,
  Origination,
  RequestType,
  StepStatus,
} from '@portolan/contract/job-requests/requests'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { TextCountColumns } from './text-count.ts'

/** Contact details of a visitor. Custom fields exist only for visitors of a known client. */
type RequestContact = Address & { readonly customFields?: readonly CustomFieldValue[] }

/** What undoing a cancellation needs. */
export type HeldCancellation = {
  readonly status: Exclude<JobRequestStatus, 'ARCHIVED'>
  readonly accountId: string
  /** The job that makes it final. */
  readonly jobId: string
}

export type JobRequestTable = TextCountColumns & {
  /** Sorts by time for members. For visitors it is random, because it is the secret of the link to status and quote. */
  id: string
  number: string
  client_id: number
  /** Null for a visitor. */
  account_id: string | null
  requestor_email: string
  requestor_first_name: string
  requestor_last_name: string
  company_name: string
  /** Null for members: their account has the details. */
  contact: JSONColumnType<RequestContact> | null
  origination: Origination
  request_type: RequestType
  /** The status of the work. Never ARCHIVED: archiving is the flag `archived_at`, which only members see. */
  status: JobRequestStatus
  archived_at: Date | null
  /** Set by a cancellation that can be undone. Has no meaning once the status is not CANCELLING. */
  held_cancellation: ColumnType<HeldCancellation | null, string | null | undefined, string | null>
  /** The status shown to members: ARCHIVED or the status. Generated. */
  shown_status: ColumnType<JobRequestStatus, never, never>
  /** The client's answer to the current quote. */
  quote_answer: AcceptanceStatus | null
  /** The client's answer to the latest delivery. */
  delivery_answer: DeliveryAnswer | null
  /** When files were last delivered to the client. */
  delivered_at: Date | null
  /** When staff last wrote to the client. */
  staff_wrote_at: Date | null
  /** The later one of the two. Generated. */
  news_at: ColumnType<Date | null, never, never>
  /** The price of the current quote. Kept by a trigger, like `due_at`. */
  price_cents: ColumnType<string | null, never, never>
  /** The delivery date that the client accepted. */
  due_at: ColumnType<Date | null, never, never>
  /** From when the workdays of the current quote count, and the day they lead to. Kept by the same trigger. */
  offered_at: ColumnType<Date | null, never, never>
  offered_due_at: ColumnType<Date | null, never, never>
  name: string
  source_language_id: string | null
  target_language_ids: string[]
  xtrf_service_id: number | null
  notes: string
  /** By when the client needs the work. The driver reads a day as midnight where the process runs: see `dayOfDate`. */
  needed_by: ColumnType<Date | null, string | null | undefined, never>
  custom_field_values: ColumnType<CustomFieldValue[], string, string>
  external_reference_id: string | null
  /** True for a request by a visitor: its id gives access to status and quote, and with a mailed code to the rest. */
  is_open_by_link: boolean
  /** The upload folder of a visitor of a known client. */
  upload_prefix: string | null
  /** Work starts only when the first source file has arrived. */
  is_waiting_for_files: boolean
  /** The language of the page it was made on, as a BCP 47 tag; null for requests of servers. */
  locale: ColumnType<string | null, string | null | undefined, never>
  created_at: ColumnType<Date, Date | undefined, never>
}

export type JobRequestFileTable = TextCountColumns & {
  id: Generated<string>
  job_request_id: string
  category: FileKind
  file_name: string
  file_key: string
  language_id: string | null
  /** The driver returns bigint as text. */
  size: ColumnType<string, number, number>
  /** Hidden from the client until the order is completed. */
  is_withheld: Generated<boolean>
  /** A delivery that staff took back. The client has it until the order is completed again. */
  is_removed: Generated<boolean>
  sha256: string | null
  /** The type detected by screening; null before. */
  type: string | null
  screened_at: Date | null
  rejection: FileRejection | null
  counted_at: Date | null
}

export type JobRequestLinkTable = {
  job_request_id: string
  position: number
  url: string
  name: string
  category: FileKind
}

/** The history of a request: every change of status, archiving and restoring. */
export type JobRequestEventTable = {
  id: Generated<string>
  job_request_id: string
  status: JobRequestStep
  account_id: string | null
  /** The name at that time; null for the portal itself. */
  actor_name: string | null
  reason: string | null
  at: ColumnType<Date, Date | undefined, never>
}

/** When a person last looked at parts of a request. */
export type RequestVisitTable = {
  account_id: string
  job_request_id: string
  messages_seen_at: Date | null
  deliverables_seen_at: Date | null
}

export type JobRequestZipTable = {
  /** Used in the download URL instead of the id of the request, which would give access to the request. */
  download_id: Generated<string>
  job_request_id: string
  status: StepStatus
  file_name: string
  changed_at: ColumnType<Date, Date | undefined, Date>
}
