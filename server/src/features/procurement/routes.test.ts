import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInWithTicket } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { procurementHandlers } from './jobs.ts'
import { isTrustedReturnUrl } from './return-url.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const secret = 'procura-demo-secret'
const setup = (email: string, changes: object = {}) => ({
  pos: 'ABCD1234efg567',
  operation: 'create',
  return_url: 'https://connect.tradecentric.com/gateway/link/api/id/ABCD1234efg567',
  params: {
    header: {},
    type: 'setuprequest',
    body: { contact: { email, name: 'Bo van Yilmaz', unique: 'bo' }, buyercookie: 'SESSION-123456', items: [] },
  },
  ...changes,
})
async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const reply = await portal.anyone(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, string> }
}
const open = (body: unknown, bearer = secret) =>
  post('/tradeCentric/punchout', body, { authorization: `Bearer ${bearer}` })
const start = (requestId: string) => post('/tradeCentric/punchout/actions/initializeLogIn', { requestId })
async function requestIdFor(email: string): Promise<string> {
  const { body } = await open(setup(email))
  return body.start_url?.split('/').at(-1) ?? ''
}
const accountOf = (email: string) =>
  portal.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()
const notFound = { status: 404, body: { errorCode: 'punchout_not_found' } }

describe('opening a punch-out session', () => {
  it("API-29 returns a start URL to the client's own server, under both its names", async () => {
    const { status, body } = await open(setup('buyer@procura.example'))
    expect(status).toBe(200)
    expect(body.start_url).toMatch(new RegExp(`^${portal.config.origin}/coupa/starter/[0-9a-f-]{14}4[0-9a-f-]{21}$`))
    expect(body.startURL).toBe(body.start_url)
    const audited = await portal.db
      .selectFrom('audit_event')
      .selectAll()
      .where('action', '=', 'punchout-opened')
      .execute()
    expect(audited).toMatchObject([{ subject_id: '1007', details: { email: 'buyer@procura.example' } }])
    expect(JSON.stringify(audited)).not.toContain(body.start_url?.split('/').at(-1))
  })

  it('is refused without the secret, with a wrong one, and with an id token', async () => {
    const anyone = await post('/tradeCentric/punchout', setup('buyer@procura.example'))
    const { idToken } = await portal.as('buyer@procura.example')
    for (const { status, body } of [
      anyone,
      await open(setup('buyer@procura.example'), 'guess'),
      await open(setup('buyer@procura.example'), idToken),
    ])
      expect([status, body.errorCode]).toEqual([401, 'signed_out'])
  })

  it('accepts only people of the client', async () => {
    for (const email of ['client@harbor.example', 'admin@portolan.example', 'a@procura.example.org'])
      expect(await open(setup(email))).toMatchObject({ status: 400, body: { errorCode: 'email_not_of_company' } })
  })

  it('accepts only return addresses of the gateway', async () => {
    const { status, body } = await open(setup('buyer@procura.example', { return_url: 'https://evil.example/' }))
    expect([status, body.fields]).toMatchObject([400, [{ path: 'body.return_url' }]])
    const policy = { origin: 'http://localhost:3000', isDemo: false }
    for (const [url, isTrusted] of [
      ['https://connect.tradecentric.com/x', true],
      ['https://punchout2go.com/x', true],
      ['http://connect.tradecentric.com/x', false],
      ['https://tradecentric.com.evil.example/x', false],
      ['https://eviltradecentric.com/x', false],
      ['https://tradecentric.com@evil.example/x', false],
      ['https://user:pass@tradecentric.com/x', false],
      ['https://tradecentric.com:8443/x', false],
      ['http://localhost:3000/demo/buyer', false],
    ] as const)
      expect([url, isTrustedReturnUrl(url, policy)]).toEqual([url, isTrusted])
    expect(isTrustedReturnUrl('http://localhost:3000/demo/buyer', { ...policy, isDemo: true })).toBe(true)
  })

  it('needs an active client with procurement', async () => {
    await sql`update client set status = 'INACTIVE' where id = 1007`.execute(portal.db)
    expect(await open(setup('buyer@procura.example'))).toMatchObject({ status: 403, body: { errorCode: 'forbidden' } })
    await sql`update client set status = 'ACTIVE', application_ids = '{}' where id = 1007`.execute(portal.db)
    expect(await open(setup('buyer@procura.example'))).toMatchObject({ body: { errorCode: 'application_disabled' } })
    await sql`update client set application_ids = '{coupa}' where id = 1007`.execute(portal.db)
  })
})

