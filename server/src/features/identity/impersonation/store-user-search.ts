import type { ImpersonationUser } from '@portolan/contract/identity/impersonation'
import { sql } from 'kysely'
import { likeText } from '../../../platform/like-text.ts'
import type { Database } from '../../../tables/database.ts'

const mostUsers = 20

const fullName = sql<string>`account.first_name || ' ' || account.last_name`

/** By name, username, e-mail address or company, each on an index. */
export function matchesUser(search: string) {
  const text = likeText(search)
  return sql<boolean>`(${fullName} || ' ' || account.login_name || ' ' || account.email ilike ${text}
    or account.client_id in (select id from client where client_name ilike ${text} or company_name ilike ${text}))`
}

/** Leaves out whom nobody may impersonate. */
export const searchUsers = (db: Database, search: string): Promise<ImpersonationUser[]> =>
  db
    .selectFrom('account')
    .leftJoin('client', 'client.id', 'account.client_id')
    .select([
      'account.login_name as username',
      sql<string>`trim(${fullName})`.as('name'),
      'account.email',
      'client.client_name as company',
    ])
    .where('account.disabled_at', 'is', null)
    .where(sql<boolean>`not ('ADMIN' = any(account.roles))`)
    .where(matchesUser(search))
    .orderBy(sql`lower(${fullName})`)
    .orderBy('account.login_name')
    .limit(mostUsers)
    .execute()
