import { sql } from 'kysely'
import { likeText } from '../../../platform/like-text.ts'

const fullName = sql<string>`account.first_name || ' ' || account.last_name`

/** By name, username, email address or company, each on an index. */
export function matchesUser(search: string) {
  const text = likeText(search)
  return sql<boolean>`(${fullName} || ' ' || account.login_name || ' ' || account.email ilike ${text}
    or account.client_id in (select id from client where client_name ilike ${text} or company_name ilike ${text}))`
}

/** Neither administrators nor accounts that are disabled or not confirmed. */
export const isImpersonable = sql<boolean>`(account.disabled_at is null and account.email_confirmed_at is not null
  and not ('ADMIN' = any(account.roles)))`
