import type { Role } from '@portolan/contract/roles'
import { sql } from 'kysely'
import type { Tx } from '../../../tables/database.ts'

type Key = { readonly issuer: string; readonly subject: string }

/** Serializes concurrent first calls of one person, so that only one account is created. */
export async function lockIssuerAccount(tx: Tx, { issuer, subject }: Key): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(tx)
}

export const findIssuerAccount = (tx: Tx, { issuer, subject }: Key) =>
  tx
    .selectFrom('issuer_account')
    .innerJoin('account', 'account.id', 'issuer_account.account_id')
    .select(['account.id', 'account.email', 'account.roles', 'issuer_account.token_issued_at as tokenIssuedAt'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

export const findExistingAccount = (tx: Tx, email: string) =>
  tx.selectFrom('account').select(['id', 'email', 'roles']).where('email', '=', email).executeTakeFirst()

export async function saveIssuerAccount(tx: Tx, key: Key, accountId: string, tokenIssuedAt: Date): Promise<void> {
  await tx
    .insertInto('issuer_account')
    .values({ ...key, account_id: accountId, token_issued_at: tokenIssuedAt })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ token_issued_at: tokenIssuedAt }))
    .execute()
}

export async function updateRoles(tx: Tx, accountId: string, roles: readonly Role[]): Promise<void> {
  await tx
    .updateTable('account')
    .set({ roles: [...roles] })
    .where('id', '=', accountId)
    .execute()
}

/** Lists active clients that claim one of the groups or own the email domain. */
export async function listMatchingClients(tx: Tx, domain: string | undefined, groups: readonly string[]) {
  return tx
    .selectFrom('client')
    .select(['id', sql<boolean>`external_groups && ${groups}::text[]`.as('claimsGroup')])
    .where('status', '=', 'ACTIVE')
    .where(
      sql<boolean>`external_groups && ${groups}::text[]
        or exists (select from client_email_domain where client_id = client.id and domain = ${domain ?? ''})`,
    )
    .orderBy('id')
    .execute()
}
