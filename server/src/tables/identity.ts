import type { ColumnType, JSONColumnType } from 'kysely'

/** All that the embedded issuer keeps: sessions, grants, tokens, interactions. */
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

/** Signing keys and cookie keys, sealed with the master key that is not in the database. */
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
