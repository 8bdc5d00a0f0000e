import type { Kysely, Transaction } from 'kysely'
import type {
  AccountClientTable,
  AccountTable,
  DemoAccountTable,
  DigestItemTable,
  EmailSettingTable,
  InvitationTable,
} from './account.ts'
import type { AttemptWindowTable } from './attempt-window.ts'
import type { AuditEventTable } from './audit-event.ts'
import type {
  ClientActivityTable,
  ClientEmailDomainTable,
  ClientLanguageTable,
  ClientTable,
  CustomFieldDefinitionTable,
} from './client.ts'
import type {
  DeskAssignmentTable,
  DeskOrderTable,
  DeskQaJobTable,
  JobRequestMessageTable,
  MessageAttachmentTable,
  ReceivedReplyTable,
  ReplyAddressTable,
} from './desk.ts'
import type { DeskFigureTable } from './desk-figure.ts'
import type { FileReadTable } from './file-read.ts'
import type { IdempotencyKeyTable } from './idempotency-key.ts'
import type {
  ApiKeysOffTable,
  ApiKeyTable,
  FederatedAccountTable,
  IdentityProviderTable,
  ImpersonationTable,
  IssuerAccountTable,
  MailedCodeTable,
  OidcKeyTable,
  OidcPayloadTable,
  PasskeyTable,
  RecoveryCodeTable,
  SignInSessionTable,
  SignInThrottleTable,
  SingleUseTable,
} from './identity.ts'
import type { JobStepTable, JobTable, JobWorkerTable } from './job.ts'
import type {
  JobRequestEventTable,
  JobRequestFileTable,
  JobRequestLinkTable,
  JobRequestTable,
  JobRequestZipTable,
  RequestVisitTable,
} from './job-request.ts'
import type { LanguageGroupTable } from './language-group.ts'
import type {
  GlossaryTable,
  GlossaryTermTable,
  MachineTranslationCacheTable,
  MachineTranslationReservationTable,
  MachineTranslationSegmentTable,
  MachineTranslationTable,
  MachineTranslationUsageTable,
  TranslationEngineFailureTable,
  TranslationModelInstallTable,
} from './machine-translation/machine-translation.ts'
import type {
  MediaCueTable,
  MediaFileTable,
  MediaRequestTable,
  MediaTrackTable,
  MediaWaveformTable,
} from './machine-translation/media.ts'
import type {
  ProcurementOrderTable,
  PunchoutSessionTable,
  PurchaseOrderLineTable,
  PurchaseOrderTable,
} from './procurement.ts'
import type {
  MinimumChargeTable,
  PaymentEventTable,
  QuoteLineTable,
  QuoteTable,
  RateTable,
  UploadCountTable,
} from './quote.ts'
import type { ReportTable, ReportViewTable, RequestDateTable, RequesterNameTable, RequestTaskTable } from './report.ts'
import type { RequestTemplateTable } from './request-template.ts'
import type { TmsOrderTable } from './tms-order.ts'
import type { FileClaimTable, UploadFolderTable, UploadTable } from './upload.ts'

/** All tables. A table is written only by the feature of its name, or by the platform. */
export type Tables = {
  account: AccountTable
  account_client: AccountClientTable
  api_key: ApiKeyTable
  api_keys_off: ApiKeysOffTable
  attempt_window: AttemptWindowTable
  audit_event: AuditEventTable
  client: ClientTable
  client_activity: ClientActivityTable
  client_email_domain: ClientEmailDomainTable
  client_language: ClientLanguageTable
  custom_field_definition: CustomFieldDefinitionTable
  demo_account: DemoAccountTable
  desk_figure: DeskFigureTable
  desk_figure_change: DeskFigureTable
  desk_figure_now: DeskFigureTable
  desk_order: DeskOrderTable
  desk_assignment: DeskAssignmentTable
  desk_qa_job: DeskQaJobTable
  digest_item: DigestItemTable
  email_setting: EmailSettingTable
  federated_account: FederatedAccountTable
  file_claim: FileClaimTable
  file_read: FileReadTable
  glossary: GlossaryTable
  glossary_term: GlossaryTermTable
  idempotency_key: IdempotencyKeyTable
  identity_provider: IdentityProviderTable
  impersonation: ImpersonationTable
  invitation: InvitationTable
  issuer_account: IssuerAccountTable
  job: JobTable
  job_request: JobRequestTable
  job_request_event: JobRequestEventTable
  job_request_file: JobRequestFileTable
  job_request_link: JobRequestLinkTable
  job_request_message: JobRequestMessageTable
  job_request_zip: JobRequestZipTable
  job_step: JobStepTable
  job_worker: JobWorkerTable
  language_group: LanguageGroupTable
  machine_translation: MachineTranslationTable
  machine_translation_cache: MachineTranslationCacheTable
  machine_translation_reservation: MachineTranslationReservationTable
  machine_translation_segment: MachineTranslationSegmentTable
  machine_translation_usage: MachineTranslationUsageTable
  media_cue: MediaCueTable
  media_file: MediaFileTable
  media_request: MediaRequestTable
  media_track: MediaTrackTable
  media_waveform: MediaWaveformTable
  mailed_code: MailedCodeTable
  message_attachment: MessageAttachmentTable
  minimum_charge: MinimumChargeTable
  oidc_key: OidcKeyTable
  oidc_payload: OidcPayloadTable
  passkey: PasskeyTable
  payment_event: PaymentEventTable
  procurement_order: ProcurementOrderTable
  punchout_session: PunchoutSessionTable
  purchase_order: PurchaseOrderTable
  purchase_order_line: PurchaseOrderLineTable
  quote: QuoteTable
  quote_line: QuoteLineTable
  rate: RateTable
  received_reply: ReceivedReplyTable
  recovery_code: RecoveryCodeTable
  reply_address: ReplyAddressTable
  report: ReportTable
  report_view: ReportViewTable
  request_date: RequestDateTable
  request_task: RequestTaskTable
  request_template: RequestTemplateTable
  request_visit: RequestVisitTable
  requester_name: RequesterNameTable
  sign_in_session: SignInSessionTable
  sign_in_throttle: SignInThrottleTable
  single_use: SingleUseTable
  tms_order: TmsOrderTable
  translation_engine_failure: TranslationEngineFailureTable
  translation_model_install: TranslationModelInstallTable
  upload: UploadTable
  upload_count: UploadCountTable
  upload_folder: UploadFolderTable
}

export type Database = Kysely<Tables>

/** Required by writes, so that none happens outside its transaction. */
export type Tx = Transaction<Tables>
