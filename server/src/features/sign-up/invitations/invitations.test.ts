import * as contract from '@portolan/contract/sign-up/invitations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signInOver } from '../../../testing/sign-in.ts'
import { mailsTo, newcomer, post } from '../../../testing/sign-up.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
  await portal.db.updateTable('client').set({ is_org_management_enabled: true }).where('id', '=', 1002).execute()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.deleteFrom('attempt_window').execute()
  await portal.db.deleteFrom('invitation').execute()
})

const client = () => portal.as('client@meridian.example')
const invite = async (...emails: string[]) =>
  portal.call(contract.inviteColleagues, { body: { emails } }, await client())
const pending = async () => portal.call(contract.listInvitations, {}, await client())
/** The client's token and the secret of the newest email to the address. */
async function linkTo(email: string) {
  const page =
    (await mailsTo(portal, email)).filter(({ template }) => template === 'invitation').at(-1)?.data.page ?? ''
  const { pathname, searchParams } = new URL(page, 'https://portal.example')
  const [, , clientId, token] = pathname.split('/')
  expect(atob(decodeURIComponent(clientId ?? ''))).toBe('1002')
  return { token: decodeURIComponent(token ?? ''), invitation: searchParams.get('invitation') ?? '' }
}
const signUp = (sent: object) => post(portal, '/userAccount', sent)

it('leads to an account that is confirmed and in the list of the organization, once', async () => {
  const { email, ...person } = newcomer()
  expect(await invite(email.toUpperCase())).toEqual([{ email, outcome: 'SENT' }])
  expect(await pending()).toMatchObject([{ email, isExpired: false }])
  const link = await linkTo(email)
  const opened = await post(portal, '/invitations/actions/open', { invitation: link.invitation })
  expect(opened).toEqual({ status: 200, body: { email, role: null } })
  const { status, body } = await signUp({ ...person, email, ...link })
  expect([status, body.isEmailConfirmed, body.roles]).toEqual([201, true, ['CLIENT_EMPLOYEE']])
  const caller = await signInOver(portal.config.origin, email, person.password)
  expect((await caller('/userAccount')).status).toBe(200)
  expect(await pending()).toEqual([])
  const again = await signUp({ ...newcomer(), email, ...link })
  expect([again.status, again.body.errorCode]).toEqual([404, 'invitation_invalid'])
})

it('works only for the invited address, until it expires, is renewed or revoked', async () => {
  const { email } = newcomer()
  const isOpen = async (invitation: string) =>
    (await post(portal, '/invitations/actions/open', { invitation })).status === 200
  await invite(email)
  const first = await linkTo(email)
  const other = await signUp({ ...newcomer(), ...first })
  expect([other.status, other.body.errorCode]).toEqual([404, 'invitation_invalid'])
  const [{ id } = { id: '' }] = await pending()
  await portal.call(contract.resendInvitation, { params: { invitationId: id } }, await client())
  const second = await linkTo(email)
  expect([await isOpen(first.invitation), await isOpen(second.invitation)]).toEqual([false, true])
  await portal.db
    .updateTable('invitation')
    .set({ expires_at: new Date(0) })
    .execute()
  expect(await isOpen(second.invitation)).toBe(false)
  expect(await pending()).toMatchObject([{ email, isExpired: true }])
  await invite(email)
  const third = await linkTo(email)
  expect(await isOpen(third.invitation)).toBe(true)
  await portal.call(contract.revokeInvitation, { params: { invitationId: id } }, await client())
  expect([await isOpen(third.invitation), await pending()]).toEqual([false, []])
})

it('is not sent to members and other domains, and says nothing about accounts elsewhere', async () => {
  await portal.db.deleteFrom('client_email_domain').where('client_id', '=', 1002).execute()
  expect(await invite('client@meridian.example', 'client@harbor.example', 'nobody@harbor.example')).toEqual([
    { email: 'client@meridian.example', outcome: 'MEMBER' },
    { email: 'client@harbor.example', outcome: 'SENT' },
    { email: 'nobody@harbor.example', outcome: 'SENT' },
  ])
  await portal.db.insertInto('client_email_domain').values({ client_id: 1002, domain: 'meridian.example' }).execute()
  expect(await invite('new@harbor.example')).toEqual([{ email: 'new@harbor.example', outcome: 'OTHER_DOMAIN' }])
  expect(await mailsTo(portal, 'new@harbor.example')).toEqual([])
})

it('is not found by another organization', async () => {
  await invite(newcomer().email)
  const [{ id } = { id: '' }] = await pending()
  const stranger = await portal.as('client@harbor.example')
  const params = { invitationId: id }
  expect(await portal.call(contract.listInvitations, {}, stranger)).toEqual([])
  for (const endpoint of [contract.resendInvitation, contract.revokeInvitation])
    expect(await portal.refused(endpoint, { params }, stranger)).toEqual([404, 'not_found'])
  expect(await pending()).toHaveLength(1)
})

it('is limited in number and per hour', async () => {
  const caller = await client()
  const refused = (emails: string[]) => portal.refused(contract.inviteColleagues, { body: { emails } }, caller)
  const twenty = () => Array.from({ length: 20 }, () => newcomer().email)
  await invite(...twenty())
  await invite(...twenty())
  expect(await refused(twenty())).toEqual([409, 'invitation_quota_reached'])
  expect(await pending()).toHaveLength(40)
  const email = newcomer().email
  for (let n = 0; n < 8; n++) await invite(email)
  expect(await refused([email])).toEqual([429, 'too_many_requests'])
})

it('is refused where the client takes no sign-ups', async () => {
  const set = (is: boolean) =>
    portal.db.updateTable('client').set({ disable_self_registration: is }).where('id', '=', 1002).execute()
  await set(true)
  const refusal = await portal.refused(
    contract.inviteColleagues,
    { body: { emails: ['a@meridian.example'] } },
    await client(),
  )
  await set(false)
  expect(refusal).toEqual([403, 'invitations_not_allowed'])
})
