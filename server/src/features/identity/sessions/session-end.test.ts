import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refresh, TestBrowser, type Tokens, whoAmI } from '../../../testing/browser.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { type TestPortal, testPortal } from '../../../testing/test-portal.ts'
import { createAccount } from '../accounts/create-account.ts'
import { accountChanged } from '../accounts/store-accounts.ts'
import { setPassword } from '../passwords/set-password.ts'

const password = 'Harbour-Light-27'
let portal: TestPortal
const ids: Record<string, string> = {}

beforeAll(async () => {
  portal = await testPortal(await testDatabase())
  const person = { firstName: 'A', lastName: 'B', password }
  await portal.db.transaction().execute(async (tx) => {
    const add = async (name: string, account: Partial<Parameters<typeof createAccount>[1]>) => {
      ids[name] = await createAccount(tx, { ...person, email: `${name}@portal.example`, roles: [], ...account })
    }
    for (const name of ['leaver', 'changer', 'keeper', 'mover', 'renewer', 'replayed', 'raced', 'pm', 'client'])
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

describe('a valid token', () => {
  it('IDENT-04 is refused within a second of signing out, which returns to the home page', async () => {
    const browser = new TestBrowser(portal.origin)
    const { id_token, refresh_token } = await signIn('leaver', browser)
    expect((await whoAmI(portal.origin, id_token)).status).toBe(200)
    const query = new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: `${portal.origin}/` })
    const asked = await (await browser.open(`/oidc/session/end?${query}`)).text()
    expect(asked).toContain('document.forms[0]?.submit()')
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked)![1]!
    const left = await browser.open('/oidc/session/end/confirm', { xsrf, logout: 'yes' })
    expect(left.headers.get('location')).toBe(`${portal.origin}/`)
    expect(await isRefusedWithin(1000, id_token)).toBe(true)
    expect((await refresh(portal.origin, refresh_token)).status).toBe(400)
    expect((await browser.begin()).location).toMatch(/^\/signIn\//)
  })

  it('is kept until the user confirms a sign-out that a mere link started', async () => {
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

  it('is refused in every browser once the password is changed, and the new password works', async () => {
    const one = await signIn('changer')
    const two = await signIn('changer')
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

  it('can be renewed in the session that changed the password, and in no other', async () => {
    const here = await signIn('keeper')
    const there = await signIn('keeper')
    const session = String(decodeJwt(here.id_token).ses)
    await portal.db.transaction().execute((tx) => setPassword(tx, ids.keeper!, 'Lantern-Quay-82', { except: session }))
    expect(await isRefusedWithin(1000, there.id_token)).toBe(true)
    expect((await refresh(portal.origin, there.refresh_token)).status).toBe(400)
    const renewed = (await (await refresh(portal.origin, here.refresh_token)).json()) as Tokens
    expect((await whoAmI(portal.origin, renewed.id_token)).status).toBe(200)
    expect(decodeJwt(renewed.id_token).ses).toBe(session)
  })

  it('is refused after a role change, and the renewed token has the new roles', async () => {
    const { id_token, refresh_token } = await signIn('renewer')
    expect((await whoAmI(portal.origin, id_token)).status).toBe(200)
    await change('renewer', `roles = '{QUOTER}', tokens_valid_after = clock_timestamp()`)
    const renewed = (await (await refresh(portal.origin, refresh_token)).json()) as Tokens
    expect((await whoAmI(portal.origin, renewed.id_token)).body.actor).toMatchObject({ roles: ['QUOTER'] })
    expect(await isRefusedWithin(1000, id_token)).toBe(true)
  })
})

describe('renewing tokens', () => {
  it('issues a new refresh token each time; reusing an old one ends them all', async () => {
    const first = await signIn('replayed')
    const second = (await (await refresh(portal.origin, first.refresh_token)).json()) as Tokens
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await whoAmI(portal.origin, second.id_token)).status).toBe(200)
    expect((await refresh(portal.origin, first.refresh_token)).status).toBe(400)
    expect((await refresh(portal.origin, second.refresh_token)).status).toBe(400)
    expect(await isRefusedWithin(1000, second.id_token)).toBe(true)
  })

  it('lets at most one of several concurrent calls succeed, and ends the session', async () => {
    const { refresh_token } = await signIn('raced')
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(portal.origin, refresh_token)))
    const winners = answers.filter(({ status }) => status === 200)
    expect(winners.length).toBeLessThanOrEqual(1)
    for (const winner of winners) {
      const { refresh_token: next } = (await winner.json()) as Tokens
      expect((await refresh(portal.origin, next)).status).toBe(400)
    }
  })

  it('stores no token in plain text', async () => {
    const { id_token, access_token, refresh_token } = await signIn('pm')
    const { rows } = await portal.pool.query('select id, payload::text from oidc_payload')
    const kept = JSON.stringify(rows)
    for (const token of [id_token, access_token, refresh_token]) expect(kept.includes(token)).toBe(false)
  })
})
