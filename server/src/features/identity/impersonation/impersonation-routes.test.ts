import type { Impersonation } from '@portolan/contract/identity/impersonation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, signInOver } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { impersonate } from './impersonate.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const hour = 3_600_000
const user = 'client@harbor.example'
const reason = 'Ticket 4711: cannot find the quote'

/** Every call signs in to a new session. */
const newAdministrator = () => signInOver(portal.config.origin, 'admin@portolan.example')
const start = (caller: Caller, body: object = { username: user, reason }, headers = {}) =>
  caller('/userAccount/actions/startImpersonation', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const end = (caller: Caller) => caller('/userAccount/actions/endImpersonation', { method: 'POST' })
const callAs = async (caller: Caller, username = user) => {
  const reply = await caller('/userAccount', { headers: { 'x-username-override': username } })
  const { loginName, errorCode } = (await reply.json()) as { loginName?: string; errorCode?: string }
  return loginName ?? errorCode
}
const codeOf = async (reply: Response) => [reply.status, ((await reply.json()) as { errorCode: string }).errorCode]
const recorded = async (action: string) =>
  portal.db.selectFrom('audit_event').selectAll().where('action', '=', action).orderBy('id', 'desc').execute()

describe('an impersonation', () => {
  it('IDENT-12 needs only a username; then no reason is recorded', async () => {
    const admin = await newAdministrator()
    for (const body of [{ username: user }, { username: user, reason: ' ' }]) {
      expect((await start(admin, body)).status).toBe(200)
      expect((await recorded('impersonation-started'))[0]?.details).toMatchObject({ username: user, reason: null })
    }
    expect(await callAs(admin)).toBe(user)
  })

  it('IDENT-12 is started by an administrator with a username and a reason, and both are recorded', async () => {
    const admin = await newAdministrator()
    const reply = await start(admin, { username: ' Client@harbor.example ', reason })
    expect(reply.status).toBe(200)
    const { username, endsAt } = (await reply.json()) as Impersonation
    expect(username).toBe(user)
    expect(Math.abs(Date.parse(endsAt) - Date.now() - hour)).toBeLessThan(60_000)
    expect(await callAs(admin)).toBe(user)
    const [started] = await recorded('impersonation-started')
    expect(started?.details).toMatchObject({ username: user, impersonator: 'admin@portolan.example', reason })
    const [call] = await recorded('impersonated-call')
    expect(call?.details).toMatchObject({ username: user, impersonator: 'admin@portolan.example', method: 'GET' })
  })

  it('IDENT-13 needs a username', async () => {
    const admin = await newAdministrator()
    for (const body of [{ reason }, { username: ' ', reason }])
      expect(await codeOf(await start(admin, body))).toEqual([400, 'malformed'])
  })

  it('is refused for unknown, disabled and administrator accounts, and while impersonating', async () => {
    const admin = await newAdministrator()
    const refused = async (username: string, headers = {}) => codeOf(await start(admin, { username, reason }, headers))
    expect(await refused('nobody@harbor.example')).toEqual([404, 'user_not_found'])
    expect(await refused('disabled@harbor.example')).toEqual([403, 'impersonation_forbidden'])
    expect(await refused('admin@portolan.example')).toEqual([403, 'impersonation_forbidden'])
    expect(await refused('pm@portolan.example', { 'x-username-override': user })).toEqual([403, 'forbidden'])
    const manager = await portal.as('pm@portolan.example')
    expect(await codeOf(await start(manager))).toEqual([403, 'forbidden'])
  })

  it('ends on request, and needs a new start after that', async () => {
    const admin = await newAdministrator()
    await start(admin)
    expect((await end(admin)).status).toBe(204)
    expect(await callAs(admin)).toBe('impersonation_ended')
    expect((await recorded('impersonation-ended'))[0]?.details).toMatchObject({ username: user })
    await start(admin)
    expect(await callAs(admin)).toBe(user)
  })

  it('ends after an hour, whether the header or the endpoint started it', async () => {
    const started = new Date()
    const at = (ms: number) => ({ db: portal.db, now: () => new Date(started.getTime() + ms) })
    const admin = await portal.db
      .selectFrom('account')
      .select(['id', 'login_name'])
      .where('email', '=', 'admin@portolan.example')
      .executeTakeFirstOrThrow()
    const administrator = {
      accountId: admin.id,
      loginName: admin.login_name,
      roles: ['ADMIN'],
      session: 'one',
    } as never
    const call = { method: 'GET', path: '/api/userAccount', origin: { requestId: 'r', ip: '127.0.0.1' } }
    const callAt = (ms: number) => impersonate(at(ms), administrator, user, call)
    expect(await callAt(0)).toMatchObject({ loginName: user, impersonator: { accountId: admin.id } })
    expect(await callAt(hour - 1)).toMatchObject({ loginName: user })
    await expect(callAt(hour)).rejects.toMatchObject({ code: 'impersonation_ended' })
    await expect(callAt(25 * hour)).rejects.toMatchObject({ code: 'impersonation_ended' })
  })

  it('belongs to the session it was started in', async () => {
    const first = await newAdministrator()
    const second = await newAdministrator()
    await start(first)
    await end(second)
    expect(await callAs(first)).toBe(user)
    await end(first)
    expect(await callAs(second)).toBe(user)
  })
})

describe('the header alone', () => {
  it('starts an impersonation without a reason, once for concurrent calls', async () => {
    const admin = await newAdministrator()
    const before = (await recorded('impersonation-started')).length
    const calls = await Promise.all(Array.from({ length: 8 }, () => callAs(admin, 'pm@portolan.example')))
    expect(new Set(calls)).toEqual(new Set(['pm@portolan.example']))
    const started = await recorded('impersonation-started')
    expect([started.length - before, started[0]?.details]).toMatchObject([1, { reason: null }])
  })

  it('never restarts one that has ended in the same session', async () => {
    const admin = await newAdministrator()
    await callAs(admin)
    await end(admin)
    expect(await callAs(admin)).toBe('impersonation_ended')
    expect(await callAs(admin, 'qa@portolan.example')).toBe('qa@portolan.example')
  })

  it('is refused for anyone but administrators', async () => {
    for (const email of ['pm@portolan.example', 'client@meridian.example', 'sso@orbit.example'])
      expect(await callAs(await portal.as(email))).toBe('impersonation_forbidden')
  })
})
