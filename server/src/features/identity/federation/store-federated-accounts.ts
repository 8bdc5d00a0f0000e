import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

type Key = { readonly providerId: string; readonly subject: string }

/** Of two first sign-ins of one person at once, the second waits and finds the account of the first. */
export async function lockSubject(tx: Tx, { providerId, subject }: Key): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${providerId} ${subject}`}, 0))`.execute(tx)
}

export type KnownAccount = { readonly id: string; readonly isDisabled: boolean }

export const findFederatedAccount = (tx: Tx, { providerId, subject }: Key): Promise<KnownAccount | undefined> =>
  tx
    .selectFrom('federated_account')
    .innerJoin('account', 'account.id', 'federated_account.account_id')
    .select(['account.id', sql<boolean>`disabled_at is not null`.as('isDisabled')])
    .where('identity_provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** Whoever has the address already, and whether that account waits for its owner to come from the client's provider. */
export const findAccountOfAddress = (tx: Tx, email: string, clientId: number) =>
  tx
    .selectFrom('account')
    .select(['id', sql<boolean>`disabled_at is not null`.as('isDisabled')])
    .select(
      sql<boolean>`is_federated and password_hash is null
        and exists (select from account_client where account_id = account.id and client_id = ${clientId})
        and not exists (select from federated_account where account_id = account.id)`.as('isAwaited'),
    )
    .where('email', '=', email)
    .executeTakeFirst()

export async function insertFederatedAccount(tx: Tx, { providerId, subject }: Key, accountId: string): Promise<void> {
  await tx
    .insertInto('federated_account')
    .values({ identity_provider_id: providerId, subject, account_id: accountId })
    .execute()
}

/**
 * The active clients of an e-mail domain whose people this provider may speak for, and which of them claim one of the
 * groups. A group alone ties to nobody: a customer names its groups as it likes.
 */
export async function listClientsOfDomain(
  db: Database | Tx,
  at: { readonly domain: string; readonly providerClientId: number; readonly groups: readonly string[] },
) {
  return db
    .selectFrom('client')
    .innerJoin('client_email_domain', 'client_email_domain.client_id', 'client.id')
    .leftJoin('identity_provider', 'identity_provider.client_id', 'client.id')
    .select(['client.id', sql<boolean>`client.external_groups && ${at.groups}::text[]`.as('claimsGroup')])
    .where('client_email_domain.domain', '=', at.domain)
    .where('client.status', '=', 'ACTIVE')
    .where((where) =>
      where.or([where('client.id', '=', at.providerClientId), where('identity_provider.id', 'is', null)]),
    )
    .orderBy('client.id')
    .execute()
}
