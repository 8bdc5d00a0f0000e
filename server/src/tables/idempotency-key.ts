import type { ColumnType, JSONColumnType } from 'kysely'

export type IdempotencyKeyTable = {
  /** Whose key: an account, or an address for those who are not signed in. */
  owner: string
  key: string
  request_hash: Buffer
  reply: JSONColumnType<object> | null
  created_at: ColumnType<Date, never, never>
}
