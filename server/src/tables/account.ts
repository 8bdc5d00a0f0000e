import type { Role } from '@portolan/contract/roles'
import type { ColumnType, Generated } from 'kysely'

export type AccountTable = {
  id: Generated<string>
  /** Lower case, as is `email`. */
  login_name: string
  email: string
  first_name: string
  last_name: string
  /** Null: signs in through the organisation's own identity provider. */
  password_hash: string | null
  roles: Role[]
  external_groups: Generated<string[]>
  is_federated: Generated<boolean>
  /** The organisation the user acts for; staff have none. */
  client_id: number | null
  disabled_at: Date | null
  /** Tokens issued before are refused. */
  tokens_valid_after: Generated<Date>
  created_at: ColumnType<Date, never, never>
}

/** The organisations an account may act for. */
export type AccountClientTable = { account_id: string; client_id: number }
