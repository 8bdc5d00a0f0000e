import { generateKeyPairSync } from 'node:crypto'

export const clientId = 'portal-of-the-tests'
export const password = 'Harbour-Light-27'

/** Who has an account at glewlwyd. */
const people = [
  {
    username: 'gus',
    name: 'Gus Lindgren',
    email: 'gus@portolan.example',
    groups: ['ADMIN', 'stargazers'],
    external: [],
  },
  {
    username: 'carla',
    name: 'Carla Moreau',
    email: 'carla@orbit.example',
    groups: ['CLIENT'],
    external: ['orbit-translation'],
  },
]

/** Makes of an empty glewlwyd an issuer as operators would set it up. Answers the name of the issuer. */
export async function setUpGlewlwyd(address: string, portalOrigin: string): Promise<string> {
  const issuer = `${address}/api/oidc`
  const cookie = await signInAt(address, 'admin', 'password')
  const send = async (method: string, path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', cookie }
    const response = await fetch(address + path, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`glewlwyd answered ${response.status} to ${path}: ${await response.text()}`)
  }
  const list = { multiple: true, read: true, write: true, 'profile-read': true, 'profile-write': false }
  const module = await (await fetch(`${address}/api/mod/user/database`, { headers: { cookie } })).json()
  const kept = module as { parameters: { 'data-format': Record<string, unknown> } }
  Object.assign(kept.parameters['data-format'], { groups: list, external: list })
  await send('PUT', '/api/mod/user/database', kept)
  await send('PUT', '/api/mod/user/database/reset', {})
  await send('POST', '/api/mod/plugin/', {
    module: 'oidc',
    name: 'oidc',
    display_name: 'OpenID Connect',
    parameters: pluginSettings(issuer),
  })
  for (const { external, ...person } of people)
    await send('POST', '/api/user/', { ...person, external, password, enabled: true, scope: ['openid'] })
  await send('POST', '/api/client/', {
    client_id: clientId,
    name: 'The portal',
    enabled: true,
    confidential: false,
    scope: ['openid'],
    redirect_uri: [`${portalOrigin}/callback`],
    authorization_type: ['code', 'refresh_token'],
    token_endpoint_auth_method: ['none'],
    post_logout_redirect_uri: `${portalOrigin}/`,
  })
  return issuer
}

async function signInAt(address: string, username: string, secret: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: secret }),
  })
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1).join())
    .join('; ')
}

/** Code flow with PKCE alone, short tokens, refresh tokens that change with each use, groups in the id token. */
function pluginSettings(issuer: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'glewlwyd', alg: 'ES256', use: 'sig' }
  const claim = (name: string, property: string) => ({
    name,
    'user-property': property,
    type: 'string',
    mandatory: true,
    scope: [],
  })
  return {
    iss: issuer,
    'jwks-private': JSON.stringify({ keys: [key] }),
    'jwks-show': true,
    'access-token-duration': 300,
    'refresh-token-duration': 43_200,
    'refresh-token-rolling': false,
    'refresh-token-one-use': 'always',
    'code-duration': 60,
    'auth-type-code-enabled': true,
    'auth-type-code-revoke-replayed': true,
    'auth-type-id-token-enabled': true,
    'auth-type-refresh-enabled': true,
    'auth-type-token-enabled': false,
    'auth-type-none-enabled': false,
    'auth-type-password-enabled': false,
    'auth-type-client-enabled': false,
    'auth-type-device-enabled': false,
    'allow-non-oidc': false,
    'pkce-allowed': true,
    'pkce-method-plain-allowed': false,
    'pkce-required': true,
    'subject-type': 'public',
    'session-management-allowed': true,
    'session-cookie-name': 'GLEWLWYD_OIDC_SESSION',
    'session-cookie-expiration': 43_200,
    'email-claim': 'mandatory',
    'name-claim': 'mandatory',
    'scope-claim': 'no',
    claims: [claim('groups', 'groups'), claim('external_groups', 'external')],
  }
}
