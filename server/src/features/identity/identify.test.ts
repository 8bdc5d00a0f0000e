import { createHmac, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, importJWK, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretBox } from '../../platform/secret-box.ts'
import { createAccount } from './create-account.ts'
import { loadKeys } from './keys.ts'
import { setPassword } from './set-password.ts'
import { accountChanged } from './store-accounts.ts'
import { refresh, TestBrowser, type TestPortal, type Tokens, testPortal, whoAmI } from './test-identity.ts'

const password = 'Harbour-Light-27'
let portal: TestPortal
let key: JWK
const ids: Record<string, string> = {}

beforeAll(async () => {
  portal = await testPortal()
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
    await add('other-admin', { roles: ['ADMIN', 'QA'] })
    await add('pm', { roles: ['CLIENT_MANAGER'] })
    const harbor = { clientId: 1001, linkedClientIds: [1005, 1001] }
    await add('client', { roles: ['CLIENT'], externalGroups: ['ADMIN', 'buyers'], ...harbor })
    await add('new', { roles: ['CLIENT_EMPLOYEE'], linkedClientIds: [1005] })
    await add('off', { roles: ['CLIENT'], isDisabled: true })
    for (const name of ['leaver', 'changer', 'mover', 'renewer', 'replayed', 'raced'])
      await add(name, { roles: ['QA'] })
  })
})
afterAll(() => portal.close())

const signIn = (name: string, browser = new TestBrowser(portal.origin)): Promise<Tokens> =>
  browser.signIn(`${name}@portal.example`, password)

const change = (name: string, assignment: string) =>
  portal.db.transaction().execute(async (tx) => {
    await portal.pool.query(`update account set ${assignment} where id = $1`, [ids[name]])
    await accountChanged(tx, ids[name]!)
  })

async function isRefusedWithin(milliseconds: number, idToken: string): Promise<boolean> {
  for (const until = Date.now() + milliseconds; Date.now() < until; )
    if ((await whoAmI(portal.origin, idToken)).status === 401) return true
  return false
}

describe('who is calling', () => {
  it('is nobody without a token, and with an empty one', async () => {
    for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer' }, { authorization: '' }]) {
      const response = await fetch(`${portal.origin}/api/whoAmI`, { headers })
      expect(await response.json()).toEqual({ actor: null })
    }
  })

  it('is the account with its organisation and that one’s applications', async () => {
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
      impersonator: null,
    })
  })

  it('has no application before an organisation is picked, and the help as staff', async () => {
    const applicationsOf = async (name: string) =>
      (await whoAmI(portal.origin, (await signIn(name)).id_token)).body.actor as object
    expect(await applicationsOf('new')).toMatchObject({ clientId: null, linkedClientIds: [1005], applicationIds: [] })
    expect(await applicationsOf('pm')).toMatchObject({ applicationIds: ['consoleHelp'] })
  })

  it('IDENT-06 goes by the groups of the token, and only by those that are roles', async () => {
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

describe('a token that is no good', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const now = () => Math.floor(Date.now() / 1000)
  let good: string
  let claims: ReturnType<typeof decodeJwt>

  beforeAll(async () => {
    good = (await signIn('pm')).id_token
    claims = decodeJwt(good)
  })

  it('is told from a good one, which may be signed anew', async () => {
    expect((await whoAmI(portal.origin, good)).status).toBe(200)
    expect((await whoAmI(portal.origin, await sign(claims))).status).toBe(200)
  })

  const stranger = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([each]) => each !== name))
  const hmac = (secret: string) => {
    const head = `${encode({ alg: 'HS256', kid: key.kid })}.${encode(claims)}`
    return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
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
    'with a critical header nobody knows': () => sign(claims, { crit: ['x'], x: 1 }).catch(() => `${good}x`),
  }
  it.each(Object.keys(bad))('is refused: %s', async (what) => {
    expect(await whoAmI(portal.origin, await bad[what]!())).toMatchObject({
      status: 401,
      body: { errorCode: 'signed_out' },
    })
  })

  it('is refused when it is an access token, a refresh token, or no bearer token', async () => {
    const { access_token, refresh_token } = await signIn('pm')
    for (const token of [access_token, refresh_token]) expect((await whoAmI(portal.origin, token)).status).toBe(401)
    for (const authorization of [`Basic ${good}`, good, `Bearer: ${good}`])
      expect((await whoAmI(portal.origin, '', { authorization })).status).toBe(401)
  })
})

