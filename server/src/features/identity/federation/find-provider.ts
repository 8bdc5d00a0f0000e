import type { Database, Tx } from '../../../tables/database.ts'
import { OidcSettings, SamlSettings } from './provider-settings.ts'
import { findProviderRow, findProviderRowByDomain, type ProviderRow } from './store-providers.ts'

type WithSettings<Row> = Omit<ProviderRow, 'kind' | 'settings'> & Row
export type OidcProvider = WithSettings<{ readonly kind: 'OIDC'; readonly settings: OidcSettings }>
export type SamlProvider = WithSettings<{ readonly kind: 'SAML'; readonly settings: SamlSettings }>
/** A client's own identity provider. */
export type IdentityProvider = OidcProvider | SamlProvider

export async function findIdentityProvider(db: Database | Tx, id: string): Promise<IdentityProvider | undefined> {
  const row = await findProviderRow(db, id)
  return row && withSettings(row)
}

/** Returns the identity provider that signs in people of an email domain; undefined if the portal does. */
export async function findIdentityProviderByDomain(
  db: Database,
  domain: string,
): Promise<IdentityProvider | undefined> {
  const row = await findProviderRowByDomain(db, domain.toLowerCase().replaceAll('\0', ''))
  return row && withSettings(row)
}

function withSettings({ kind, settings, ...row }: ProviderRow): IdentityProvider {
  return kind === 'OIDC'
    ? { ...row, kind, settings: OidcSettings.parse(settings) }
    : { ...row, kind, settings: SamlSettings.parse(settings) }
}
