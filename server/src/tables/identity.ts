import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Data of the embedded issuer: sessions, grants, tokens, interactions. */
export type OidcPayloadTable = {
  model: string
  /** A digest where the id itself is a bearer secret. */
  id: string
  payload: JSONColumnType<object>
  account_id: string | null
  grant_id: string | null
  uid: string | null
  consumed_at: Date | null
  expires_at: Date | null
}

/** Signing keys and cookie keys, encrypted with the master key, which is not in the database. */
export type OidcKeyTable = {
  id: string
  kind: 'signing' | 'cookie'
  state: 'next' | 'current' | 'retired'
  secret: Buffer
  changed_at: ColumnType<Date, never, Date>
}

export type SignInThrottleTable = {
  key: string
  failures: number
  last_failure_at: Date
  blocked_until: Date
}

/** Each of the ten codes works once. */
export type RecoveryCodeTable = { account_id: string; hash: string; used_at: Date | null }

export type PasskeyTable = {
  /** As the authenticator names it, in base64url. */
  id: string
  account_id: string
  public_key: Buffer
  /** The driver returns bigint as text. */
  counter: ColumnType<string, number, number>
  transports: string[]
  name: string
  created_at: ColumnType<Date, never, never>
  last_used_at: Date | null
}

/** Digests of secrets that were emailed. */
export type MailedCodeTable = {
  id: Generated<string>
  purpose: 'confirm-email' | 'verify-email' | 'reset-password'
  email: string
  account_id: string | null
  hash: string
  tries_left: number
  expires_at: Date
  used_at: Date | null
}

/** Short-lived one-time values: challenges, states of external sign-ins, tickets. */
export type SingleUseTable = { key: string; value: JSONColumnType<object>; expires_at: Date }

/** Details of sessions to show to users. The session itself belongs to the issuer. */
export type SignInSessionTable = {
  uid: string
  account_id: string
  started_at: ColumnType<Date, never, never>
  last_seen_at: ColumnType<Date, Date | undefined, Date>
  user_agent: string
  ip: string
}

/** A client's own identity provider. */
export type IdentityProviderTable = {
  id: string
  client_id: number
  kind: 'OIDC' | 'SAML'
  settings: JSONColumnType<object>
  /** Sealed. */
  secret: Buffer | null
}

export type FederatedAccountTable = { identity_provider_id: string; subject: string; account_id: string }

/** Accounts of an external issuer that replaces the embedded one. */
export type IssuerAccountTable = {
  issuer: string
  subject: string
  account_id: string
  /** The issue time of the newest token. Older tokens do not change the account. */
  token_issued_at: Date
}

export type ImpersonationTable = {
  id: Generated<string>
  administrator_id: string
  /** The administrator's session it belongs to. */
  session: string
  account_id: string
  /** Null where none was given. */
  reason: string | null
  started_at: ColumnType<Date, never, never>
  ends_at: Date
  ended_at: Date | null
}

export type ApiKeyTable = {
  id: Generated<string>
  account_id: string
  name: string
  /** The public part, by which a key is found. */
  prefix: string
  /** The digest of the whole key. */
  hash: Buffer
  created_at: ColumnType<Date, Date, never>
  expires_at: Date
  last_used_at: Date | null
  /** Kept for a while, so that callers learn why their key no longer works. */
  revoked_at: Date | null
  /** May call with GET only. */
  is_read_only: boolean
}

/** The clients whose users may have no keys. Null stands for everybody. */
export type ApiKeysOffTable = { client_id: number | null }