describe('a token that was good', () => {
  it('IDENT-04 is refused within a second of signing out, and the way back is the home page', async () => {
    const browser = new TestBrowser(portal.origin)
    const { id_token, refresh_token } = await signIn('leaver', browser)
    expect((await whoAmI(portal.origin, id_token)).status).toBe(200)
    const query = new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: `${portal.origin}/` })
    const asked = await (await browser.open(`/oidc/session/end?${query}`)).text()
    expect(asked).toContain('document.forms[0].submit()')
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked)![1]!
    const left = await browser.open('/oidc/session/end/confirm', { xsrf, logout: 'yes' })
    expect(left.headers.get('location')).toBe(`${portal.origin}/`)
    expect(await isRefusedWithin(1000, id_token)).toBe(true)
    expect((await refresh(portal.origin, refresh_token)).status).toBe(400)
    expect((await browser.begin()).location).toMatch(/^\/signIn\//)
  })

  it('asks before signing out someone whom a mere link brought there', async () => {
    const browser = new TestBrowser(portal.origin)
    const { id_token } = await signIn('client', browser)
    const page = await (await browser.open('/oidc/session/end')).text()
    expect(page).toContain('Do you want to sign out?')
    expect(page).not.toContain('submit()')
    const hint = (await signIn('pm')).id_token
    const foreign = await (await browser.open(`/oidc/session/end?id_token_hint=${hint}`)).text()
    expect(foreign).not.toContain('submit()')
    expect((await whoAmI(portal.origin, id_token)).status).toBe(200)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(foreign)![1]!
    const left = await browser.open('/oidc/session/end/confirm', { xsrf, logout: 'yes' })
    expect(await (await browser.open(left.headers.get('location')!)).text()).toContain('You are signed out')
  })

  it('is refused at once when the account is disabled, and so is every renewal', async () => {
    const browser = new TestBrowser(portal.origin)
    const { id_token, refresh_token } = await signIn('mover', browser)
    expect((await whoAmI(portal.origin, id_token)).status).toBe(200)
    await change('mover', 'disabled_at = now()')
    expect(await isRefusedWithin(1000, id_token)).toBe(true)
    expect((await refresh(portal.origin, refresh_token)).status).toBe(400)
    expect((await browser.begin()).location).toMatch(/^\/signIn\//)
  })

  it('is refused once the password is changed, in every browser, and the new one works', async () => {
    const [one, two] = [await signIn('changer'), await signIn('changer')]
    const halfway = new TestBrowser(portal.origin)
    const { location, verifier } = await halfway.begin()
    const posted = await halfway.open(location, { email: 'changer@portal.example', password })

    await portal.db.transaction().execute((tx) => setPassword(tx, ids.changer!, 'Lantern-Quay-81'))
    for (const { id_token, refresh_token } of [one, two]) {
      expect(await isRefusedWithin(1000, id_token)).toBe(true)
      expect((await refresh(portal.origin, refresh_token)).status).toBe(400)
    }
    await expect(halfway.finish(posted.headers.get('location')!, verifier)).rejects.toThrow()
    const fresh = await new TestBrowser(portal.origin).signIn('changer@portal.example', 'Lantern-Quay-81')
    expect((await whoAmI(portal.origin, fresh.id_token)).status).toBe(200)
  })

  it('is refused after a change of roles, and the renewed one carries the new roles at once', async () => {
    const { id_token, refresh_token } = await signIn('renewer')
    expect((await whoAmI(portal.origin, id_token)).status).toBe(200)
    await change('renewer', `roles = '{QUOTER}', tokens_valid_after = clock_timestamp()`)
    const renewed = (await (await refresh(portal.origin, refresh_token)).json()) as Tokens
    expect((await whoAmI(portal.origin, renewed.id_token)).body.actor).toMatchObject({ roles: ['QUOTER'] })
    expect(await isRefusedWithin(1000, id_token)).toBe(true)
  })
})

