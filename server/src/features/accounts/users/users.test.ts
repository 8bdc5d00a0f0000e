import {
  changeUserRole,
  disableUser,
  disableUserMfa,
  enableUser,
  type GivenRole,
  listUserRoles,
  listUsers,
  resendUserConfirmation,
} from '@portolan/contract/accounts/users'
import type { Role } from '@portolan/contract/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Caller, signInOver } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const quoter = 'quoter@portolan.example'
let portal: TestApp
let admin: Caller
let quoterId: string
beforeAll(async () => {
  portal = await testApp()
  admin = await portal.as('admin@portolan.example')
  const { id } = await portal.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', quoter)
    .executeTakeFirstOrThrow()
  quoterId = id
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.updateTable('account').set({ disabled_at: null }).where('id', '=', quoterId).execute()
})

type Query = {
  search?: string
  clientId?: number
  role?: Role
  isImpersonable?: string
  pageSize?: number
  pageToken?: string
}
const list = (query: Query) => portal.call(listUsers, { query }, admin)
const call = {
  get params() {
    return { userId: quoterId }
  },
}
const lastAudit = () => portal.db.selectFrom('audit_event').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

it('lists staff and users of clients with their roles and state', async () => {
  const { items } = await list({ pageSize: 100 })
  expect(items.map(({ username }) => username)).toEqual(items.map(({ username }) => username).toSorted())
  const of = (username: string) => items.find((user) => user.username === username)
  expect(of('client@harbor.example')).toMatchObject({
    company: 'Harbor Health',
    roles: ['CLIENT'],
    isAccountEnabled: true,
  })
  expect(of('disabled@harbor.example')).toMatchObject({ isAccountEnabled: false })
  expect(of('admin@portolan.example')).toMatchObject({ company: null, roles: ['ADMIN'], isMfaEnabled: false })
})

it('pages, and finds by name, address and company', async () => {
  const all = (await list({ pageSize: 100 })).items
  const first = await list({ pageSize: 5 })
  const second = await list({ pageSize: 5, pageToken: first.nextPageToken ?? '' })
  expect([...first.items, ...second.items]).toEqual(all.slice(0, 10))
  const found = await list({ search: 'HARBOR hea' })
  expect(found.items.map(({ username }) => username)).toEqual([
    'client@harbor.example',
    'disabled@harbor.example',
    'employee@harbor.example',
  ])
  expect((await list({ search: 'quoter@' })).items.map(({ id }) => id)).toEqual([quoterId])
  expect((await list({ search: '%' })).items).toEqual([])
})

it('leaves out disabled users, unconfirmed ones and administrators for an impersonation, and lists the users of one client', async () => {
  const namesOf = async (query: Query) => (await list(query)).items.map(({ username }) => username)
  const impersonable = { isImpersonable: 'true' }
  expect(await namesOf({ search: 'harbor.example', ...impersonable })).not.toContain('disabled@harbor.example')
  expect(await namesOf({ search: 'admin@portolan', ...impersonable })).toEqual([])
  expect(await namesOf({ search: 'pm@portolan', ...impersonable })).toEqual(['pm@portolan.example'])
  const pm = portal.db.updateTable('account').where('login_name', '=', 'pm@portolan.example')
  await pm.set({ email_confirmed_at: null }).execute()
  expect(await namesOf({ search: 'pm@portolan', ...impersonable })).toEqual([])
  await pm.set({ email_confirmed_at: new Date() }).execute()
  expect(await namesOf({ clientId: 1001 })).toContain('employee@harbor.example')
  expect(await namesOf({ clientId: 1001 })).not.toContain('pm@portolan.example')
  const { nextPageToken } = await list({ clientId: 1001, pageSize: 1 })
  const call = { query: { clientId: 1002, pageToken: nextPageToken ?? '' } }
  expect(await portal.refused(listUsers, call, admin)).toEqual([400, 'page_token_invalid'])
})

it('lists the users with a role, also of one client', async () => {
  const namesOf = async (query: Query) => (await list(query)).items.map(({ username }) => username)
  expect(await namesOf({ role: 'QUOTER' })).toEqual([quoter])
  expect(await namesOf({ role: 'CLIENT', clientId: 1001 })).toEqual(['client@harbor.example'])
  expect(await namesOf({ role: 'QUOTER', clientId: 1001 })).toEqual([])
})

it('disables an account of staff at once, and enables it again', async () => {
  const staff = await portal.as(quoter)
  expect((await staff('/userAccount')).status).toBe(200)
  expect(await portal.call(disableUser, call, admin)).toMatchObject({ username: quoter, isAccountEnabled: false })
  expect((await staff('/userAccount')).status).toBe(401)
  expect(await lastAudit()).toMatchObject({
    action: 'account-disabled',
    subject_id: quoterId,
    details: { username: quoter },
  })
  expect(await portal.call(enableUser, call, admin)).toMatchObject({ isAccountEnabled: true })
  expect(await lastAudit()).toMatchObject({ action: 'account-enabled' })
})

