import { generateKeyPair, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whoAmI } from '../../../testing/browser.ts'
import { addClient } from '../../../testing/identity/test-client.ts'
import { testKeyServer } from '../../../testing/identity/test-key-server.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { type TestPortal, testPortal } from '../../../testing/test-portal.ts'
import { createAccount } from '../accounts/create-account.ts'
import { endEverySession } from '../accounts/store-accounts.ts'

let portal: TestPortal
let issuer: Awaited<ReturnType<typeof testKeyServer>>
const clientId = 'portal-at-the-pool'

beforeAll(async () => {
  issuer = await testKeyServer(clientId)
  portal = await testPortal(await testDatabase(), null, {
    issuer: issuer.issuer,
    clientId,
    groupsClaim: 'cognito:groups',
    externalGroupsClaim: 'custom:groups',
  })
  await addClient(portal.db, { id: 1, name: 'Acme', domains: ['acme.example'] })
  await addClient(portal.db, { id: 2, name: 'Borealis', domains: ['borealis.example'], groups: ['borealis'] })
})
afterAll(async () => {
  await portal.close()
  await issuer.close()
})

type Claims = Readonly<Record<string, unknown>>

const person = (name: string, more: Claims = {}): JWTPayload => ({
  sub: `sub-${name}`,
  email: `${name}@acme.example`,
  email_verified: true,
  given_name: 'Nia',
  family_name: 'Okonkwo',
  token_use: 'id',
  'cognito:groups': ['CLIENT'],
  ...more,
})
const call = async (claims: JWTPayload, ...more: [Parameters<typeof issuer.sign>[1]?]) =>
  whoAmI(portal.origin, await issuer.sign(claims, ...more))
const actorOf = async (claims: JWTPayload) => (await call(claims)).body.actor as Record<string, unknown>
const later = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

describe('an external issuer', () => {
  it('IDENT-01 IDENT-02 IDENT-06 creates an account at the first call, with the roles of its groups', async () => {
    const actor = await actorOf(person('nia', { 'cognito:groups': ['CLIENT', 'eu-west-1_pool_Okta', 'admin'] }))
    expect(actor).toMatchObject({
      email: 'nia@acme.example',
      firstName: 'Nia',
      roles: ['CLIENT'],
      isFederated: true,
      clientId: 1,
      linkedClientIds: [1],
    })
    const { rows } = await portal.pool.query('select action, details from audit_event')
    expect(rows).toEqual([
      { action: 'external-account-created', details: { issuer: issuer.issuer, roles: ['CLIENT'] } },
    ])
  })

  it('identifies people by issuer and subject, whatever their address', async () => {
    const before = await actorOf(person('uma'))
    const after = await actorOf(person('uma', { email: 'uma.new@acme.example', iat: later(2) }))
    expect(after).toMatchObject({ accountId: before.accountId, email: 'uma.new@acme.example' })
    const other = await call(person('uma', { sub: 'another', email: 'uma.new@acme.example', email_verified: false }))
    expect([other.status, other.body.errorCode]).toEqual([403, 'account_not_accepted'])
  })

  it('IDENT-06 adds and removes roles with its tokens, and an older token restores none', async () => {
    const old = await issuer.sign(person('rui', { 'cognito:groups': ['ADMIN'] }))
    expect((await whoAmI(portal.origin, old)).body.actor).toMatchObject({ roles: ['ADMIN'], linkedClientIds: [] })
    expect(await actorOf(person('rui', { iat: later(2) }))).toMatchObject({ roles: ['CLIENT'] })
    await whoAmI(portal.origin, old)
    const { rows } = await portal.pool.query("select roles from account where email = 'rui@acme.example'")
    expect(rows).toEqual([{ roles: ['CLIENT'] }])
  })

  it('IDENT-07 links people to clients by external group; without a role they are employees there', async () => {
    const actor = await actorOf(
      person('bo', { 'cognito:groups': ['eu-west-1_pool_Okta'], 'custom:groups': '[borealis, x]' }),
    )
    expect(actor).toMatchObject({ roles: ['CLIENT_EMPLOYEE'], clientId: 2, externalGroups: ['borealis', 'x'] })
    const nobody = await actorOf(person('no', { 'cognito:groups': undefined }))
    expect(nobody).toMatchObject({ roles: [], clientId: null, linkedClientIds: [] })
  })

  it('links nobody to a client by an unverified address', async () => {
    expect(await actorOf(person('eli', { email_verified: undefined }))).toMatchObject({ linkedClientIds: [] })
  })

  it('takes over an existing account only with a verified address', async () => {
    const id = await portal.db.transaction().execute((tx) =>
      createAccount(tx, {
        email: 'old@acme.example',
        firstName: 'Olga',
        lastName: 'Dahl',
        password: 'Harbour-Light-27',
        roles: ['CLIENT'],
      }),
    )
    expect((await call(person('old', { email_verified: false }))).status).toBe(403)
    expect(await actorOf(person('old'))).toMatchObject({ accountId: id })
  })

  it('creates one account for many concurrent first calls', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 8 }, (_, at) => issuer.sign(person('zed', { iat: later(-at) }))),
    )
    const answers = await Promise.all(tokens.map((token) => whoAmI(portal.origin, token)))
    expect(new Set(answers.map(({ body }) => (body.actor as { accountId: string }).accountId)).size).toBe(1)
  })

  it('cannot sign in disabled accounts, and its tokens end with a sign-out', async () => {
    const token = await issuer.sign(person('ida', { iat: later(-3) }))
    const { accountId } = (await whoAmI(portal.origin, token)).body.actor as { accountId: string }
    await portal.db.transaction().execute((tx) => endEverySession(tx, accountId))
    await expect.poll(async () => (await whoAmI(portal.origin, token)).status).toBe(401)
    expect((await call(person('ida', { iat: later(2) }))).status).toBe(200)
    await portal.pool.query('update account set disabled_at = now() where id = $1', [accountId])
    portal.identity.forget(accountId)
    expect((await call(person('ida', { iat: later(3) }))).status).toBe(401)
  })

  it('has no sign-in page and no issuer here', async () => {
    for (const path of ['/oidc/.well-known/openid-configuration', '/signIn/x', '/resetPassword'])
      expect((await fetch(portal.origin + path)).status).toBe(404)
    expect(portal.identity.signInOrigins()).toEqual([issuer.issuer, 'http://127.0.0.1:1'])
  })
})