describe('starting from a procurement system', () => {
  it('API-30 exchanges the start URL for a ticket that signs the buyer in, once', async () => {
    const { status, body } = await start(await requestIdFor('buyer@procura.example'))
    expect([status, body.externalReferenceId]).toEqual([200, 'SESSION-123456'])
    const ticket = body.signInTicket ?? ''
    const buyer = await signInWithTicket(portal.config.origin, ticket)
    expect(await (await buyer('/userAccount')).json()).toMatchObject({
      email: 'buyer@procura.example',
      roles: ['CLIENT_EMPLOYEE'],
      clientConfig: { clientId: 1007 },
    })
    await expect(signInWithTicket(portal.config.origin, ticket)).rejects.toThrow()
  })

  it('creates an account without a password for a new buyer', async () => {
    await start(await requestIdFor('Bo@Procura.example'))
    const account = await accountOf('bo@procura.example')
    expect(account).toMatchObject({
      first_name: 'Bo van',
      last_name: 'Yilmaz',
      password_hash: null,
      roles: ['CLIENT_EMPLOYEE'],
      client_id: 1007,
      disabled_at: null,
    })
    expect(account?.email_confirmed_at).not.toBeNull()
  })

  it('succeeds for one of twenty concurrent calls, and for two sessions of one new buyer at once', async () => {
    const id = await requestIdFor('buyer@procura.example')
    const tries = await Promise.all(Array.from({ length: 20 }, () => start(id)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 404)).toHaveLength(19)
    const two = [await requestIdFor('twin@procura.example'), await requestIdFor('twin@procura.example')]
    expect((await Promise.all(two.map(start))).map(({ status }) => status)).toEqual([200, 200])
  })

  it('is refused for an unknown start URL, or one that is ten minutes old', async () => {
    for (const id of ['', 'guess', "' or 1=1 --", '9b2f6a4e-1c1f-4d51-8a6e-3f1f5b0a7c22'])
      expect(await start(id)).toMatchObject(notFound)
    const young = await requestIdFor('buyer@procura.example')
    const old = await requestIdFor('buyer@procura.example')
    const age = (by: string) =>
      sql`update punchout_session set expires_at = expires_at - ${by}::interval`.execute(portal.db)
    await age('9 minutes 50 seconds')
    expect((await start(young)).status).toBe(200)
    await age('10 seconds')
    expect(await start(old)).toMatchObject(notFound)
  })

  it('is refused for staff, managers, disabled accounts and people of several clients', async () => {
    const email = 'careful@procura.example'
    await start(await requestIdFor(email))
    const { id } = (await accountOf(email))!
    const tries = async (change: string) => {
      await sql.raw(`update account set ${change} where id = '${id}'`).execute(portal.db)
      return start(await requestIdFor(email))
    }
    expect(await tries(`roles = '{ADMIN}'`)).toMatchObject(notFound)
    expect(await tries(`roles = '{CLIENT_EMPLOYEE,QA}'`)).toMatchObject(notFound)
    expect(await tries(`roles = '{CLIENT}'`)).toMatchObject(notFound)
    expect(await tries(`roles = '{CLIENT_EMPLOYEE}', disabled_at = now()`)).toMatchObject(notFound)
    expect((await tries('disabled_at = null')).status).toBe(200)
    await portal.db.insertInto('account_client').values({ account_id: id, client_id: 1001 }).execute()
    expect(await tries('disabled_at = null')).toMatchObject(notFound)
  })

  it("does not let in someone who signed up with a buyer's address before", async () => {
    const email = 'squatted@procura.example'
    await start(await requestIdFor(email))
    await sql`update account set password_hash = 'x', email_confirmed_at = null where email = ${email}`.execute(
      portal.db,
    )
    expect((await start(await requestIdFor(email))).status).toBe(200)
    expect(await accountOf(email)).toMatchObject({ password_hash: null, email_confirmed_at: expect.any(Date) })
  })
})

it('deletes expired sessions and keeps the others', async () => {
  const [used, late, young] = [
    await requestIdFor('buyer@procura.example'),
    await requestIdFor('buyer@procura.example'),
    await requestIdFor('buyer@procura.example'),
  ]
  await start(used)
  await sql`update punchout_session set expires_at = now() - interval '25 hours' where id in (${used}, ${late})`.execute(
    portal.db,
  )
  const [sweep] = procurementHandlers({ db: portal.db })
  await sweep?.run({} as never, {} as never)
  const kept = await portal.db
    .selectFrom('punchout_session')
    .select('id')
    .where('id', 'in', [used, late, young])
    .execute()
  expect(kept.map(({ id }) => id).sort()).toEqual([used, young].sort())
})
