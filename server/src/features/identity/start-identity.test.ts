import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from '../../platform/http/http-server.ts'
import { secretBox } from '../../platform/secret-box.ts'
import { TestBrowser, whoAmI } from '../../testing/browser.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { type TestPortal, testPortal } from '../../testing/test-portal.ts'
import { createAccount } from './accounts/create-account.ts'
import { createAdministrator } from './accounts/create-administrator.ts'
import { accountChanged } from './accounts/store-accounts.ts'
import { isKeyOfDatabase } from './issuer/keys.ts'
import { maxInteractions } from './issuer/oidc-adapter.ts'
import { identityHandlers } from './jobs.ts'
import { startIdentity } from './start-identity.ts'
import { signInsPerMinute } from './throttle/limit-sign-ins.ts'

const email = 'admin@portolan.example'
const password = 'Harbour-Light-27'
const demo = { password, accounts: [{ email, describe: () => 'Admin area, <impersonation>' }] }
const administrator = { email, password, firstName: 'Ada', lastName: 'Okafor' }
let portal: TestPortal
let accountId: string

beforeAll(async () => {
  portal = await testPortal(await testDatabase(), demo)
  accountId = await createAdministrator(portal.db, administrator)
})
afterAll(() => portal.close())

const refusalOf = (error: unknown) => (error as { code?: string }).code

describe('the issuer’s keys', () => {
  it('are created once, however many nodes start at the same time', async () => {
    await portal.pool.query('delete from oidc_key')
    const nodes = await Promise.all(Array.from({ length: 5 }, () => startIdentity(portal.needs)))
    const { rows } = await portal.pool.query('select kind, state from oidc_key order by kind')
    expect(rows).toEqual([
      { kind: 'cookie', state: 'current' },
      { kind: 'signing', state: 'current' },
    ])
    await Promise.all(nodes.map((node) => node.close()))
  })

  it('are stored encrypted, and show whether a master key is the right one', async () => {
    const { rows } = await portal.pool.query('select secret from oidc_key')
    for (const { secret } of rows) expect((secret as Buffer).toString('latin1')).not.toMatch(/"kty"|"d"/)
    const isRight = (masterKey: Buffer) => isKeyOfDatabase(portal.db, secretBox(masterKey))
    expect([await isRight(portal.masterKey), await isRight(randomBytes(32))]).toEqual([true, false])
  })
})

describe('the demo', () => {
  it('offers its accounts, fills in the chosen one, and ignores other addresses in the link', async () => {
    const browser = new TestBrowser(portal.origin)
    const { location } = await browser.begin()
    const page = await (await browser.open(location)).text()
    expect(page).toContain('Demo accounts')
    expect(page).toContain(`<code>${password}</code>`)
    expect(page).toContain('Admin area, &#60;impersonation&#62;')
    const chosen = await (await browser.open(`${location}?email=${encodeURIComponent(email)}`)).text()
    expect(chosen).toMatch(new RegExp(`name="email"[^>]*value="${email}"`))
    expect(chosen).toMatch(new RegExp(`name="password"[^>]*value="${password}"`))
    const other = await (await browser.open(`${location}?email=stranger@portolan.example`)).text()
    expect(other).not.toContain('stranger@')
  })
})

describe('an account', () => {
  it('is refused if its address or login name is taken, ignoring case', async () => {
    const taken = createAdministrator(portal.db, { ...administrator, email: 'ADMIN@portolan.example' })
    expect(refusalOf(await taken.catch((error: unknown) => error))).toBe('conflict')
    const person = { ...administrator, email: 'second@portolan.example', loginName: email, roles: [] }
    const named = portal.db.transaction().execute((tx) => createAccount(tx, person))
    expect(refusalOf(await named.catch((error: unknown) => error))).toBe('conflict')
  })

  it('created as administrator by an operator is audited', async () => {
    const { rows } = await portal.pool.query('select action, subject_id, account_id from audit_event')
    expect(rows).toEqual([{ action: 'administrator-created', subject_id: accountId, account_id: null }])
  })
})

