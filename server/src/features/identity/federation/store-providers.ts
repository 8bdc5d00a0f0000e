import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { IdentityProviderTable } from '../../../tables/identity.ts'
import type { OidcSettings, SamlSettings } from './provider-settings.ts'

export type ProviderRow = {
  readonly id: string
  readonly clientId: number
  readonly companyName: string
  readonly kind: IdentityProviderTable['kind']
  readonly settings: object
  readonly secret: Buffer | null
  /** The client's email domains. The provider may sign in only addresses of these. */
  readonly domains: readonly string[]
}

/** Single sign-on is off for clients that are not active. */
const selectProviders = (db: Database | Tx) =>
  db
    .selectFrom('identity_provider')
    .innerJoin('client', 'client.id', 'identity_provider.client_id')
    .where('client.status', '=', 'ACTIVE')
    .select([
      'identity_provider.id',
      'identity_provider.kind',
      'identity_provider.settings',
      'identity_provider.secret',
    ])
    .select(['client.id as clientId', 'client.company_name as companyName'])
    .select(
      sql<string[]>`array(select domain from client_email_domain where client_id = client.id order by domain)`.as(
        'domains',
      ),
    )

export const findProviderRow = (db: Database | Tx, id: string): Promise<ProviderRow | undefined> =>
  selectProviders(db).where('identity_provider.id', '=', id).executeTakeFirst()

export const findProviderRowByDomain = (db: Database, domain: string): Promise<ProviderRow | undefined> =>
  selectProviders(db)
    .innerJoin('client_email_domain', 'client_email_domain.client_id', 'client.id')
    .where('client_email_domain.domain', '=', domain)
    .orderBy('client.id')
    .executeTakeFirst()

type SavedProvider = Pick<ProviderRow, 'id' | 'clientId' | 'kind' | 'secret'> & {
  readonly settings: OidcSettings | SamlSettings
}

/**
 * A new issuer uses other subjects, so existing links are deleted; accounts are linked again by their email addresses.
 */
export async function saveProvider(tx: Tx, { id, clientId, settings, ...rest }: SavedProvider): Promise<void> {
  const name = 'issuer' in settings ? settings.issuer : settings.entityId
  await sql`
    delete from federated_account using identity_provider
    where identity_provider_id = ${id} and identity_provider.id = ${id}
      and coalesce(settings->>'issuer', settings->>'entityId') <> ${name}
  `.execute(tx)
  const row = { ...rest, settings: JSON.stringify(settings) }
  await tx
    .insertInto('identity_provider')
    .values({ id, client_id: clientId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteProvider(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom('identity_provider').where('id', '=', id).returning('id').executeTakeFirst()
  return gone !== undefined
}
