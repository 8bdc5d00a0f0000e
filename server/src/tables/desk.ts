import type { DeskAssignment, DeskQueue, DeskStatus, QaJob, Vertical } from '@portolan/contract/desk/desk'
import type { FileRejection } from '@portolan/contract/job-requests/requests'
import type { RateType } from '@portolan/contract/quotes/quotes'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** An order on the desk, which may start as a quote and become a project. `_on` columns are dates in the provider's time zone. */
export type DeskOrderTable = {
  id: Generated<string>
  number: string
  /** Null for work that did not come through the portal. */
  job_request_id: string | null
  client_id: number
  name: string
  source_language_id: string | null
  target_language_ids: string[]
  status: DeskStatus
  /** The request was rejected by screening, has failed, its rejected client has written, or its delivery has a problem. */
  needs_attention: Generated<boolean>
  vertical: Vertical | null
  rate_type: RateType
  project_manager_id: string | null
  coordinator_id: string | null
  qa_specialist_id: string | null
  total_agreed_cents: ColumnType<string | null, number | null, number | null>
  project_group_id: string | null
  project_group_name: string | null
  deadline: Date | null
  deadline_on: ColumnType<Date | null, string | null, string | null>
  quote_started_at: Date | null
  /** When it was sent to the client. */
  quote_completed_at: Date | null
  quote_completed_on: ColumnType<Date | null, string | null, string | null>
  project_started_at: Date | null
  project_started_on: ColumnType<Date | null, string | null, string | null>
  project_completed_at: Date | null
  project_completed_on: ColumnType<Date | null, string | null, string | null>
  /** When it was completed, rejected or cancelled; null while it is open. */
  closed_at: Date | null
  /** The first message of the client without an answer. Kept by triggers. */
  unanswered_since: ColumnType<Date | null, never, never>
  /** Until when the client may accept the quote; null unless it waits for the client. */
  quote_expires_at: Date | null
  created_at: ColumnType<Date, Date | undefined, never>
  /** The text that the desk's search uses, maintained by a trigger. */
  search_text: ColumnType<string, never, never>
  /** The queue of the order, derived from the columns above. */
  queue: ColumnType<DeskQueue, never, never>
  /** The sort order in the queue: when the order is due or, in CLOSED, was closed. */
  queued_at: ColumnType<Date, never, never>
}

/** A role of an order that changed hands. Names are those at that time; null for nobody. */
export type DeskAssignmentTable = {
  id: Generated<string>
  desk_order_id: string
  role: DeskAssignment['role']
  person_name: string | null
  previous_name: string | null
  /** Who assigned it. */
  account_id: string | null
  by_name: string
  at: ColumnType<Date, Date | undefined, never>
}

export type DeskQaJobTable = {
  id: Generated<string>
  desk_order_id: string
  assigned_to: string | null
  qa_type: string
  status: QaJob['status']
  note: Generated<string>
  started_at: ColumnType<Date, Date | undefined, never>
  finished_at: Date | null
}

export type JobRequestMessageTable = {
  id: Generated<string>
  job_request_id: string
  account_id: string | null
  /** The name at that time. */
  author_name: string
  is_from_staff: boolean
  text: string
  /** Set if it reports a problem with a delivery: the files it is about; none means all of them. */
  problem: JSONColumnType<ReportedProblem> | null
  at: ColumnType<Date, Date | undefined, never>
}

export type ReportedProblem = {
  readonly files: readonly { readonly fileName: string; readonly languageId: string | null }[]
}

/** A file that was sent with a message. */
export type MessageAttachmentTable = {
  id: Generated<string>
  message_id: string
  file_name: string
  file_key: string
  /** The driver returns bigint as text. */
  size: ColumnType<string, number, never>
  sha256: string | null
  /** Null until it was screened. */
  screened_at: Date | null
  rejection: FileRejection | null
}

/** The address at which an account answers emails about a request. */
export type ReplyAddressTable = {
  id: Generated<string>
  account_id: string
  job_request_id: string
}

/** An email that became a message, so that a repeated delivery does not become another. */
export type ReceivedReplyTable = {
  reply_address_id: string
  /** Of its Message-ID, or of the whole email where it has none. */
  mail_hash: Buffer
  received_at: ColumnType<Date, never, never>
}
