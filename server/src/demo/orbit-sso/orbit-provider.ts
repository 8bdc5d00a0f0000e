import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { memoryAdapter } from './memory-adapter.ts'
import { orbitClientId, orbitPath, orbitPeople } from './orbit.ts'
import { orbitExpiredPage, orbitHeaders } from './orbit-page.ts'

const algorithm = 'ES256'
const scope = 'openid email profile'

/** A second issuer with its own keys, cookies and users, as separate from the portal as a real one. */
export async function createOrbitProvider(origin: string, redirectUri: string): Promise<Provider> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'orbit', alg: algorithm, use: 'sig' }
  const cookie = { httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') } as const
  const provider = new Provider(origin + orbitPath, {
    adapter: memoryAdapter(),
    jwks: { keys: [key] } as NonNullable<Configuration['jwks']>,
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'orbit-session', interaction: 'orbit-sign-in', resume: 'orbit-resume' },
      long: { ...cookie, path: orbitPath },
      short: cookie,
    },
    clients: [
      {
        client_id: orbitClientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: algorithm,
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: [algorithm] },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: scope.split(' '),
    claims: {
      openid: ['sub', 'groups'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    pkce: { required: () => true },
    ttl: { AccessToken: 300, IdToken: 300, AuthorizationCode: 60, Interaction: 900, Session: 3600, Grant: 3600 },
    findAccount: async (_context, id) => {
      const person = orbitPeople.find(({ subject }) => subject === id)
      return person && { accountId: id, claims: async () => claimsOf(person) }
    },
    loadExistingGrant: grantSilently,
    interactions: { policy: signInOnly(), url: (_context, { uid }) => `${orbitPath}/signIn/${uid}` },
    features: { devInteractions: { enabled: false } },
    renderError: async (context) => {
      context.set(orbitHeaders)
      context.type = 'html'
      context.body = orbitExpiredPage()
    },
  })
  // Mounting tells the provider where it stands.
  provider.proxy = true
  return provider
}

const claimsOf = ({ subject, email, firstName, lastName, groups }: (typeof orbitPeople)[number]) => ({
  sub: subject,
  email,
  email_verified: true,
  given_name: firstName,
  family_name: lastName,
  groups,
})

async function grantSilently({ oidc }: KoaContextWithOIDC) {
  const accountId = oidc.session?.accountId
  const grant = new oidc.provider.Grant({ clientId: orbitClientId, ...(accountId && { accountId }) })
  grant.addOIDCScope(scope)
  await grant.save()
  return grant
}

/** Asks for sign-in again if the portal expects another user than the one signed in at Orbit. */
function signInOnly() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  const isOther = ({ oidc }: KoaContextWithOIDC) => {
    const expected = orbitPeople.find(({ email }) => email === oidc.params?.login_hint)
    return Boolean(oidc.session?.accountId && expected && expected.subject !== oidc.session.accountId)
  }
  policy.get('login')?.checks.add(new interactionPolicy.Check('other_person', 'Somebody else is expected', isOther))
  return policy
}