it('listens for account changes again after its connection was lost', async () => {
  const { id_token } = await new TestBrowser(portal.origin).signIn(email, password)
  const listeners = `from pg_stat_activity where query = 'listen account_changed' and datname = current_database()`
  const { rows: ended } = await portal.pool.query(`select pid, pg_terminate_backend(pid) ${listeners}`)
  const isListening = async () => {
    const { rows } = await portal.pool.query(`select pid ${listeners} and state = 'idle' and pid <> all($1)`, [
      ended.map(({ pid }) => pid),
    ])
    return rows.length === 1
  }
  await expect.poll(isListening).toBe(true)
  expect((await whoAmI(portal.origin, id_token)).status).toBe(200)
  await portal.db.transaction().execute(async (tx) => {
    await tx.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', accountId).execute()
    await accountChanged(tx, accountId)
  })
  await expect.poll(async () => (await whoAmI(portal.origin, id_token)).status).toBe(401)
})

it('deletes expired rows and keeps the rest', async () => {
  const browser = new TestBrowser(portal.origin)
  await browser.begin()
  const alive = await browser.begin()
  await portal.pool.query(
    `
    update oidc_payload set expires_at = now() - interval '1 second'
    where model = 'Interaction' and '/signIn/' || id <> $1`,
    [alive.location],
  )
  await portal.pool.query(`insert into sign_in_throttle values ('old', 9, now() - interval '2 days', now())`)
  await portal.pool.query(
    `insert into impersonation (administrator_id, session, account_id, ends_at)
     select $1, session, $1, now() - ended from (values ('old', interval '31 days'), ('new', interval '1 day')) v (session, ended)`,
    [accountId],
  )
  const [sweep] = identityHandlers({ db: portal.db })
  await sweep!.run({} as never, {} as never)
  const { rows } = await portal.pool.query(`select id from oidc_payload where model = 'Interaction'`)
  expect(rows).toEqual([{ id: alive.location.replace('/signIn/', '') }])
  expect((await portal.pool.query(`select key from sign_in_throttle where key = 'old'`)).rows).toEqual([])
  expect((await portal.pool.query('select session from impersonation')).rows).toEqual([{ session: 'new' }])
})

describe('starting many sign-ins', () => {
  it('keeps a limited number of them, and all with a right password', async () => {
    await portal.pool.query(
      `insert into oidc_payload (model, id, payload, account_id, expires_at)
       select 'Interaction', 'old-' || n, '{}', case when n = 1 then $1::uuid end, now() + n * interval '0.1 second'
       from generate_series(1, ${maxInteractions + 50}) n`,
      [accountId],
    )
    for (let n = 0; n < 100; n++) await new TestBrowser(portal.origin, '192.0.2.1').begin()
    const { rows } = await portal.pool.query(
      `select count(*)::int as kept, bool_or(id = 'old-1') as has_first, bool_or(id = 'old-2') as has_second
       from oidc_payload where model = 'Interaction'`,
    )
    expect(rows[0]).toMatchObject({ has_first: true, has_second: false })
    expect(rows[0]?.kept).toBeLessThanOrEqual(maxInteractions + 100)
    await portal.pool.query(`delete from oidc_payload where model = 'Interaction'`)
  })

  it('is limited per network, with a page for people and JSON for programs', async () => {
    const begin = (ip: string, accept: string) =>
      fetch(`${portal.origin}/oidc/auth?client_id=portal`, { headers: { 'x-forwarded-for': ip, accept } })
    const calls = Array.from({ length: signInsPerMinute }, () => begin('192.0.2.2', 'text/html'))
    expect((await Promise.all(calls)).map(({ status }) => status)).not.toContain(429)
    const page = await begin('192.0.2.2', 'text/html')
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html'])
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await page.text()).toMatch(/Too many attempts\. Please wait \d+ seconds? and try again\./)
    const json = await begin('192.0.2.2', 'application/json')
    expect([json.status, await json.json()]).toMatchObject([429, { errorCode: 'too_many_requests' }])
    expect((await begin('192.0.2.3', 'text/html')).status).not.toBe(429)
    const configuration = `${portal.origin}/oidc/.well-known/openid-configuration`
    expect((await fetch(configuration, { headers: { 'x-forwarded-for': '192.0.2.2' } })).status).toBe(200)
  })
})

it('sets secure cookies if the portal uses https', async () => {
  const identity = await startIdentity({ ...portal.needs, origin: 'https://portal.example' })
  const app = createHttpServer({ log: portal.needs.log, trustedProxies: [], isStopping: () => false })
  identity.mount(app)
  const query = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: 'https://portal.example/callback',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  })
  const { statusCode, headers } = await app.inject(`/oidc/auth?${query}`)
  expect(statusCode).toBe(303)
  const cookies = [headers['set-cookie']].flat()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatch(/^__Secure-.*; samesite=lax; secure; httponly$/i)
  await app.close()
  await identity.close()
})
