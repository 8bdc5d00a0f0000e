import type { EmailDelivery, EmailKind } from '@portolan/contract/accounts/email-settings'
import type { Address } from '@portolan/contract/address'
import type { ApplicationId } from '@portolan/contract/clients/applications'
import type { CustomFieldValue } from '@portolan/contract/clients/clients'
import type { Role } from '@portolan/contract/roles'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export type AccountTable = {
  id: Generated<string>
  /** Lower case, as is `email`. */
  login_name: string
  email: string
  first_name: string
  last_name: string
  /** Null: signs in through the organization's own identity provider. */
  password_hash: string | null
  roles: Role[]
  external_groups: Generated<string[]>
  is_federated: Generated<boolean>
  /** The organization the user acts for; staff have none. */
  client_id: number | null
  /** The applications of this account; null: those of its client. */
  application_ids: ApplicationId[] | null
  disabled_at: Date | null
  /** Tokens issued before this are rejected. */
  tokens_valid_after: Generated<Date>
  /** Null until the link in the email was opened. Sign-in is not possible before. */
  email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Encrypted. Set as soon as the setup of an authenticator app starts, before it is enabled. */
  totp_secret: Buffer | null
  /** The time step of the last accepted code, so that no code works twice. */
  totp_last_step: string | null
  mfa_enabled_at: Date | null
  address: JSONColumnType<Address> | null
  /** The client whose address it is; null where that is not known. */
  address_client_id: number | null
  custom_field_values: ColumnType<CustomFieldValue[], string | undefined, string>
  /** A BCP 47 tag; null where none was chosen. */
  locale: ColumnType<string | null, string | null | undefined>
  created_at: ColumnType<Date, never, never>
}

/** The organizations an account may act for. */
export type AccountClientTable = { account_id: string; client_id: number }

/** Accounts created by the demo, with the hash of their published password. */
export type DemoAccountTable = { account_id: string; password_hash: string }

/** Accounts without a row get every email at once. */
export type EmailSettingTable = { account_id: string; muted_kinds: EmailKind[]; delivery: EmailDelivery }

/** An email that waits for the reader's next digest. */
export type DigestItemTable = {
  /** The id of the job that would have sent it, so that a repeated job adds it once. */
  id: string
  account_id: string
  template: string
  data: JSONColumnType<object>
  created_at: ColumnType<Date, never, Date>
}

/** Invitations that were neither accepted nor revoked. */
export type InvitationTable = {
  id: Generated<string>
  /** Null: staff of the provider. */
  client_id: number | null
  /** Null: invited by a colleague of the client, as an employee. */
  role: ColumnType<Role | null, Role | null | undefined, Role | null | undefined>
  /** Lower case. */
  email: string
  secret_hash: string
  invited_by: string | null
  sent_at: Date
  expires_at: Date
}