it('changes the role of a colleague at once, and keeps staff and clients apart', async () => {
  const pm = 'pm@portolan.example'
  const staff = await portal.as(pm)
  const [colleague] = (await list({ search: pm })).items
  const status = async (caller = staff) => (await caller('/desk/clients/1001/rates')).status
  expect(await status()).toBe(200)
  const to = (role: GivenRole) => ({ params: { userId: colleague?.id ?? '' }, body: { role } })
  expect(await portal.call(changeUserRole, to('ENGINEER'), admin)).toMatchObject({ roles: ['ENGINEER'] })
  expect(await status()).toBe(401)
  expect(await lastAudit()).toMatchObject({
    action: 'role-changed',
    details: { username: pm, before: colleague?.roles, after: ['ENGINEER'] },
  })
  expect(await status(await signInOver(portal.config.origin, pm))).toBe(403)
  expect(await portal.refused(changeUserRole, to('CLIENT'), admin)).toEqual([409, 'conflict'])
  const [client] = (await list({ search: 'employee@harbor' })).items
  const ofClient = (role: GivenRole) => ({ params: { userId: client?.id ?? '' }, body: { role } })
  expect(await portal.refused(changeUserRole, ofClient('ADMIN'), admin)).toEqual([409, 'conflict'])
  expect(await portal.call(changeUserRole, ofClient('CLIENT'), admin)).toMatchObject({ roles: ['CLIENT'] })
  const { items } = await list({ search: 'admin@portolan' })
  const own = { params: { userId: items[0]?.id ?? '' }, body: { role: 'QUOTER' as const } }
  expect(await portal.refused(changeUserRole, own, admin)).toEqual([403, 'forbidden'])
})

it('gives no role without rights', async () => {
  for (const role of ['LINGUIST', 'OPERATOR', 'SUPER_USER', 'EXECUTIVE']) {
    const init = { method: 'POST', body: JSON.stringify({ role }), headers: { 'content-type': 'application/json' } }
    const { status } = await admin(`/desk/users/${quoterId}/actions/changeRole`, init)
    expect(status, role).toBe(400)
  }
  expect((await list({ search: quoter })).items[0]?.roles).toEqual(['QUOTER'])
})

it('removes a lost authenticator app, and refuses where there is none', async () => {
  await sql`update account set totp_secret = '\\x00', mfa_enabled_at = now() where id = ${quoterId}`.execute(portal.db)
  expect(await portal.call(disableUserMfa, call, admin)).toMatchObject({ isMfaEnabled: false })
  expect(await portal.refused(disableUserMfa, call, admin)).toEqual([409, 'conflict'])
})

it('never changes the administrator who asks, nor somebody who is not there', async () => {
  const { items } = await list({ search: 'admin@portolan' })
  const own = { params: { userId: items[0]?.id ?? '' } }
  expect(await portal.refused(disableUser, own, admin)).toEqual([403, 'forbidden'])
  const nobody = { params: { userId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' } }
  expect(await portal.refused(disableUser, nobody, admin)).toEqual([404, 'not_found'])
})

it('tells which address is not confirmed, and sends the link again, a few times', async () => {
  const { id } = await portal.db
    .updateTable('account')
    .set({ email_confirmed_at: null })
    .where('email', '=', 'employee@harbor.example')
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await list({ search: 'employee@harbor' })).items[0]).toMatchObject({ isEmailConfirmed: false })
  expect((await list({ search: quoter })).items[0]).toMatchObject({ isEmailConfirmed: true })
  const again = { params: { userId: id } }
  expect(await portal.call(resendUserConfirmation, again, admin)).toMatchObject({ isEmailConfirmed: false })
  expect(await lastAudit()).toMatchObject({ action: 'email-confirmation-resent', subject_id: id })
  expect((await lastAudit()).account_id).not.toBeNull()
  const codes = await portal.db.selectFrom('mailed_code').select('purpose').where('account_id', '=', id).execute()
  expect(codes).toContainEqual({ purpose: 'confirm-email' })
  for (let tries = 0; tries < 3; tries += 1) await portal.send(resendUserConfirmation, again, admin)
  expect(await portal.refused(resendUserConfirmation, again, admin)).toEqual([429, 'too_many_requests'])
  expect(await portal.refused(resendUserConfirmation, call, admin)).toEqual([409, 'conflict'])
  const nobody = { params: { userId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' } }
  expect(await portal.refused(resendUserConfirmation, nobody, admin)).toEqual([404, 'not_found'])
})

it('lists the roles that users have', async () => {
  const roles = await portal.call(listUserRoles, {}, admin)
  expect(roles).toEqual(expect.arrayContaining(['ADMIN', 'CLIENT', 'LINGUIST']))
  expect(roles).not.toContain('EXECUTIVE')
})
