import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Log } from '../../../platform/log.ts'
import type { Database } from '../../../tables/database.ts'
import { findAccountById } from '../accounts/store-accounts.ts'
import type { IdentityPages } from '../pages/identity-pages.ts'
import { recordSessionUse, type SessionUse } from '../sessions/store-sessions.ts'
import { ticketPrefix } from '../sign-in/sign-in-tickets.ts'
import { claimNames, claimsOf } from './claims.ts'
import { issuerLocale } from './issuer-locale.ts'
import { clientId, issuerPath, signInPath } from './issuer-paths.ts'
import { type Keys, signingAlgorithm } from './keys.ts'
import { oidcAdapter } from './oidc-adapter.ts'
import { cookies } from './oidc-cookies.ts'
import { signOutFeature } from './sign-out.ts'

const seconds = { token: 300, code: 60, interaction: 3600, session: 12 * 3600 }

type Needs = {
  readonly db: Database
  readonly origin: string
  readonly keys: Keys
  readonly pages: IdentityPages
  readonly log: Log
}

export async function createProvider({ db, origin, keys, pages, log }: Needs): Promise<Provider> {
  const provider = new Provider(`${origin}${issuerPath}`, {
    adapter: oidcAdapter(db),
    jwks: { keys: [...keys.signing] } as NonNullable<Configuration['jwks']>,
    cookies: cookies(keys.cookie, origin.startsWith('https:')),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${origin}/callback`],
        post_logout_redirect_uris: [`${origin}/`],
        id_token_signed_response_alg: signingAlgorithm,
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: ['openid'],
    claims: { openid: claimNames },
    pkce: { required: () => true },
    // The grant must live at least as long as its refresh token.
    ttl: {
      AccessToken: seconds.token,
      IdToken: seconds.token,
      AuthorizationCode: seconds.code,
      Interaction: seconds.interaction,
      Session: seconds.session,
      Grant: seconds.session,
      RefreshToken: seconds.session,
    },
    rotateRefreshToken: true,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    // Browsers send the Origin header on same-origin posts too.
    clientBasedCORS: (_context, from) => from === origin,
    findAccount: async (context, id, token) => {
      const account = await findAccountById(db, id)
      const session = token && 'sessionUid' in token ? token.sessionUid : undefined
      if (!account) return undefined
      return {
        accountId: id,
        claims: async () => {
          if (session) await recordSessionUse(db, seenBy(context, session, id))
          return claimsOf(account, session)
        },
      }
    },
    loadExistingGrant: grantSilently,
    interactions: { policy: signInOnly(), url: (_context, { uid }) => `${signInPath}/${uid}` },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: signOutFeature(pages),
    },
    renderError: async (context, { error }) => {
      context.type = 'html'
      const page = await pages.inLocale(issuerLocale(context))
      context.body = error === 'server_error' ? page.fault() : page.problem(error)
    },
  })
  // mount-provider.ts sets the forwarded headers that the provider trusts.
  provider.proxy = true
  // Register first: the library adds the digests of its own scripts to an existing policy.
  provider.use(async (context, next) => {
    context.set(pages.headers)
    await next()
  })
  provider.on('server_error', (_context, error) => log.error({ err: error }, 'fault of the issuer'))
  // The library validates a client only on first use; do it at startup.
  await provider.Client.find(clientId)
  return provider
}

const maxUserAgentLength = 300

const seenBy = (context: KoaContextWithOIDC, uid: string, accountId: string): SessionUse => ({
  uid,
  accountId,
  userAgent: context.get('user-agent').slice(0, maxUserAgentLength),
  ip: context.ip,
})

/** The portal is the issuer's only client, so no consent page is shown. */
async function grantSilently({ oidc }: KoaContextWithOIDC) {
  const known = oidc.session?.grantIdFor(clientId)
  const old = known ? await oidc.provider.Grant.find(known) : undefined
  if (old) return old
  const accountId = oidc.session?.accountId
  const grant = new oidc.provider.Grant({ clientId, ...(accountId && { accountId }) })
  grant.addOIDCScope('openid')
  await grant.save()
  return grant
}

/**
 * Asks for a new sign-in if the session's account was disabled or removed, or if a sign-in ticket is given, which may
 * be for another account.
 */
function signInOnly() {
  const { Check, base } = interactionPolicy
  const policy = base()
  policy.remove('consent')
  const isGone = ({ oidc }: KoaContextWithOIDC) => Boolean(oidc.session?.accountId) && !oidc.account
  const hasTicket = ({ oidc }: KoaContextWithOIDC) =>
    String(oidc.params?.login_hint ?? '').startsWith(ticketPrefix) && !oidc.result?.login
  policy.get('login')?.checks.add(new Check('account_gone', 'The account is no longer there', isGone))
  policy.get('login')?.checks.add(new Check('ticket', 'A ticket is to be taken', hasTicket))
  return policy
}
