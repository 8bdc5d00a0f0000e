import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../../../testing/procurement/gateway.ts'
import { buyer, idOf, jsonSetup, openJson, postJson, start } from '../../../testing/procurement/messages.ts'
import { signInWithTicket } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { isTrustedReturnUrl } from './return-url.ts'
import { deleteUnusedSessions } from './store-sessions.ts'

let gateway: TestGateway
let portal: TestApp
beforeAll(async () => {
  gateway = await testGateway()
  portal = await testApp({ TRADECENTRIC_URL: gateway.url })
})
afterAll(async () => {
  await portal.close()
  await gateway.close()
})

const setup = (email?: string, changes?: object) => jsonSetup(gateway, email, changes)
const open = (body: unknown, bearer?: string) => openJson(portal, body, bearer)
const requestIdFor = async (email: string) => idOf((await open(setup(email))).body.start_url)
const accountOf = (email: string) =>
  portal.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()
const notFound = { status: 404, body: { errorCode: 'punchout_not_found' } }

describe('opening a punch-out session', () => {
  it("API-29 returns a start URL to the client's own server, under both its names", async () => {
    const { status, body } = await open(setup())
    expect(status).toBe(200)
    expect(body.start_url).toMatch(new RegExp(`^${portal.config.origin}/coupa/starter/[0-9a-f-]{14}4[0-9a-f-]{21}$`))
    expect(body.startURL).toBe(body.start_url)
    const audited = await portal.db
      .selectFrom('audit_event')
      .selectAll()
      .where('action', '=', 'punchout-opened')
      .execute()
    expect(audited).toMatchObject([{ subject_id: '1007', details: { email: buyer } }])
    const stored = await portal.db.selectFrom('punchout_session').selectAll().execute()
    expect(JSON.stringify([audited, stored])).not.toContain(idOf(body.start_url))
  })

  it('is refused without the secret, with a wrong one, and with an id token', async () => {
    const { idToken } = await portal.as(buyer)
    for (const { status, body } of [
      await postJson(portal, '/tradeCentric/punchout', setup()),
      await open(setup(), 'guess'),
      await open(setup(), idToken),
    ])
      expect([status, body.errorCode]).toEqual([401, 'signed_out'])
  })

  it('accepts only people of the client', async () => {
    for (const email of ['client@harbor.example', 'admin@portolan.example', 'a@procura.example.org'])
      expect(await open(setup(email))).toMatchObject({ status: 400, body: { errorCode: 'email_not_of_company' } })
  })

  it('refuses a forged session, whose email address, cookie or form differs at the gateway', async () => {
    const honest = setup()
    const { body } = honest.params
    const forgeries = [
      { contact: { ...body.contact, email: 'other@procura.example' } },
      { buyercookie: 'SESSION-0' },
      { postform: 'https://evil.example/' },
    ].map((forged) => ({ ...honest, params: { ...honest.params, body: { ...body, ...forged } } }))
    for (const forged of [...forgeries, { ...honest, pos: 'unknown' }])
      expect(await open(forged)).toMatchObject({ status: 403, body: { errorCode: 'punchout_not_confirmed' } })
    expect((await open(honest)).status).toBe(200)
  })

  it('says that the gateway is away, and opens no session', async () => {
    gateway.fail(1)
    expect(await open(setup())).toMatchObject({ status: 502, body: { errorCode: 'gateway_unavailable' } })
  })

  it('refuses a foreign return URL', async () => {
    const { status, body } = await open(setup(buyer, { return_url: 'https://evil.example/' }))
    expect([status, body.fields]).toMatchObject([400, [{ path: 'body.return_url' }]])
  })

  it.each([
    ['https://connect.tradecentric.com/x', true],
    ['https://punchout2go.com/x', true],
    ['https://procura.coupahost.com/x', true],
    ['http://127.0.0.1:9/gateway', true],
    ['http://connect.tradecentric.com/x', false],
    ['https://tradecentric.com.evil.example/x', false],
    ['https://eviltradecentric.com/x', false],
    ['https://tradecentric.com@evil.example/x', false],
    ['https://user:pass@tradecentric.com/x', false],
    ['https://tradecentric.com:8443/x', false],
    ['https://10.0.0.1/x', false],
    ['https://[::1]/x', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('trusts %s as a return URL: %s', (url, isTrusted) => {
    const hosts = ['tradecentric.com', 'punchout2go.com', 'coupahost.com', '10.0.0.1']
    expect(isTrustedReturnUrl(url, { gatewayOrigin: 'http://127.0.0.1:9', hosts })).toBe(isTrusted)
  })

  it('needs an active client with procurement', async () => {
    await sql`update client set status = 'INACTIVE' where id = 1007`.execute(portal.db)
    expect(await open(setup())).toMatchObject({ status: 403, body: { errorCode: 'forbidden' } })
    await sql`update client set status = 'ACTIVE', application_ids = '{}' where id = 1007`.execute(portal.db)
    expect(await open(setup())).toMatchObject({ body: { errorCode: 'application_disabled' } })
    await sql`update client set application_ids = '{coupa}' where id = 1007`.execute(portal.db)
  })
})

describe('starting from a procurement system', () => {
  it('API-30 exchanges the start URL for a ticket that signs the buyer in, once', async () => {
    const sent = setup()
    const { status, body } = await start(portal, idOf((await open(sent)).body.start_url))
    expect([status, body.externalReferenceId]).toEqual([200, sent.params.body.buyercookie])
    const ticket = body.signInTicket ?? ''
    const caller = await signInWithTicket(portal.config.origin, ticket)
    expect(await (await caller('/userAccount')).json()).toMatchObject({
      email: buyer,
      roles: ['CLIENT_EMPLOYEE'],
      clientConfig: { clientId: 1007 },
    })
    await expect(signInWithTicket(portal.config.origin, ticket)).rejects.toThrow()
  })

  it('creates an account without a password for a new buyer', async () => {
    await start(portal, await requestIdFor('Bo@Procura.example'))
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

  it('lets in a known buyer of the client whose address is of no domain of the client', async () => {
    await start(portal, await requestIdFor('guest@procura.example'))
    await sql`update account set email = 'guest@partner.example' where email = 'guest@procura.example'`.execute(
      portal.db,
    )
    expect((await open(setup('guest@partner.example'))).status).toBe(200)
  })

  it('IDENT-39 refuses a replayed start URL: one of twenty concurrent calls succeeds', async () => {
    const id = await requestIdFor(buyer)
    const tries = await Promise.all(Array.from({ length: 20 }, () => start(portal, id)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ body }) => body.errorCode === 'punchout_used')).toHaveLength(19)
    const two = [await requestIdFor('twin@procura.example'), await requestIdFor('twin@procura.example')]
    expect((await Promise.all(two.map((each) => start(portal, each)))).map(({ status }) => status)).toEqual([200, 200])
  })

  it('IDENT-39 is refused for an unknown start URL, or one that is ten minutes old', async () => {
    for (const id of ['', 'guess', "' or 1=1 --", '9b2f6a4e-1c1f-4d51-8a6e-3f1f5b0a7c22'])
      expect(await start(portal, id)).toMatchObject(notFound)
    const [young, old] = [await requestIdFor(buyer), await requestIdFor(buyer)]
    const age = (by: string) =>
      sql`update punchout_session set expires_at = expires_at - ${by}::interval`.execute(portal.db)
    await age('9 minutes 50 seconds')
    expect((await start(portal, young)).status).toBe(200)
    await age('10 seconds')
    expect(await start(portal, old)).toMatchObject({ status: 410, body: { errorCode: 'punchout_expired' } })
  })

  it('IDENT-39 is refused for staff, managers, disabled accounts and people of several clients', async () => {
    const email = 'careful@procura.example'
    await start(portal, await requestIdFor(email))
    const { id } = (await accountOf(email))!
    const tries = async (change: string) => {
      await sql.raw(`update account set ${change} where id = '${id}'`).execute(portal.db)
      return start(portal, await requestIdFor(email))
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
    await start(portal, await requestIdFor(email))
    await sql`update account set password_hash = 'x', email_confirmed_at = null where email = ${email}`.execute(
      portal.db,
    )
    expect((await start(portal, await requestIdFor(email))).status).toBe(200)
    expect(await accountOf(email)).toMatchObject({ password_hash: null, email_confirmed_at: expect.any(Date) })
  })
})

it('deletes expired sessions and keeps the others', async () => {
  await portal.db.deleteFrom('punchout_session').execute()
  const [used] = [await requestIdFor(buyer), await requestIdFor(buyer)]
  await start(portal, used ?? '')
  await sql`update punchout_session set expires_at = now() - interval '25 hours'`.execute(portal.db)
  await requestIdFor(buyer)
  await deleteUnusedSessions(portal.db)
  const kept = await portal.db.selectFrom('punchout_session').select('used_at').orderBy('created_at').execute()
  expect(kept).toEqual([{ used_at: expect.any(Date) }, { used_at: null }])
})
