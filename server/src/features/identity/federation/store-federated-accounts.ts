import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

type Key = { readonly providerId: string; readonly subject: string }

/** Serializes concurrent first sign-ins of one person, so that only one account is created. */
export async function lockSubject(tx: Tx, { providerId, subject }: Key): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${providerId} ${subject}`}, 0))`.execute(tx)
}

export type LinkedAccount = { readonly id: string; readonly isDisabled: boolean }

export const findFederatedAccount = (tx: Tx, { providerId, subject }: Key): Promise<LinkedAccount | undefined> =>
  tx
    .selectFrom('federated_account')
    .innerJoin('account', 'account.id', 'federated_account.account_id')
    .select(['account.id', sql<boolean>`disabled_at is not null`.as('isDisabled')])
    .where('identity_provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** Finds the account with this address, and whether it may be linked to the client's identity provider. */
export const findLinkableAccount = (tx: Tx, email: string, clientId: number) =>
  tx
    .selectFrom('account')
    .select(['id', sql<boolean>`disabled_at is not null`.as('isDisabled')])
    .select(
      sql<boolean>`is_federated and password_hash is null
        and exists (select from account_client where account_id = account.id and client_id = ${clientId})
        and not exists (select from federated_account where account_id = account.id)`.as('isLinkable'),
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
 * Lists the active clients of an email domain that this provider may sign people in for, and whether each claims one
 * of the groups. A group alone never links to a client, because clients choose their group names freely.
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