describe('renewing', () => {
  it('hands out a new refresh token each time; an old one that shows up again ends them all', async () => {
    const first = await signIn('replayed')
    const second = (await (await refresh(portal.origin, first.refresh_token)).json()) as Tokens
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await whoAmI(portal.origin, second.id_token)).status).toBe(200)
    expect((await refresh(portal.origin, first.refresh_token)).status).toBe(400)
    expect((await refresh(portal.origin, second.refresh_token)).status).toBe(400)
  })

  it('lets at most one of several win that show the same token at once, and none goes on', async () => {
    const { refresh_token } = await signIn('raced')
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(portal.origin, refresh_token)))
    const winners = answers.filter(({ status }) => status === 200)
    expect(winners.length).toBeLessThanOrEqual(1)
    for (const winner of winners) {
      const { refresh_token: next } = (await winner.json()) as Tokens
      expect((await refresh(portal.origin, next)).status).toBe(400)
    }
  })

  it('keeps no token readable in the database', async () => {
    const { id_token, access_token, refresh_token } = await signIn('pm')
    const { rows } = await portal.pool.query('select id, payload::text from oidc_payload')
    const kept = JSON.stringify(rows)
    for (const token of [id_token, access_token, refresh_token]) expect(kept.includes(token)).toBe(false)
  })
})

describe('calling as someone else', () => {
  const as = (username: string) => ({ 'x-username-override': username })

  it('gives an administrator everything of that user and nothing else', async () => {
    const { id_token } = await signIn('admin')
    const { body } = await whoAmI(portal.origin, id_token, as('Client@portal.example'))
    const impersonator = { accountId: ids.admin, loginName: 'admin@portal.example' }
    expect(body.actor).toMatchObject({ accountId: ids.client, roles: ['CLIENT'], clientId: 1001, impersonator })
    expect(body.actor).toMatchObject({ applicationIds: ['createProject', 'reports'], email: 'client@portal.example' })
  })

  it('is recorded with both names, once a call', async () => {
    await portal.pool.query('delete from audit_event')
    const { id_token } = await signIn('admin')
    await whoAmI(portal.origin, id_token, as('pm@portal.example'))
    await whoAmI(portal.origin, id_token, as('pm@portal.example'))
    await whoAmI(portal.origin, id_token)
    const { rows } = await portal.pool.query('select * from audit_event')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      account_id: ids.pm,
      impersonator_id: ids.admin,
      action: 'impersonated-call',
      subject_id: '/api/whoAmI',
      details: { method: 'GET', username: 'pm@portal.example', impersonator: 'admin@portal.example' },
    })
    expect(rows[0].request_id).toMatch(/^[\w-]{36}$/)
  })

  it.each([
    ['by someone who is no administrator', 'pm', 'client@portal.example', 403, 'impersonation_forbidden'],
    ['by a client whose own groups name the role', 'client', 'pm@portal.example', 403, 'impersonation_forbidden'],
    ['as a user who is not there', 'admin', 'nobody@portal.example', 404, 'user_not_found'],
    ['as no user at all', 'admin', '', 404, 'user_not_found'],
    ['as another administrator', 'admin', 'other-admin@portal.example', 403, 'impersonation_forbidden'],
    ['as oneself', 'admin', 'admin@portal.example', 403, 'impersonation_forbidden'],
    ['as a disabled user', 'admin', 'off@portal.example', 403, 'impersonation_forbidden'],
  ])('is refused %s', async (_what, caller, target, status, errorCode) => {
    const { id_token } = await signIn(caller)
    expect(await whoAmI(portal.origin, id_token, as(target))).toMatchObject({ status, body: { errorCode } })
  })
})
