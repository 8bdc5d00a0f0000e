import type { User } from '@portolan/contract/accounts/users'
import type { Role } from '@portolan/contract/roles'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import { isImpersonable, matchesUser } from '../../identity/index.ts'

const selectUsers = (db: Database | Tx) =>
  db
    .selectFrom('account')
    .leftJoin('client', 'client.id', 'account.client_id')
    .select([
      'account.id',
      'account.login_name as username',
      'account.email',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'client.client_name as company',
      'account.roles',
      sql<boolean>`account.disabled_at is null`.as('isAccountEnabled'),
      sql<boolean>`account.email_confirmed_at is not null`.as('isEmailConfirmed'),
      sql<boolean>`account.mfa_enabled_at is not null`.as('isMfaEnabled'),
    ])

type Page = {
  readonly search: string
  readonly clientId: number | undefined
  readonly role: Role | undefined
  readonly isImpersonable: boolean
  readonly after: string | undefined
  readonly size: number
}

/** By username, which is unique. */
export const findUsers = (db: Database, { search, clientId, role, after, size, ...only }: Page): Promise<User[]> =>
  selectUsers(db)
    .$if(search !== '', (query) => query.where(matchesUser(search)))
    .$if(only.isImpersonable, (query) => query.where(isImpersonable))
    .$if(clientId !== undefined, (query) =>
      query.where('account.id', 'in', (members) =>
        members
          .selectFrom('account_client')
          .select('account_id')
          .where('client_id', '=', clientId ?? 0),
      ),
    )
    .$if(role !== undefined, (query) => query.where(sql<boolean>`account.roles @> array[${role}]`))
    .$if(after !== undefined, (query) => query.where('account.login_name', '>', after ?? ''))
    .orderBy('account.login_name')
    .limit(size)
    .execute()

export const findUser = (db: Database, userId: string) =>
  selectUsers(db).select('account.locale').where('account.id', '=', userId).executeTakeFirst()

export async function findUserRoles(db: Database): Promise<Role[]> {
  const rows = await db
    .selectFrom('account')
    .select(sql<Role>`unnest(account.roles)`.as('role'))
    .distinct()
    .orderBy('role')
    .execute()
  return rows.map(({ role }) => role)
}

/** Locks the account until the transaction ends. */
export const lockUser = (tx: Tx, userId: string): Promise<User | undefined> =>
  selectUsers(tx).where('account.id', '=', userId).forUpdate('account').executeTakeFirst()
