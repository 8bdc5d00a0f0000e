import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const {
  PORTOLAN_TEST_OIDC_ISSUER: issuer = '',
  PORTOLAN_TEST_OIDC_CLIENT_ID: clientId = '',
  PORTOLAN_TEST_OIDC_PASSWORD: password = '',
  PORTOLAN_TEST_OIDC_PORTAL_PORT: port,
} = process.env

type Tokens = Readonly<Record<'id_token' | 'access_token' | 'refresh_token', string | undefined>>

describe.skipIf(!issuer)('the portal with an issuer of somebody else (npm run test:oidc)', () => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await testApp({
      PORT: port,
      PORTOLAN_DEMO: 'off',
      PORTOLAN_OIDC_ISSUER: issuer,
      PORTOLAN_OIDC_CLIENT_ID: clientId,
    })
  })
  afterAll(() => portal?.close())

  const glewlwyd = new URL(issuer || 'http://localhost').origin
  const callback = () => `${portal.config.origin}/callback`

  const token = (form: Record<string, string>) =>
    fetch(`${issuer}/token`, { method: 'POST', body: new URLSearchParams({ client_id: clientId, ...form }) })

  /** Signs in like the portal's page, including the issuer's password and consent steps. */
  async function signIn(username: string): Promise<Tokens> {
    const json = { 'content-type': 'application/json' }
    const body = JSON.stringify({ username, password })
    const signedIn = await fetch(`${glewlwyd}/api/auth/`, { method: 'POST', headers: json, body })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';', 1).join())
      .join('; ')
    await fetch(`${glewlwyd}/api/auth/grant/${clientId}`, {
      method: 'PUT',
      headers: { ...json, cookie },
      body: JSON.stringify({ scope: 'openid' }),
    })
    const verifier = randomBytes(32).toString('base64url')
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: callback(),
      state: 'state',
      nonce: 'nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      g_continue: '',
    })
    const answer = await fetch(`${issuer}/auth?${query}`, { headers: { cookie }, redirect: 'manual' })
    const back = new URL(answer.headers.get('location') ?? '')
    expect(back.origin + back.pathname).toBe(callback())
    const code = back.searchParams.get('code') ?? ''
    const form = { grant_type: 'authorization_code', code, redirect_uri: callback(), code_verifier: verifier }
    return (await token(form)).json() as Promise<Tokens>
  }

  const call = (path: string, bearer: string | undefined) =>
    fetch(`${portal.config.origin}/api${path}`, { headers: { authorization: `Bearer ${bearer}` } })

  it('IDENT-01 IDENT-06 signs people in by its code flow, with the roles of its groups', async () => {
    const { id_token: idToken } = await signIn('gus')
    expect(decodeJwt(idToken ?? '')).toMatchObject({ iss: issuer, groups: ['ADMIN', 'stargazers'] })
    const account = await call('/userAccount', idToken)
    expect(account.status).toBe(200)
    expect(await account.json()).toMatchObject({
      email: 'gus@portolan.example',
      firstName: 'Gus',
      lastName: 'Lindgren',
      roles: ['ADMIN'],
      isFederatedSsoAccount: true,
      clientConfig: null,
    })
  })

  it('IDENT-02 links people to their organization by its external groups', async () => {
    const { id_token: idToken } = await signIn('carla')
    expect(await (await call('/userAccount', idToken)).json()).toMatchObject({
      roles: ['CLIENT'],
      externalGroups: ['orbit-translation'],
      clientConfig: { clientId: 1008 },
    })
  })

  it('refuses tokens that are not id tokens for the portal', async () => {
    const { id_token: idToken = '', access_token: accessToken } = await signIn('gus')
    expect((await call('/userAccount', accessToken)).status).toBe(401)
    const [head = '', payload = '', signature = ''] = idToken.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const header = decodeProtectedHeader(idToken)
    const claims = decodeJwt(idToken)
    const forged = [
      `${encode({ ...header, alg: 'none' })}.${payload}.`,
      `${encode({ ...header, alg: 'HS256' })}.${payload}.${signature}`,
      `${head}.${encode({ ...claims, groups: ['ADMIN'], sub: 'x' })}.${signature}`,
      `${encode({ ...header, kid: 'other' })}.${payload}.${signature}`,
      `${head}.${payload}.${signature.slice(0, -6)}AAAAAA`,
    ]
    for (const bearer of forged) expect((await call('/userAccount', bearer)).status).toBe(401)
    expect((await call('/userAccount', idToken)).status).toBe(200)
  })

  it('cannot sign in disabled accounts', async () => {
    const { id_token: idToken } = await signIn('carla')
    await portal.db
      .updateTable('account')
      .set({ disabled_at: new Date() })
      .where('email', '=', 'carla@orbit.example')
      .execute()
    await expect.poll(async () => (await call('/userAccount', idToken)).status, { timeout: 10_000 }).toBe(401)
  })

  it('rotates refresh tokens without id tokens, so pages get one by redirect', async () => {
    const first = await signIn('gus')
    const refresh = { grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' }
    const renewed = (await (await token(refresh)).json()) as Tokens
    expect(renewed.refresh_token).toBeTypeOf('string')
    expect(renewed.refresh_token).not.toBe(first.refresh_token)
    expect(renewed.id_token).toBeUndefined()
    expect((await token(refresh)).ok).toBe(false)
  })
})