describe('a token is refused', () => {
  it.each<[string, Claims, Parameters<typeof issuer.sign>[1]?]>([
    ['for another client', { aud: 'others' }],
    ['for several clients, of which another one asked', { aud: [clientId, 'others'], azp: 'others' }],
    ['for several clients, without saying who asked', { aud: [clientId, 'others'] }],
    ['that another client asked for', { azp: 'others' }],
    ['of another issuer', { iss: 'https://elsewhere.example' }],
    ['that has run out', { iat: later(-600), exp: later(-300) }],
    ['that is not good yet', { nbf: later(60) }],
    ['without an end', { exp: undefined }],
    ['without a beginning', { iat: undefined }],
    ['without a subject', { sub: undefined }],
    ['to call others with', { token_use: 'access' }],
    ['to call others with, in other words', { typ: 'Bearer' }],
    ['to call others with, in its header', {}, { header: { typ: 'at+jwt' } }],
    ['that tells of a sign-out', { events: {} }],
    ['that tells of a sign-out, in its header', {}, { header: { typ: 'logout+jwt' } }],
    ['of a key that is not published', {}, { header: { kid: 'made-up' } }],
  ])('%s', async (_what, claims, more) => {
    expect((await call(person('mallory', claims), more)).status).toBe(401)
  })

  it('if it is signed by someone else, with a shared secret, unsigned, or malformed', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    expect((await call(person('mallory'), { key: privateKey })).status).toBe(401)
    const [header, payload, signature] = (await issuer.sign(person('mallory'))).split('.') as [string, string, string]
    const named = (alg: string) => Buffer.from(JSON.stringify({ alg, kid: 'first' })).toString('base64url')
    const forged = [
      `${named('none')}.${payload}.`,
      `${named('HS256')}.${payload}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${header}.${payload}`,
      'nonsense',
    ]
    for (const token of forged) expect((await whoAmI(portal.origin, token)).status).toBe(401)
  })

  it('with an explanation if it has no email address', async () => {
    const { status, body } = await call(person('anon', { email: undefined }))
    expect([status, body.errorCode]).toEqual([403, 'account_not_accepted'])
  })
})

describe('the issuer’s keys', () => {
  it('are fetched once, not for every token', async () => {
    const before = issuer.asked.length
    for (const name of ['k1', 'k2', 'k3']) expect((await call(person(name))).status).toBe(200)
    expect(issuer.asked.length).toBe(before)
  })

  it('are fetched again when a token names a new one', { timeout: 30_000 }, async () => {
    await issuer.rotate('second')
    const token = await issuer.sign(person('new-key'))
    await expect
      .poll(async () => (await whoAmI(portal.origin, token)).status, { timeout: 15_000, interval: 500 })
      .toBe(200)
  })

  it('are fetched again after the issuer was unreachable, and nobody is signed out', async () => {
    const down = await testKeyServer(clientId)
    const names = { groupsClaim: 'groups', externalGroupsClaim: 'external_groups' }
    down.state.isDown = true
    const other = await testPortal(await testDatabase(), null, { issuer: down.issuer, clientId, ...names })
    const ask = async () => (await whoAmI(other.origin, await down.sign(person('pia', { groups: ['QA'] })))).status
    expect(await ask()).toBe(503)
    down.state.isDown = false
    down.state.name = 'https://somebody-else.example'
    expect(await ask()).toBe(503)
    down.state.name = down.issuer
    expect(await ask()).toBe(200)
    await other.close()
    await down.close()
  })
})
