import type { UserSession } from '@portolan/contract/identity/sessions'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refresh, TestBrowser } from '../../../testing/browser.ts'
import { type Caller, signInOver } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const signIn = (email: string) => signInOver(portal.config.origin, email)
const listOf = async (caller: Caller) => (await (await caller('/userAccount/sessions')).json()) as UserSession[]
const sessionOf = ({ idToken }: Caller) => String(decodeJwt(idToken).ses)
const end = (caller: Caller, session: string, init: RequestInit = {}) =>
  caller(`/userAccount/sessions/${session}/actions/end`, { method: 'POST', ...init })
const everywhere = (caller: Caller, init: RequestInit = {}) =>
  caller('/userAccount/sessions/actions/signOutEverywhere', { method: 'POST', ...init })
const statusOf = async (caller: Caller) => (await caller('/userAccount')).status

describe('the list of sessions', () => {
  it('shows times, browser and address, and marks the current session', async () => {
    const first = await signIn('qa@portolan.example')
    const second = await signIn('qa@portolan.example')
    const sessions = await listOf(second)
    expect(sessions.map(({ id }) => id).sort()).toEqual([sessionOf(first), sessionOf(second)].sort())
    expect(sessions.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([sessionOf(second)])
    for (const { startedAt, lastSeenAt, userAgent, ip } of sessions) {
      expect(Math.abs(Date.now() - Date.parse(startedAt))).toBeLessThan(60_000)
      expect(Date.parse(lastSeenAt)).toBeGreaterThanOrEqual(Date.parse(startedAt))
      expect(userAgent).toBe('node')
      expect(ip).toMatch(/^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/)
    }
  })

  it('ignores forwarded addresses sent by the client', async () => {
    const browser = new TestBrowser(portal.config.origin)
    const { refresh_token } = await browser.signIn('quoter@portolan.example', 'Harbour-Light-27')
    await portal.db
      .updateTable('sign_in_session')
      .set({ last_seen_at: new Date(0) })
      .execute()
    const renewed = await fetch(`${portal.config.origin}/oidc/token`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.9' },
      body: new URLSearchParams({ client_id: 'portal', grant_type: 'refresh_token', refresh_token }),
    })
    expect(renewed.status).toBe(200)
    const rows = await portal.db.selectFrom('sign_in_session').select(['ip', 'last_seen_at']).execute()
    expect(rows.filter(({ last_seen_at }) => last_seen_at.getTime() > 0)).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('203.0.113.9')
  })
})

describe('ending a session', () => {
  it('invalidates its tokens at once, and leaves other sessions alone', async () => {
    const browser = new TestBrowser(portal.config.origin)
    const lost = await browser.signIn('pm@portolan.example', 'Harbour-Light-27')
    const here = await signIn('pm@portolan.example')
    const lostSession = String(decodeJwt(lost.id_token).ses)
    expect((await end(here, lostSession)).status).toBe(204)
    const headers = { authorization: `Bearer ${lost.id_token}` }
    expect((await portal.anyone('/userAccount', { headers })).status).toBe(401)
    expect((await refresh(portal.config.origin, lost.refresh_token)).status).toBe(400)
    expect((await browser.begin()).location).toMatch(/^\/signIn\//)
    expect(await statusOf(here)).toBe(200)
    expect((await listOf(here)).map(({ id }) => id)).toEqual([sessionOf(here)])
    expect((await end(here, lostSession)).status).toBe(404)
  })

  it('is possible only for one’s own sessions', async () => {
    const mine = await signIn('linguist@portolan.example')
    const theirs = await signIn('coordinator@portolan.example')
    expect((await end(mine, sessionOf(theirs))).status).toBe(404)
    expect(await statusOf(theirs)).toBe(200)
    expect((await end(mine, '%00')).status).toBe(400)
  })

  it('everywhere ends the current one too', async () => {
    const one = await signIn('client@meridian.example')
    const two = await signIn('client@meridian.example')
    expect((await everywhere(one)).status).toBe(204)
    for (const caller of [one, two]) expect(await statusOf(caller)).toBe(401)
    const events = await portal.db.selectFrom('audit_event').select('action').execute()
    const actions = events.map(({ action }) => action)
    expect(actions).toContain('signed-in')
    expect(actions).toContain('session-ended')
    expect(actions).toContain('signed-out-everywhere')
  })

  it('is refused while impersonating, and so is listing', async () => {
    const admin = await signIn('admin@portolan.example')
    const user = await signIn('client@harbor.example')
    const headers = { 'x-username-override': 'client@harbor.example' }
    for (const answer of [
      await admin('/userAccount/sessions', { headers }),
      await end(admin, sessionOf(user), { headers }),
      await everywhere(admin, { headers }),
    ]) {
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ errorCode: 'impersonation_forbidden' })
    }
    expect(await statusOf(user)).toBe(200)
  })
})
