import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestBrowser } from '../../../testing/browser.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { type TestPortal, testPortal } from '../../../testing/test-portal.ts'
import { createAccount } from '../accounts/create-account.ts'
import { issueSignInTicket } from './sign-in-tickets.ts'

const password = 'Harbour-Light-27'
let portal: TestPortal
const ids: Record<string, string> = {}

beforeAll(async () => {
  const database = await testDatabase()
  portal = await testPortal(database, { password, accounts: [{ email: 'sso@orbit.example', describe: () => 'SSO' }] })
  await portal.pool.query(`
    insert into client (id, status, company_name, client_name, sign_up_token, create_project_token,
      create_project_settings, application_ids)
    values (1008, 'ACTIVE', 'Orbit Aerospace', 'Orbit', 's', 'c', '{}', '{}'),
      (1003, 'INACTIVE', 'Quill Legal LLP', 'Quill', 's', 'c', '{}', '{}')`)
  await portal.pool.query(`
    insert into client_email_domain (client_id, domain) values (1008, 'orbit.example'), (1003, 'quill.example')`)
  await portal.pool.query(`
    insert into identity_provider (id, client_id, kind, settings) values
      ('orbit', 1008, 'OIDC', '{"issuer": "https://orbit.example", "clientId": "portal"}'),
      ('quill', 1003, 'OIDC', '{"issuer": "https://quill.example", "clientId": "portal"}')`)
  const person = { firstName: 'A', lastName: 'B', password, roles: ['CLIENT_EMPLOYEE'] } as const
  await portal.db.transaction().execute(async (tx) => {
    const add = async (name: string, more: object = {}) => {
      ids[name] = await createAccount(tx, { ...person, email: `${name}@orbit.example`, ...more })
    }
    await add('local')
    await add('buyer', { password: null })
    await add('off', { isDisabled: true })
    await add('new', { email: 'new@plain.example', isEmailConfirmed: false })
  })
})
beforeEach(() => portal.pool.query('delete from sign_in_throttle'))
afterAll(() => portal.close())

const newBrowser = () => new TestBrowser(portal.origin)

