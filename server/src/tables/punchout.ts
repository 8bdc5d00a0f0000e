import type { ColumnType, Generated } from 'kysely'

/** A buyer's visit from a procurement system. */
export type PunchoutSessionTable = {
  /** A secret: its holder may sign in once. */
  id: Generated<string>
  client_id: number
  pos: string
  operation: 'create' | 'edit' | 'inspect'
  return_url: string
  email: string
  contact_name: string
  buyer_cookie: string
  created_at: ColumnType<Date, never, never>
  expires_at: Date
  used_at: Date | null
}
