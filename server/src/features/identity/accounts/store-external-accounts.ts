import { sql } from 'kysely'
import type { Tx } from '../../../tables/database.ts'
import { accountChanged } from './store-accounts.ts'

/** Account data that an external issuer sends with every sign-in. */
export type ExternalAccountFacts = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly externalGroups: readonly string[]
  readonly clientIds: readonly number[]
}

/**
 * Keeps the current organization if it is still allowed, selects the only one if there is just one, and clears it
 * otherwise.
 */
export async function updateExternalAccount(tx: Tx, accountId: string, facts: ExternalAccountFacts): Promise<void> {
  const { email, firstName, lastName, externalGroups } = facts
  const ids = sql`${facts.clientIds}::integer[]`
  await sql`
    update account set
      email = ${email}, login_name = ${email}, first_name = ${firstName}, last_name = ${lastName},
      external_groups = ${externalGroups}::text[],
      client_id = case when client_id = any(${ids}) then client_id when cardinality(${ids}) = 1 then (${ids})[1] end
    where id = ${accountId}
  `.execute(tx)
  await sql`delete from account_client where account_id = ${accountId} and client_id <> all(${ids})`.execute(tx)
  await sql`
    insert into account_client (account_id, client_id) select ${accountId}::uuid, unnest(${ids}) on conflict do nothing
  `.execute(tx)
  await accountChanged(tx, accountId)
}
