import { createHmac, createPrivateKey, generateKeyPairSync, type JsonWebKey, sign as signBytes } from 'node:crypto'
import { decodeJwt, importJWK, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretBox } from '../../../platform/secret-box.ts'
import { TestBrowser, type Tokens, whoAmI } from '../../../testing/browser.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { type TestPortal, testPortal } from '../../../testing/test-portal.ts'
import { createAccount } from '../accounts/create-account.ts'
import { loadKeys } from '../issuer/keys.ts'

const password = 'Harbour-Light-27'
let portal: TestPortal
let key: JWK
const ids: Record<string, string> = {}

beforeAll(async () => {
  portal = await testPortal(await testDatabase())
  const keys = await loadKeys(portal.db, secretBox(portal.masterKey))
  key = keys.signing[0]!
  await portal.pool.query(`
    insert into client (id, status, company_name, client_name, sign_up_token, create_project_token,
      create_project_settings, application_ids)
    values (1001, 'ACTIVE', 'Harbor Health, Inc.', 'Harbor Health', 's', 'c', '{}', '{createProject,reports}'),
      (1005, 'ACTIVE', 'Tandem Group', 'Tandem North', 's', 'c', '{}', '{}')`)
  const person = { firstName: 'A', lastName: 'B', password }
  await portal.db.transaction().execute(async (tx) => {
    const add = async (name: string, account: Partial<Parameters<typeof createAccount>[1]>) => {
      ids[name] = await createAccount(tx, { ...person, email: `${name}@portal.example`, roles: [], ...account })
    }
    await add('admin', { roles: ['ADMIN'] })
    await add('pm', { roles: ['CLIENT_MANAGER'] })
    await add('client', {
      roles: ['CLIENT'],
      externalGroups: ['ADMIN', 'buyers'],
      clientId: 1001,
      linkedClientIds: [1005, 1001],
    })
    await add('new', { roles: ['CLIENT_EMPLOYEE'], linkedClientIds: [1005] })
  })
})
afterAll(() => portal.close())

const signIn = (name: string, browser = new TestBrowser(portal.origin)): Promise<Tokens> =>
  browser.signIn(`${name}@portal.example`, password)

describe('identifying the caller', () => {
  it('treats a call without a token, or with an empty one, as a visitor', async () => {
    for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer' }, { authorization: '' }]) {
      const response = await fetch(`${portal.origin}/api/whoAmI`, { headers })
      expect(await response.json()).toEqual({ actor: null })
    }
  })

  it('returns the account with its organization and that organization’s applications', async () => {
    const { body } = await whoAmI(portal.origin, (await signIn('client')).id_token)
    expect(body.actor).toEqual({
      accountId: ids.client,
      loginName: 'client@portal.example',
      email: 'client@portal.example',
      firstName: 'A',
      lastName: 'B',
      roles: ['CLIENT'],
      isFederated: false,
      externalGroups: ['ADMIN', 'buyers'],
      clientId: 1001,
      linkedClientIds: [1001, 1005],
      applicationIds: ['createProject', 'reports'],
      locale: null,
      session: expect.any(String),
      apiKeyId: null,
      isReadOnly: false,
      impersonator: null,
    })
  })

  it('grants no application before an organization is picked, and help to staff', async () => {
    const applicationsOf = async (name: string) =>
      (await whoAmI(portal.origin, (await signIn(name)).id_token)).body.actor as object
    expect(await applicationsOf('new')).toMatchObject({ clientId: null, linkedClientIds: [1005], applicationIds: [] })
    expect(await applicationsOf('pm')).toMatchObject({ applicationIds: ['consoleHelp'] })
  })

  it('IDENT-06 takes the roles from the token’s groups and ignores other groups', async () => {
    const { id_token } = await signIn('pm')
    const groups = ['CLIENT_MANAGER', 'ROOT', 'admin', '__proto__', 'ext:acme:ADMIN']
    const token = await sign({ ...decodeJwt(id_token), groups })
    expect((await whoAmI(portal.origin, token)).body.actor).toMatchObject({ roles: ['CLIENT_MANAGER'] })
  })
})

const sign = async (claims: object, header: object = {}, by: JWK = key) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid!, ...header })
    .sign((await importJWK(by, 'ES256')) as CryptoKey)

