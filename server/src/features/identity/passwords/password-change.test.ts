import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refresh, TestBrowser } from '../../../testing/browser.ts'
import { password, post, type SecurityApp, securityApp } from '../../../testing/security-app.ts'
import { signInOver } from '../../../testing/sign-in.ts'

let portal: SecurityApp
beforeAll(async () => {
  portal = await securityApp()
})
afterAll(() => portal.close())

const path = '/userAccount/actions/changePassword'
const newPassword = 'Lantern-Quay-58'

describe('changing the password', () => {
  it('keeps the current session, ends all others, and the new password works', async () => {
    const { id, email, call: elsewhere } = await portal.newUser()
    const here = await new TestBrowser(portal.origin).signIn(email, password)
    const changed = await fetch(`${portal.origin}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${here.id_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ oldPassword: password, newPassword }),
    })
    expect(changed.status).toBe(204)
    await expect.poll(async () => (await elsewhere('/userAccount')).status).toBe(401)
    const renewed = (await (await refresh(portal.origin, here.refresh_token)).json()) as { id_token: string }
    const account = await portal.anyone('/userAccount', { headers: { authorization: `Bearer ${renewed.id_token}` } })
    expect(account.status).toBe(200)
    await expect(signInOver(portal.origin, email)).rejects.toThrow('nobody was signed in')
    expect((await (await signInOver(portal.origin, email, newPassword))('/userAccount')).status).toBe(200)
    expect(await portal.auditOf(id)).toMatchObject([
      { action: 'password-changed', ip: expect.stringMatching(/127\.0\.0\.1|::1/) },
    ])
    expect(await portal.noticesTo(email)).toMatchObject([{ what: 'password-changed' }])
  })

  it('IDENT-23 needs the old password', async () => {
    const { call } = await portal.newUser()
    for (const body of [{ newPassword }, { oldPassword: '', newPassword }]) {
      const { status, body: answer } = await post(call, path, body)
      expect([status, answer.errorCode]).toEqual([400, 'malformed'])
      expect(answer.fields).toMatchObject([{ path: 'body.oldPassword' }])
    }
  })

  it('IDENT-25 reports a wrong old password and throttles guessing', async () => {
    const { call, email } = await portal.newUser()
    const guess = () => post(call, path, { oldPassword: 'Wrong-Guess-1', newPassword })
    expect(await guess()).toEqual({
      status: 400,
      body: { errorCode: 'wrong_old_password', message: 'Invalid Old Password value' },
    })
    for (let n = 0; n < 4; n++) expect((await guess()).status).toBe(400)
    expect((await guess()).body).toMatchObject({ errorCode: 'too_many_requests' })
    expect(await post(call, path, { oldPassword: password, newPassword })).toMatchObject({ status: 429 })
    expect(await portal.noticesTo(email)).toEqual([])
  })

  it('IDENT-26 IDENT-27 checks each rule for the new password and reports it in its own words', async () => {
    const { call } = await portal.newUser()
    const wordsFor = async (word: string) => {
      const { status, body } = await post(call, path, { oldPassword: password, newPassword: word })
      expect(status).toBe(400)
      return (body.fields as { message: string }[])[0]?.message
    }
    expect(await wordsFor('')).toBe('Password is required')
    expect(await wordsFor('Abc-123')).toBe('Password must be 8 characters or longer')
    expect(await wordsFor('Lantern-Quay')).toBe('Password must contain a digit')
    expect(await wordsFor('lantern-quay-58')).toBe('Password must contain an upper-case letter')
    expect(await wordsFor('LANTERN-QUAY-58')).toBe('Password must contain a lower-case letter')
  })

  it('refuses a common password', async () => {
    const { call } = await portal.newUser()
    for (const common of ['Password1!', 'Portolan2026'])
      expect(await post(call, path, { oldPassword: password, newPassword: common })).toEqual({
        status: 400,
        body: { errorCode: 'password_too_common', message: 'This password is too common' },
      })
  })

  it('IDENT-08 is refused for accounts that sign in through their organization', async () => {
    const { call, id } = await portal.newUser()
    await portal.db.updateTable('account').set({ is_federated: true }).where('id', '=', id).execute()
    expect(await post(call, path, { oldPassword: password, newPassword })).toEqual({
      status: 403,
      body: {
        errorCode: 'federated_account',
        message: 'Your account signs in through your organization. Change the password there.',
      },
    })
  })
})