describe('an organization’s own sign-in', () => {
  const lookUp = async (email: string) => {
    const browser = newBrowser()
    const { location } = await browser.begin()
    const answer = await browser.open(`${location}/organization?email=${encodeURIComponent(email)}`)
    return answer.json()
  }

  it('is found by the domain only, the same for every address', async () => {
    const orbit = { organization: 'Orbit Aerospace' }
    for (const email of ['local@orbit.example', 'nobody@orbit.example', '@ORBIT.example', ' x@orbit.example '])
      expect(await lookUp(email)).toEqual(orbit)
    for (const email of ['x@harbor.example', 'x@quill.example', 'x@sub.orbit.example', 'orbit', '', '\0'])
      expect(await lookUp(email)).toEqual({ organization: null })
    expect((await newBrowser().open('/signIn/never-begun/organization?email=x@orbit.example')).status).toBe(400)
  })

  it('is used for an empty or wrong password, but not for the right password of a local account', async () => {
    const browser = newBrowser()
    const { location, verifier } = await browser.begin()
    const elsewhere = await browser.open(location, { email: ' any.one+x@orbit.example', password: '' })
    expect(elsewhere.status).toBe(303)
    expect(elsewhere.headers.get('location')).toBe(`${location}/sso?email=any.one%2Bx%40orbit.example`)
    for (const name of ['local', 'buyer', 'off', 'nobody']) {
      const typed = await browser.open(location, { email: `${name}@orbit.example`, password: 'Not-This-One-1' })
      expect([typed.status, typed.headers.get('location')]).toEqual([
        303,
        `${location}/sso?email=${name}%40orbit.example`,
      ])
    }
    const stranger = await browser.open(location, { email: 'x@harbor.example', password: 'Not-This-One-1' })
    expect(stranger.status).toBe(401)
    const here = await browser.open(location, { email: 'local@orbit.example', password })
    const { id_token } = await browser.finish(here.headers.get('location')!, verifier)
    expect(decodeJwt(id_token).email).toBe('local@orbit.example')
  })

  it('is offered at once if the address is known', async () => {
    const browser = newBrowser()
    const { location } = await browser.begin()
    const text = await (await browser.open(`${location}?email=sso@orbit.example`)).text()
    expect(text).toContain('data-organization="Orbit Aerospace"')
    expect(text).not.toMatch(/name="password"[^>]*value="Harbour/)
    const hinted = newBrowser()
    const begun = await hinted.begin({ login_hint: 'local@orbit.example' })
    expect(await (await hinted.open(begun.location)).text()).toContain('data-organization="Orbit Aerospace"')
  })
})

describe('a sign-in ticket', () => {
  const issue = (name: string) => portal.db.transaction().execute((tx) => issueSignInTicket(tx, ids[name]!))
  const arrive = async (secret: string, browser = newBrowser()) => {
    const { location, verifier } = await browser.begin({ login_hint: `ticket:${secret}` })
    return { answer: await browser.open(location), verifier, browser }
  }

  it('signs in at once, and only once', async () => {
    const secret = await issue('buyer')
    const { answer, verifier, browser } = await arrive(secret)
    expect(answer.status).toBe(303)
    const { id_token } = await browser.finish(answer.headers.get('location')!, verifier)
    expect(decodeJwt(id_token)).toMatchObject({ email: 'buyer@orbit.example', amr: ['ticket'] })
    const again = await arrive(secret)
    expect(again.answer.status).toBe(400)
    expect(await again.answer.text()).toContain('This sign-in page has expired')
  })

  it('expires after two minutes, and is refused if it is unknown or its account is disabled', async () => {
    const old = await issue('buyer')
    await portal.pool.query(`update single_use set expires_at = expires_at - interval '2 minutes'`)
    for (const secret of [old, 'made-up', '', await issue('off')])
      expect((await arrive(secret)).answer.status).toBe(400)
  })

  it('replaces the current session of the browser', async () => {
    const browser = newBrowser()
    await browser.signIn('local@orbit.example', password)
    const { answer } = await arrive(await issue('buyer'), browser)
    expect(answer.status).toBe(303)
    const switching = await browser.open(answer.headers.get('location')!)
    expect(await switching.text()).toContain('/oidc/session/end/confirm')
  })
})

describe('an unconfirmed address', () => {
  it('is shown only to people with the right password, who can have the email sent again', async () => {
    const browser = newBrowser()
    const { location } = await browser.begin()
    const wrong = await browser.open(location, { email: 'new@plain.example', password: 'wrong' })
    expect(wrong.status).toBe(401)
    expect(await wrong.text()).toContain('The email address or password is incorrect.')
    expect((await browser.open(`${location}/confirmEmail`)).headers.get('location')).toBe(location)

    const right = await browser.open(location, { email: 'new@plain.example', password })
    expect([right.status, right.headers.get('location')]).toEqual([303, `${location}/confirmEmail`])
    const page = await (await browser.open(`${location}/confirmEmail`)).text()
    expect(page).toContain('Confirm your email address')
    expect(page).toContain('new@plain.example')

    const mails = async () =>
      (await portal.pool.query(`select payload->>'to' as to from job where task = 'send-mail'`)).rows
    expect(await mails()).toEqual([])
    expect(await (await browser.open(`${location}/confirmEmail`, {})).text()).toContain('A new link is on its way.')
    expect(await mails()).toEqual([{ to: 'new@plain.example' }])
    for (let n = 0; n < 2; n++) await browser.open(`${location}/confirmEmail`, {})
    const throttled = await browser.open(`${location}/confirmEmail`, {})
    expect(throttled.status).toBe(429)
    expect(await mails()).toHaveLength(3)
  })
})