describe('a bad token', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const now = () => Math.floor(Date.now() / 1000)
  let good: string
  let claims: ReturnType<typeof decodeJwt>

  beforeAll(async () => {
    good = (await signIn('pm')).id_token
    claims = decodeJwt(good)
  })

  it('is tested against a good one, which may be signed again', async () => {
    expect((await whoAmI(portal.origin, good)).status).toBe(200)
    expect((await whoAmI(portal.origin, await sign(claims))).status).toBe(200)
    expect((await whoAmI(portal.origin, signRaw({}))).status).toBe(200)
  })

  const stranger = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([each]) => each !== name))
  const hmac = (secret: string) => {
    const head = `${encode({ alg: 'HS256', kid: key.kid })}.${encode(claims)}`
    return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
  }
  const strangersKey = stranger()
  /** Signs any payload with our key, even one that no library would sign. */
  const signRaw = (header: object, payload = JSON.stringify(claims)) => {
    const head = `${encode({ alg: 'ES256', kid: key.kid, ...header })}.${Buffer.from(payload).toString('base64url')}`
    const by = createPrivateKey({ key: key as JsonWebKey, format: 'jwk' })
    const signature = signBytes('sha256', Buffer.from(head), { key: by, dsaEncoding: 'ieee-p1363' })
    return `${head}.${signature.toString('base64url')}`
  }
  const signEdwards = () => {
    const head = `${encode({ alg: 'EdDSA', kid: key.kid })}.${encode(claims)}`
    const signature = signBytes(null, Buffer.from(head), generateKeyPairSync('ed25519').privateKey)
    return `${head}.${signature.toString('base64url')}`
  }
  const bad: Record<string, () => string | Promise<string>> = {
    'no token at all': () => 'nonsense',
    'three empty parts': () => '..',
    'without a signature, saying alg none': () => `${encode({ alg: 'none' })}.${encode(claims)}.`,
    'alg none with the old signature': () => `${encode({ alg: 'none' })}.${good.split('.').slice(1).join('.')}`,
    'HMAC with the public key': () => hmac(JSON.stringify({ ...key, d: undefined })),
    'HMAC with nothing': () => hmac('x'),
    'of the wrong audience': () => sign({ ...claims, aud: 'another-client' }),
    'of the wrong issuer': () => sign({ ...claims, iss: 'https://issuer.example/oidc' }),
    'that has expired': () => sign({ ...claims, exp: now() - 1 }),
    'that never expires': () => sign(without('exp')),
    'not valid yet': () => sign({ ...claims, nbf: now() + 600 }),
    'of an unknown key': () => sign(claims, { kid: 'unknown' }),
    'signed by a stranger under our key’s name': () => sign(claims, {}, stranger()),
    'cut short': () => good.slice(0, -4),
    'with an altered payload': () => good.replace(/\.[^.]+\./, `.${encode({ ...claims, groups: ['ADMIN'] })}.`),
    'a logout token by its type': () => sign(claims, { typ: 'logout+jwt' }),
    'a logout token by its events': () =>
      sign({ ...claims, events: { 'http://schemas.openid.net/event/backchannel-logout': {} } }),
    'without an account': () => sign(without('sub')),
    'of an account that never was': () => sign({ ...claims, sub: '01890000-0000-7000-8000-000000000000' }),
    'with an account id that is none': () => sign({ ...claims, sub: `' or 1=1 --` }),
    'without a session': () => sign(without('ses')),
    'of a session that never was': () => sign({ ...claims, ses: 'never-was' }),
    'of somebody else’s session': () => sign({ ...claims, sub: ids.admin }),
    'from before the account changed': () => sign({ ...claims, ver: Number(claims.ver) - 1 }),
    'without groups': () => sign(without('groups')),
    'two tokens at once': () => `${good} ${good}`,
    'with a critical header nobody knows': () => signRaw({ crit: ['x'], x: 1 }),
    'with a payload that is no JSON': () => signRaw({}, 'no JSON'),
    'with a payload that is a list': () => signRaw({}, '[]'),
    'signed with another algorithm under our key’s name': () => signEdwards(),
    'by a stranger who brings the key along': () => {
      const { d: _private, ...jwk } = strangersKey
      return sign(claims, { jwk, kid: undefined }, strangersKey)
    },
    'by a stranger whose key has no name': () => sign(claims, { kid: undefined }, stranger()),
    'with a path for a key': () => sign(claims, { kid: '../../../../dev/null' }),
    'with the address of a key': () => sign(claims, { jku: 'https://issuer.example/keys', kid: 'x' }, stranger()),
    'for others, among many': () => sign({ ...claims, aud: ['another-client', 'portal-2'] }),
    'for nobody': () => sign(without('aud')),
    'of our issuer, nearly': () => sign({ ...claims, iss: `${claims.iss}/` }),
    'with an end that is no time': () => sign({ ...claims, exp: 'never' as never }),
    'of no known time': () => sign(without('iat')),
    'with groups that are no list': () => sign({ ...claims, groups: 'ADMIN' }),
    'with a session that is no text': () => sign({ ...claims, ses: { $ne: null } }),
    'sealed instead of signed': () =>
      `${encode({ alg: 'dir', enc: 'A128GCM' })}..${'A'.repeat(16)}.e30.${'A'.repeat(22)}`,
  }

  it('comes in more than 30 different kinds', async () => {
    const tokens = await Promise.all(Object.values(bad).map((make) => make()))
    expect(new Set(tokens).size).toBeGreaterThan(30)
  })

  it.each(Object.keys(bad))('is refused: %s', async (what) => {
    expect(await whoAmI(portal.origin, await bad[what]!())).toMatchObject({
      status: 401,
      body: { errorCode: 'signed_out' },
    })
  })

  it('is refused if it is an access token, a refresh token, or not a bearer token', async () => {
    const { access_token, refresh_token } = await signIn('pm')
    for (const token of [access_token, refresh_token]) expect((await whoAmI(portal.origin, token)).status).toBe(401)
    for (const authorization of [`Basic ${good}`, good, `Bearer: ${good}`])
      expect((await whoAmI(portal.origin, '', { authorization })).status).toBe(401)
  })
})
