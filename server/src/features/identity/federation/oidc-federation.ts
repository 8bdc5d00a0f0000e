import { createHash } from 'node:crypto'
import type { Configuration, IDToken } from 'openid-client'
import { lazy } from '../../../platform/lazy.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { type ExternalPerson, readPerson } from './external-person.ts'
import type { OidcProvider } from './find-provider.ts'
import type { PendingFederation } from './pending-federations.ts'
import { mayBeWithoutTls } from './provider-settings.ts'

/** The redirect address that clients register with their provider. */
export const oidcCallbackPath = '/signIn/sso/oidc/callback'

const library = lazy(() => import('openid-client'))
const timeoutSeconds = 10
const cacheMs = 3600_000

type CachedConfiguration = { readonly configuration: Promise<Configuration>; readonly until: number }

/** Signs people in at a client's OpenID provider: code flow with PKCE, state and nonce. */
export function oidcFederation({ origin, box }: { readonly origin: string; readonly box: SecretBox }) {
  const redirectUri = origin + oidcCallbackPath
  const cache = new Map<string, CachedConfiguration>()

  /** Caches the provider's metadata for an hour. Failures are not cached. */
  function loadConfiguration(provider: OidcProvider): Promise<Configuration> {
    const key = createHash('sha256')
      .update(JSON.stringify([provider.id, provider.settings, provider.secret?.toString('base64')]))
      .digest('base64url')
    const cached = cache.get(key)
    if (cached && cached.until > Date.now()) return cached.configuration
    const configuration = discover(provider)
    cache.set(key, { configuration, until: Date.now() + cacheMs })
    configuration.catch(() => cache.delete(key))
    return configuration
  }

  async function discover({ settings, secret }: OidcProvider): Promise<Configuration> {
    const oidc = await library()
    const issuer = new URL(settings.issuer, origin)
    const allowsHttp = mayBeWithoutTls(issuer.href, origin)
    const execute = allowsHttp ? [oidc.allowInsecureRequests] : []
    const cached = await oidc.discovery(issuer, settings.clientId, undefined, oidc.None(), {
      timeout: timeoutSeconds,
      execute,
    })
    const server = cached.serverMetadata()
    const authentication = secret === null ? oidc.None() : clientAuthentication(oidc, box.open(secret), server)
    const configuration = new oidc.Configuration(server, settings.clientId, undefined, authentication)
    configuration.timeout = timeoutSeconds
    if (allowsHttp) oidc.allowInsecureRequests(configuration)
    // Verify the id token's signature even if it came directly from the provider over TLS.
    oidc.enableNonRepudiationChecks(configuration)
    return configuration
  }

  return {
    async begin(provider: OidcProvider, state: string, email: string) {
      const oidc = await library()
      const configuration = await loadConfiguration(provider)
      const verifier = oidc.randomPKCECodeVerifier()
      const nonce = oidc.randomNonce()
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        login_hint: email,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, verifier, nonce }
    },

    /**
     * Exchanges the code for the person's claims. Returns undefined if the provider has not verified an email address.
     */
    async complete(
      provider: OidcProvider,
      pending: PendingFederation,
      state: string,
      answer: URLSearchParams,
    ): Promise<ExternalPerson | undefined> {
      const oidc = await library()
      const configuration = await loadConfiguration(provider)
      // The redirect address must be the registered one, not the internal path of this request.
      const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${redirectUri}?${answer}`), {
        pkceCodeVerifier: pending.verifier ?? '',
        expectedNonce: pending.nonce ?? '',
        expectedState: state,
        idTokenExpected: true,
      })
      const idToken = tokens.claims() as IDToken
      // Many providers keep the id token short and return the rest from the userinfo endpoint.
      const isShort = idToken.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
      const more = isShort ? await oidc.fetchUserInfo(configuration, tokens.access_token, idToken.sub) : {}
      const claims: Readonly<Record<string, unknown>> = { ...more, ...idToken }
      if (claims.email_verified === false) return undefined
      return readPerson(idToken.sub, claims, {
        email: ['email', 'preferred_username', 'upn'],
        groups: [provider.settings.groupsClaim],
      })
    },
  }
}

/** Prefer client_secret_post if the provider supports it: some decode the Authorization header incorrectly. */
function clientAuthentication(
  oidc: typeof import('openid-client'),
  secret: string,
  {
    token_endpoint_auth_methods_supported: methods = ['client_secret_basic'],
  }: ReturnType<Configuration['serverMetadata']>,
) {
  return methods.includes('client_secret_post') ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret)
}
