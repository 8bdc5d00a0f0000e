import type { ImpersonationUser } from '@portolan/contract/identity/impersonation'
import { sql } from 'kysely'
import { likeText } from '../../../platform/like-text.ts'
import type { Database } from '../../../tables/database.ts'

const mostUsers = 20

/** Users whose name, username, e-mail address or company contains the text. Leaves out whom nobody may impersonate. */
export const searchUsers = (db: Database, search: string): Promise<ImpersonationUser[]> => {
  const name = sql<string>`account.first_name || ' ' || account.last_name`
  const text = likeText(search)
  return db
    .selectFrom('account')
    .leftJoin('client', 'client.id', 'account.client_id')
    .select([
      'account.login_name as username',
      sql<string>`trim(${name})`.as('name'),
      'account.email',
      'client.client_name as company',
    ])
    .where('account.disabled_at', 'is', null)
    .where(sql<boolean>`not ('ADMIN' = any(account.roles))`)
    .where((or) =>
      or.or([
        or(name, 'ilike', text),
        or('account.login_name', 'ilike', text),
        or('account.email', 'ilike', text),
        or('client.client_name', 'ilike', text),
        or('client.company_name', 'ilike', text),
      ]),
    )
    .orderBy(sql`lower(${name})`)
    .orderBy('account.login_name')
    .limit(mostUsers)
    .execute()
}
