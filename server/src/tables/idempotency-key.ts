import type { ColumnType, JSONColumnType } from 'kysely'

export type IdempotencyKeyTable = {
  /** The owner of the key: an account, or the IP address of a visitor. */
  owner: string
  key: string
  request_hash: Buffer
  reply: JSONColumnType<object> | null
  created_at: ColumnType<Date, never, never>
}
