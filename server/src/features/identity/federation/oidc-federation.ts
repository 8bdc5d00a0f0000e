import { createHash } from 'node:crypto'
import type { Configuration, IDToken } from 'openid-client'
import { lazy } from '../../../platform/lazy.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { BegunSignIn } from './begun-sign-ins.ts'
import { type ExternalPerson, personFrom } from './external-person.ts'
import type { OidcProvider } from './find-provider.ts'
import { mayBeWithoutTls } from './issuer-trust.ts'

/** The one address that customers register with their provider. */
export const oidcCallbackPath = '/signIn/sso/oidc/callback'

const library = lazy(() => import('openid-client'))
const timeoutSeconds = 10
const knownForMs = 3600_000

type Known = { readonly configuration: Promise<Configuration>; readonly until: number }

/** Signs in at a customer's OpenID provider: code flow with PKCE, state and nonce. */
export function oidcFederation({ origin, box }: { readonly origin: string; readonly box: SecretBox }) {
  const redirectUri = origin + oidcCallbackPath
  const known = new Map<string, Known>()

  /** What the provider publishes of itself, for an hour. A failed look is not remembered. */
  function configurationOf(provider: OidcProvider): Promise<Configuration> {
    const key = createHash('sha256')
      .update(JSON.stringify([provider.id, provider.settings, provider.secret?.toString('base64')]))
      .digest('base64url')
    const found = known.get(key)
    if (found && found.until > Date.now()) return found.configuration
    const configuration = discover(provider)
    known.set(key, { configuration, until: Date.now() + knownForMs })
    configuration.catch(() => known.delete(key))
    return configuration
  }

  async function discover({ settings, secret }: OidcProvider): Promise<Configuration> {
    const oidc = await library()
    const issuer = new URL(settings.issuer, origin)
    const mayBeOpen = mayBeWithoutTls(issuer.href, origin)
    const execute = mayBeOpen ? [oidc.allowInsecureRequests] : []
    const found = await oidc.discovery(issuer, settings.clientId, undefined, oidc.None(), {
      timeout: timeoutSeconds,
      execute,
    })
    const server = found.serverMetadata()
    const authentication = secret === null ? oidc.None() : ofSecret(oidc, box.open(secret), server)
    const configuration = new oidc.Configuration(server, settings.clientId, undefined, authentication)
    configuration.timeout = timeoutSeconds
    if (mayBeOpen) oidc.allowInsecureRequests(configuration)
    // The signature of the id token is looked at even where it came over TLS from the provider itself.
    oidc.enableNonRepudiationChecks(configuration)
    return configuration
  }

  return {
    async begin(provider: OidcProvider, state: string, email: string) {
      const oidc = await library()
      const configuration = await configurationOf(provider)
      const verifier = oidc.randomPKCECodeVerifier()
      const nonce = oidc.randomNonce()
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        ...{ state, nonce, login_hint: email },
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, verifier, nonce }
    },

    /** Trades the code of the answer for who it is. Undefined where the provider does not vouch for an address. */
    async complete(
      provider: OidcProvider,
      begun: BegunSignIn,
      state: string,
      answer: URLSearchParams,
    ): Promise<ExternalPerson | undefined> {
      const oidc = await library()
      const configuration = await configurationOf(provider)
      // The address must be the registered one again, without the hop that led here.
      const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${redirectUri}?${answer}`), {
        pkceCodeVerifier: begun.verifier ?? '',
        expectedNonce: begun.nonce ?? '',
        expectedState: state,
        idTokenExpected: true,
      })
      const idToken = tokens.claims() as IDToken
      // Many keep the id token short and tell the rest only when asked.
      const isShort = idToken.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
      const more = isShort ? await oidc.fetchUserInfo(configuration, tokens.access_token, idToken.sub) : {}
      const claims: Readonly<Record<string, unknown>> = { ...more, ...idToken }
      if (claims.email_verified === false) return undefined
      return personFrom(idToken.sub, claims, {
        email: ['email', 'preferred_username', 'upn'],
        groups: [provider.settings.groupsClaim],
      })
    },
  }
}

/** In the body where the provider says it takes it there: not all of them decode the header as the standard has it. */
function ofSecret(
  oidc: typeof import('openid-client'),
  secret: string,
  {
    token_endpoint_auth_methods_supported: methods = ['client_secret_basic'],
  }: ReturnType<Configuration['serverMetadata']>,
) {
  return methods.includes('client_secret_post') ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret)
}
