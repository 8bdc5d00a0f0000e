import type { Kysely, Transaction } from 'kysely'
import type { AccountClientTable, AccountTable } from './account.ts'
import type { AuditEventTable } from './audit-event.ts'
import type { ClientEmailDomainTable, ClientLanguageTable, ClientTable, CustomFieldDefinitionTable } from './client.ts'
import type { IdempotencyKeyTable } from './idempotency-key.ts'
import type { OidcKeyTable, OidcPayloadTable, SignInThrottleTable } from './identity.ts'
import type { JobStepTable, JobTable, JobWorkerTable } from './job.ts'

/** Every table of the portal. A table is written only by the feature that bears its name, or by the platform. */
export type Tables = {
  account: AccountTable
  account_client: AccountClientTable
  audit_event: AuditEventTable
  client: ClientTable
  client_email_domain: ClientEmailDomainTable
  client_language: ClientLanguageTable
  custom_field_definition: CustomFieldDefinitionTable
  idempotency_key: IdempotencyKeyTable
  job: JobTable
  job_step: JobStepTable
  job_worker: JobWorkerTable
  oidc_key: OidcKeyTable
  oidc_payload: OidcPayloadTable
  sign_in_throttle: SignInThrottleTable
}

export type Database = Kysely<Tables>

/** What a write takes, so that none can slip outside its transaction. */
export type Tx = Transaction<Tables>
