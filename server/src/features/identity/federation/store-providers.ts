import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { IdentityProviderTable } from '../../../tables/identity.ts'

export type ProviderRow = {
  readonly id: string
  readonly clientId: number
  readonly companyName: string
  readonly kind: IdentityProviderTable['kind']
  readonly settings: object
  readonly secret: Buffer | null
  /** The e-mail domains of the client: nobody else's addresses are taken from its provider. */
  readonly domains: readonly string[]
}

/** A client that is not active has no single sign-on either. */
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
