import {
  inviteToClient,
  listClientInvitations,
  resendClientInvitation,
  revokeClientInvitation,
} from '@portolan/contract/sign-up/client-invitations'
import { inviteColleagues, listInvitations, resendInvitation } from '@portolan/contract/sign-up/invitations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Caller } from '../../../testing/sign-in.ts'
import { mailsTo, newcomer, post } from '../../../testing/sign-up.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
let admin: Caller
beforeAll(async () => {
  portal = await testApp()
  admin = await portal.as('admin@portolan.example')
  await portal.db.updateTable('client').set({ is_org_management_enabled: true }).where('id', '=', 1002).execute()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.deleteFrom('attempt_window').execute()
  await portal.db.deleteFrom('invitation').execute()
})

const params = { clientId: 1002 }
const invite = (email: string, role: 'CLIENT' | 'CLIENT_EMPLOYEE' = 'CLIENT') =>
  portal.call(inviteToClient, { params, body: { email, role } }, admin)
const refused = (email: string, clientId = 1002) =>
  portal.refused(inviteToClient, { params: { clientId }, body: { email, role: 'CLIENT' } }, admin)

async function signUpAs({ email, ...person }: ReturnType<typeof newcomer>) {
  const mails = (await mailsTo(portal, email)).filter(({ template }) => template === 'invitation')
  const { pathname, searchParams } = new URL(mails.at(-1)?.data.page ?? '', 'https://portal.example')
  const token = decodeURIComponent(pathname.split('/')[3] ?? '')
  const invitation = searchParams.get('invitation') ?? ''
  const { body: opened } = await post(portal, '/invitations/actions/open', { invitation })
  expect(opened).toEqual({ email, role: null })
  return post(portal, '/userAccount', { ...person, email, token, invitation })
}

it('invites a user to a client, who gets the role of the invitation', async () => {
  const person = newcomer()
  const sent = await invite(person.email)
  expect(sent).toMatchObject({ email: person.email, role: 'CLIENT', isExpired: false })
  expect(await portal.call(listClientInvitations, { params }, admin)).toEqual([sent])
  const { status, body } = await signUpAs(person)
  expect([status, body.isEmailConfirmed, body.roles]).toEqual([201, true, ['CLIENT']])
  expect(await portal.call(listClientInvitations, { params }, admin)).toEqual([])
})

it('keeps the role when a colleague sends the invitation again, but not when a colleague sends a new one', async () => {
  const person = newcomer()
  const { id } = await invite(person.email)
  const colleague = await portal.as('client@meridian.example')
  expect(await portal.call(listInvitations, {}, colleague)).toMatchObject([{ id, email: person.email }])
  await portal.call(resendInvitation, { params: { invitationId: id } }, colleague)
  expect(await portal.call(listClientInvitations, { params }, admin)).toMatchObject([{ role: 'CLIENT' }])
  await portal.call(inviteColleagues, { body: { emails: [person.email] } }, colleague)
  expect(await portal.call(listClientInvitations, { params }, admin)).toMatchObject([{ role: 'CLIENT_EMPLOYEE' }])
  expect((await signUpAs(person)).body.roles).toEqual(['CLIENT_EMPLOYEE'])
})

it('refuses addresses with an account or of another domain, and clients that take no accounts', async () => {
  expect(await refused('client@meridian.example')).toEqual([409, 'conflict'])
  expect(await refused('nora@elsewhere.example')).toEqual([400, 'email_not_of_company'])
  expect(await refused('nora@meridian.example', 9_999_999)).toEqual([404, 'client_not_found'])
  const status = (to: 'ACTIVE' | 'INACTIVE') =>
    portal.db.updateTable('client').set({ status: to }).where('id', '=', 1002).execute()
  await status('INACTIVE')
  expect(await refused('nora@meridian.example')).toEqual([403, 'invitations_not_allowed'])
  await status('ACTIVE')
})

it('sends an invitation of the client again, with a new link and the same role, and no other', async () => {
  const person = newcomer()
  const { id: invitationId } = await invite(person.email)
  const of = (clientId: number) => ({ params: { clientId, invitationId } })
  expect(await portal.refused(resendClientInvitation, of(1001), admin)).toEqual([404, 'not_found'])
  await portal.db
    .updateTable('invitation')
    .set({ expires_at: new Date(0) })
    .execute()
  const again = await portal.call(resendClientInvitation, of(1002), admin)
  expect(again).toMatchObject({ id: invitationId, role: 'CLIENT', isExpired: false })
  const mails = (await mailsTo(portal, person.email)).filter(({ template }) => template === 'invitation')
  expect(new Set(mails.map(({ data }) => data.page)).size).toBe(2)
  const audited = portal.db.selectFrom('audit_event').select('id').where('action', '=', 'colleague-invited')
  expect(await audited.where('subject_id', '=', invitationId).execute()).toHaveLength(2)
  expect((await signUpAs(person)).body.roles).toEqual(['CLIENT'])
})

it('is not sent again to somebody who has an account by now', async () => {
  const { id: invitationId } = await invite(newcomer().email)
  await portal.db.updateTable('invitation').set({ email: 'client@harbor.example' }).execute()
  const of = { params: { clientId: 1002, invitationId } }
  expect(await portal.refused(resendClientInvitation, of, admin)).toEqual([409, 'conflict'])
})

it('is sent again only so often', async () => {
  const { id: invitationId } = await invite(newcomer().email)
  const of = { params: { clientId: 1002, invitationId } }
  for (let n = 0; n < 9; n++) await portal.call(resendClientInvitation, of, admin)
  expect(await portal.refused(resendClientInvitation, of, admin)).toEqual([429, 'too_many_requests'])
})

it('revokes an invitation of the client, and no other', async () => {
  const { id: invitationId } = await invite(newcomer().email)
  const of = (clientId: number) => ({ params: { clientId, invitationId } })
  expect(await portal.refused(revokeClientInvitation, of(1001), admin)).toEqual([404, 'not_found'])
  await portal.call(revokeClientInvitation, of(1002), admin)
  expect(await portal.call(listClientInvitations, { params }, admin)).toEqual([])
})
