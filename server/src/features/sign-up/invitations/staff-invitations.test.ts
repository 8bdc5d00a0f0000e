import * as contract from '@portolan/contract/sign-up/staff-invitations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Caller, signInOver } from '../../../testing/sign-in.ts'
import { mailsTo, newcomer, post } from '../../../testing/sign-up.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { isWaitingForLock } from '../../../testing/test-database.ts'

let portal: TestApp
let admin: Caller
beforeAll(async () => {
  portal = await testApp()
  admin = await portal.as('admin@portolan.example')
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.deleteFrom('attempt_window').execute()
  await portal.db.deleteFrom('invitation').execute()
})

let people = 0
const newEmail = () => `colleague.${++people}@portolan.example`
const invite = (email: string, role: 'QUOTER' | 'QA' = 'QUOTER') =>
  portal.call(contract.inviteStaff, { body: { email, role } }, admin)
const pending = () => portal.call(contract.listStaffInvitations, {}, admin)
async function secretFor(email: string): Promise<string> {
  const mails = (await mailsTo(portal, email)).filter(({ template }) => template === 'staff-invitation')
  const { pathname, searchParams } = new URL(mails.at(-1)?.data.page ?? '', 'https://portal.example')
  expect(pathname).toBe('/signUp/staff')
  return searchParams.get('invitation') ?? ''
}
const person = { firstName: 'Nora', lastName: 'Lind', password: 'Lantern-Quay-58' }
const accept = async (invitation: string, more: object = {}) => {
  const { status, body } = await post(portal, '/invitations/actions/acceptStaff', { ...person, ...more, invitation })
  return [status, body.errorCode ?? body.roles]
}
const invalid = [404, 'invitation_invalid']

it('leads a colleague to an account with the role of the invitation, once', async () => {
  const email = newEmail()
  expect(await invite(email.toUpperCase())).toMatchObject({ email, role: 'QUOTER', isExpired: false })
  const secret = await secretFor(email)
  const opened = await post(portal, '/invitations/actions/open', { invitation: secret })
  expect(opened).toEqual({ status: 200, body: { email, role: 'QUOTER' } })
  expect(await accept(secret, { role: 'ADMIN', email: 'other@portolan.example' })).toEqual([201, ['QUOTER']])
  const caller = await signInOver(portal.config.origin, email, person.password)
  expect(await (await caller('/userAccount')).json()).toMatchObject({ email, roles: ['QUOTER'] })
  expect(await pending()).toEqual([])
  expect(await accept(secret)).toEqual(invalid)
})

it('is sent again with a new link and the same role', async () => {
  const email = newEmail()
  const { id } = await invite(email, 'QA')
  const first = await secretFor(email)
  const params = { invitationId: id }
  expect(await portal.call(contract.resendStaffInvitation, { params }, admin)).toMatchObject({ id, email, role: 'QA' })
  expect(await accept(first)).toEqual(invalid)
  expect(await accept(await secretFor(email))).toEqual([201, ['QA']])
  expect(await portal.refused(contract.resendStaffInvitation, { params }, admin)).toEqual([404, 'not_found'])
})

it('is not sent again while it is being revoked', async () => {
  const { id } = await invite(newEmail())
  const { db } = portal
  const { resent } = await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('invitation').where('id', '=', id).execute()
    const answer = portal.refused(contract.resendStaffInvitation, { params: { invitationId: id } }, admin)
    await expect.poll(() => isWaitingForLock(db), { timeout: 10_000 }).toBe(true)
    return { resent: answer }
  })
  expect(await resent).toEqual([404, 'not_found'])
  expect(await pending()).toEqual([])
})

it('works until it expires, is renewed or revoked, or its sender is no administrator any more', async () => {
  const email = newEmail()
  await invite(email)
  const first = await secretFor(email)
  const { id } = await invite(email, 'QA')
  const second = await secretFor(email)
  expect(await accept(first)).toEqual(invalid)
  expect(await pending()).toMatchObject([{ email, role: 'QA' }])
  const sender = portal.db.updateTable('account').where('email', '=', 'admin@portolan.example')
  await sender.set({ roles: ['QUOTER'] }).execute()
  expect(await accept(second)).toEqual(invalid)
  await sender.set({ roles: ['ADMIN'] }).execute()
  await portal.db
    .updateTable('invitation')
    .set({ expires_at: new Date(0) })
    .execute()
  expect(await accept(second)).toEqual(invalid)
  await invite(email)
  const third = await secretFor(email)
  await portal.call(contract.revokeStaffInvitation, { params: { invitationId: id } }, admin)
  expect(await accept(third)).toEqual(invalid)
})

it('is not for addresses with an account, nor for the sign-up of a client', async () => {
  const taken = { body: { email: 'pm@portolan.example', role: 'QA' as const } }
  expect(await portal.refused(contract.inviteStaff, taken, admin)).toEqual([409, 'conflict'])
  const { email, ...sent } = newcomer()
  await invite(email)
  const invitation = await secretFor(email)
  const reply = await post(portal, '/userAccount', { ...sent, email, invitation })
  expect([reply.status, reply.body.errorCode]).toEqual(invalid)
  expect(await accept(invitation, { password: 'Password-123' })).toEqual([400, 'password_too_common'])
})

it('invites to no role without rights', async () => {
  for (const role of ['LINGUIST', 'OPERATOR', 'SUPER_USER', 'EXECUTIVE', 'CLIENT']) {
    const body = JSON.stringify({ email: newEmail(), role })
    const headers = { 'content-type': 'application/json' }
    expect((await admin('/desk/invitations', { method: 'POST', body, headers })).status, role).toBe(400)
  }
  expect(await pending()).toEqual([])
})
