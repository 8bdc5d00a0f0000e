import type { Address } from '@portolan/contract/address'
import type { CustomFieldValue } from '@portolan/contract/clients/clients'
import type {
  AcceptanceStatus,
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

/** What a visitor entered about themselves; only visitors of a known client are asked its fields about users. */
type RequestContact = Address & { readonly customFields?: readonly CustomFieldValue[] }

export type JobRequestTable = TextCountColumns & {
  /** Sorts by time for members; where it was made signed out, it is the secret of the link to status and quote. */
  id: string
  number: string
  client_id: number
  /** Null for a visitor. */
  account_id: string | null
  requestor_email: string
  requestor_first_name: string
  requestor_last_name: string
  company_name: string
  /** Null for members, whose account has it. */
  contact: JSONColumnType<RequestContact> | null
  origination: Origination
  request_type: RequestType
  /** How far the work is. Never ARCHIVED, which is a flag of the client's view. */
  status: JobRequestStatus
  archived_at: Date | null
  /** What the client's own people see: ARCHIVED, or the status. */
  shown_status: ColumnType<JobRequestStatus, never, never>
  /** The client's answer to the quote that counts. */
  quote_answer: AcceptanceStatus | null
  name: string
  source_language_id: string | null
  target_language_ids: string[]
  xtrf_service_id: number | null
  notes: string
  custom_field_values: ColumnType<CustomFieldValue[], string, string>
  external_reference_id: string | null
  /** Made signed out: its id opens status and quote, with a mailed code the rest. */
  is_open_by_link: boolean
  /** Where the uploads of a visitor with a known client arrive. */
  upload_prefix: string | null
  /** Nothing is done before what is to be translated is there. */
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
  /** Not yet for the client's eyes. */
  is_withheld: Generated<boolean>
  sha256: string | null
  /** What it is by its content; null until it was looked at. */
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

/** Every change of status, and every time it was archived or restored, with its time and who did it. */
export type JobRequestEventTable = {
  id: Generated<string>
  job_request_id: string
  status: JobRequestStep
  account_id: string | null
  /** As it was then; null for the portal itself. */
  actor_name: string | null
  reason: string | null
  at: ColumnType<Date, Date | undefined, never>
}

export type JobRequestZipTable = {
  /** Names the zip in its address, so that the address does not hold the id of the request. */
  download_id: Generated<string>
  job_request_id: string
  status: StepStatus
  file_name: string
  changed_at: ColumnType<Date, Date | undefined, Date>
}
