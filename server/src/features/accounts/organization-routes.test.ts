import type { IdentitySettings, OrganizationClientContact } from '@portolan/contract/accounts/organization'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInOver } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
const ids = new Map<string, string>()
beforeAll(async () => {
  portal = await testApp()
  for (const { id, email } of await portal.db.selectFrom('account').select(['id', 'email']).execute())
    ids.set(email, id)
  await portal.as(employee) // before the account needs a code to sign in
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.updateTable('account').set({ disabled_at: null }).execute()
  await sql`update account set disabled_at = now() where email = ${disabled}`.execute(portal.db)
  await sql`update account set totp_secret = '\\x00', mfa_enabled_at = now() where email = ${employee}`.execute(
    portal.db,
  )
})

const base = '/userAccount/organizationClientContacts'
const client = 'client@harbor.example'
const employee = 'employee@harbor.example'
const disabled = 'disabled@harbor.example'
const idOf = (email: string) => ids.get(email) ?? ''

type Action = 'disableMfa' | 'enableAccount' | 'disableAccount'
async function act(email: string, action: Action, username = email, by = client, headers = {}) {
  const caller = await portal.as(by)
  const reply = await caller(`${base}/${idOf(email)}/actions/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username }),
  })
  const body = (await reply.json()) as IdentitySettings & { errorCode: string }
  return reply.ok ? body : [reply.status, body.errorCode]
}
async function settings(email: string, query = '?includeMfaStatus=true', by = client) {
  const reply = await (await portal.as(by))(`${base}/${idOf(email)}/indentitySettings${query}`)
  const body = (await reply.json()) as IdentitySettings & { errorCode: string }
  return reply.ok ? body : [reply.status, body.errorCode]
}
const recorded = (action: string) =>
  portal.db.selectFrom('audit_event').selectAll().where('action', '=', action).orderBy('id', 'desc').executeTakeFirst()

describe("an organization's users", () => {
  it('ACCT-11 API-17 are listed by name with their email addresses', async () => {
    const reply = await (await portal.as(client))(base)
    expect(await reply.json()).toEqual([
      { id: idOf(disabled), email: disabled, firstName: 'Dina', lastName: 'Castillo' },
      { id: idOf(client), email: client, firstName: 'Helen', lastName: 'Marsh' },
      { id: idOf(employee), email: employee, firstName: 'Emil', lastName: 'Novak' },
    ] satisfies OrganizationClientContact[])
  })

  it('ACCT-11 API-18 have a username, an enabled or disabled account, and MFA status on request', async () => {
    const on = { username: employee, isAccountEnabled: true, isMfaEnabled: true }
    expect(await settings(employee)).toEqual(on)
    expect(await settings(employee, `?email=${employee}&includeMfaStatus=true`)).toEqual(on)
    expect(await settings(employee, '')).toEqual({ ...on, isMfaEnabled: false })
    expect(await settings(disabled)).toEqual({ username: disabled, isAccountEnabled: false, isMfaEnabled: false })
    expect(await settings(employee, `?email=${client}`)).toEqual([404, 'not_found'])
  })

  it('are hidden from others: other organizations, and staff', async () => {
    for (const email of ['client@meridian.example', 'admin@portolan.example', 'nobody@nowhere.example']) {
      ids.set('nobody@nowhere.example', '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11')
      expect(await settings(email)).toEqual([404, 'not_found'])
      for (const action of ['disableMfa', 'enableAccount', 'disableAccount'] as const)
        expect(await act(email, action)).toEqual([404, 'not_found'])
    }
    const both = { account_id: idOf('pm@portolan.example'), client_id: 1001 }
    await portal.db.insertInto('account_client').values(both).execute()
    expect(await act('pm@portolan.example', 'disableAccount')).toEqual([404, 'not_found'])
  })

  it('can be managed by CLIENT users with a local account whose organization allows it', async () => {
    const forbidden = [403, 'forbidden']
    expect(await settings('client@meridian.example', '', 'client@meridian.example')).toEqual(forbidden)
    expect(await settings(employee, '', employee)).toEqual(forbidden)
    expect(await act(disabled, 'enableAccount', disabled, employee)).toEqual(forbidden)
    await portal.db.updateTable('account').set({ is_federated: true }).where('email', '=', client).execute()
    await sql`select pg_notify('account_changed', ${idOf(client)})`.execute(portal.db)
    await expect.poll(() => act(employee, 'disableAccount')).toEqual(forbidden)
    await portal.db.updateTable('account').set({ is_federated: false }).where('email', '=', client).execute()
    await sql`select pg_notify('account_changed', ${idOf(client)})`.execute(portal.db)
    await expect.poll(() => settings(employee)).toMatchObject({ username: employee })
  })

  it('cannot be managed while impersonating', async () => {
    const asClient = { 'x-username-override': client }
    expect(await act(employee, 'disableMfa', employee, 'admin@portolan.example', asClient)).toEqual([
      403,
      'impersonation_forbidden',
    ])
  })
})

describe('disabling the MFA of another user', () => {
  it("ACCT-13 API-19 works if it is on and the account is enabled and not the caller's own", async () => {
    expect(await act(employee, 'disableMfa')).toEqual({
      username: employee,
      isAccountEnabled: true,
      isMfaEnabled: false,
    })
    const kept = await portal.db.selectFrom('account').selectAll().where('email', '=', employee).executeTakeFirst()
    expect(kept).toMatchObject({ totp_secret: null, mfa_enabled_at: null })
    expect(await recorded('mfa-disabled')).toMatchObject({ account_id: idOf(client), subject_id: idOf(employee) })
    expect(await act(employee, 'disableMfa')).toEqual([409, 'conflict'])
  })

  it('ACCT-13 is refused for the own account, for one without MFA, and for a wrong username', async () => {
    await sql`update account set totp_secret = '\\x00', mfa_enabled_at = now()`.execute(portal.db)
    expect(await act(client, 'disableMfa')).toEqual([403, 'forbidden'])
    expect(await act(disabled, 'disableMfa')).toEqual([409, 'conflict'])
    expect(await act(employee, 'disableMfa', disabled)).toEqual([404, 'not_found'])
    await sql`update account set mfa_enabled_at = null`.execute(portal.db)
  })
})

describe('disabling and enabling the account of another user', () => {
  it('ACCT-14 API-21 ends all its sessions, and is audited', async () => {
    await act(employee, 'disableMfa')
    const caller = await signInOver(portal.config.origin, employee)
    expect((await caller('/userAccount')).status).toBe(200)
    expect(await act(employee, 'disableAccount')).toMatchObject({ isAccountEnabled: false })
    expect((await caller('/userAccount')).status).toBe(401)
    await expect(signInOver(portal.config.origin, employee)).rejects.toThrow()
    expect(await recorded('account-disabled')).toMatchObject({ account_id: idOf(client), subject_id: idOf(employee) })
    expect(await act(employee, 'disableAccount')).toMatchObject({ isAccountEnabled: false })
  })

  it('ACCT-15 API-20 lets it sign in again', async () => {
    expect(await act(disabled, 'enableAccount', 'Disabled@Harbor.example')).toMatchObject({ isAccountEnabled: true })
    const caller = await signInOver(portal.config.origin, disabled)
    expect((await caller('/userAccount')).status).toBe(200)
    expect(await recorded('account-enabled')).toMatchObject({ account_id: idOf(client), subject_id: idOf(disabled) })
  })

  it('ACCT-14 ACCT-15 is refused for the own account, and for a wrong username', async () => {
    for (const action of ['disableAccount', 'enableAccount'] as const) {
      expect(await act(client, action)).toEqual([403, 'forbidden'])
      expect(await act(employee, action, client)).toEqual([404, 'not_found'])
    }
    expect(await settings(client)).toMatchObject({ isAccountEnabled: true })
  })
})
