import { audit } from '../../../platform/audit.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Database } from '../../../tables/database.ts'
import { mayBeWithoutTls, OidcSettings, SamlSettings } from './provider-settings.ts'
import { deleteProvider, saveProvider } from './store-providers.ts'

export type NewIdentityProvider = { readonly clientId: number } & (
  | { readonly kind: 'OIDC'; readonly settings: unknown; readonly clientSecret: string | null }
  | { readonly kind: 'SAML'; readonly settings: unknown }
)

type Needs = { readonly db: Database; readonly box: SecretBox; readonly origin: string }

/** Stays the same for the client's lifetime: clients register addresses that contain it. */
const providerIdOf = (clientId: number): string => `client-${clientId}`

/** Sets up or changes a client's single sign-on. Returns the provider's id. Run by an operator. */
export async function setIdentityProvider({ db, box, origin }: Needs, given: NewIdentityProvider): Promise<string> {
  const settings = given.kind === 'OIDC' ? OidcSettings.parse(given.settings) : SamlSettings.parse(given.settings)
  const address = 'issuer' in settings ? new URL(settings.issuer, origin).href : settings.entryPoint
  if (!address.startsWith('https:') && !mayBeWithoutTls(address, origin))
    throw new Error(`${address} has no TLS: the provider has to be reached by https.`)
  const secret = given.kind === 'OIDC' && given.clientSecret !== null ? box.seal(given.clientSecret) : null
  const { clientId, kind } = given
  const id = providerIdOf(clientId)
  await db.transaction().execute(async (tx) => {
    await saveProvider(tx, { id, clientId, kind, settings, secret })
    const subject = { type: 'client', id: String(clientId) }
    await audit(tx, { actor: undefined, action: 'identity-provider-set', subject, details: { kind, settings } })
  })
  return id
}

/** Accounts stay, but cannot sign in until another provider is set. */
export async function removeIdentityProvider(db: Database, clientId: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const wasThere = await deleteProvider(tx, providerIdOf(clientId))
    const subject = { type: 'client', id: String(clientId) }
    if (wasThere) await audit(tx, { actor: undefined, action: 'identity-provider-removed', subject })
    return wasThere
  })
}
