import type { AccountSecurity, Passkey } from '@portolan/contract/identity/security'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestBrowser } from '../../../testing/browser.ts'
import { TestAuthenticator } from '../../../testing/identity/test-authenticator.ts'
import { password, post, type SecurityApp, securityApp } from '../../../testing/security-app.ts'
import { signInOver } from '../../../testing/sign-in.ts'

let portal: SecurityApp
beforeAll(async () => {
  portal = await securityApp()
})
afterAll(() => portal.close())

type User = Awaited<ReturnType<SecurityApp['newUser']>>
type Credential = ReturnType<TestAuthenticator['create']>
type Creation = Parameters<TestAuthenticator['create']>[0] & { readonly excludeCredentials: { readonly id: string }[] }

const start = async ({ call }: Pick<User, 'call'>) =>
  ((await post(call, '/userAccount/passkeys/actions/start')).body as { options: Creation }).options
const keep = ({ call }: Pick<User, 'call'>, credential: Credential, name = 'Laptop') =>
  post(call, '/userAccount/passkeys', { name, credential })
const passkeysOf = async ({ call }: User) =>
  ((await (await call('/userAccount/security')).json()) as AccountSecurity).passkeys

async function addPasskey(user: User): Promise<TestAuthenticator> {
  const authenticator = new TestAuthenticator(portal.origin)
  const { status } = await keep(user, authenticator.create(await start(user)))
  expect(status).toBe(201)
  return authenticator
}

describe('adding a passkey', () => {
  it('asks for a discoverable passkey with user verification, and stores it', async () => {
    const user = await portal.newUser()
    const options = await start(user)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Portolan Language Services' },
      user: { name: user.email, displayName: 'Helen Marsh' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    })
    const authenticator = new TestAuthenticator(portal.origin)
    const { status, body } = await keep(user, authenticator.create(options), ' Laptop ')
    expect(status).toBe(201)
    const id = authenticator.id.toString('base64url')
    expect(body).toEqual({ id, name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null })
    expect(await passkeysOf(user)).toEqual([body])
    expect((await start(user)).excludeCredentials).toMatchObject([{ id }])
    expect(await portal.auditOf(user.id)).toMatchObject([{ action: 'passkey-added' }])
    expect(await portal.noticesTo(user.email)).toMatchObject([{ what: 'passkey-added', passkeyName: 'Laptop' }])
  })

  it('accepts the answer to a challenge once, from the account and session it was issued to', async () => {
    const user = await portal.newUser()
    const other = await portal.newUser()
    const authenticator = new TestAuthenticator(portal.origin)
    const wrong = { status: 400, body: { errorCode: 'wrong_passkey' } }
    expect(await keep(other, authenticator.create(await start(user)))).toMatchObject(wrong)
    const elsewhere = { call: await signInOver(portal.origin, user.email) }
    expect(await keep(elsewhere, authenticator.create(await start(user)))).toMatchObject(wrong)
    const answer = authenticator.create(await start(user))
    expect(await keep(user, answer)).toMatchObject({ status: 201 })
    expect(await keep(user, answer)).toMatchObject(wrong)
    expect(await keep(user, authenticator.create(await start(user)))).toMatchObject({ status: 409 })
    expect(await keep(other, authenticator.create(await start(other)))).toMatchObject({ status: 409 })
  })

  it('refuses passkeys of another site, without user verification, and malformed ones', async () => {
    const user = await portal.newUser()
    const phishing = new TestAuthenticator('https://portolan.example.evil')
    expect(await keep(user, phishing.create(await start(user)))).toMatchObject({ status: 400 })
    const unlocked = Object.assign(new TestAuthenticator(portal.origin), { isUserVerified: false })
    expect(await keep(user, unlocked.create(await start(user)))).toMatchObject({ status: 400 })
    const foreign = await start(user)
    const elsewhere = new TestAuthenticator(portal.origin).create({ ...foreign, rp: { id: 'portolan.example' } })
    expect(await keep(user, elsewhere)).toMatchObject({ status: 400 })
    for (const credential of [
      {},
      { response: {} },
      { response: { clientDataJSON: 'e30' } },
      { response: { clientDataJSON: '%' } },
    ])
      expect((await post(user.call, '/userAccount/passkeys', { name: 'x', credential })).body).toEqual({
        errorCode: 'wrong_passkey',
        message: 'That passkey was not accepted. Please try again.',
      })
    expect(await passkeysOf(user)).toEqual([])
  })

  it('allows ten passkeys, even when they are added concurrently', async () => {
    const user = await portal.newUser()
    const asked = await Promise.all(Array.from({ length: 12 }, () => start(user)))
    const made = asked.map((options) => new TestAuthenticator(portal.origin).create(options))
    const answers = await Promise.all(made.map((credential) => keep(user, credential)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(await post(user.call, '/userAccount/passkeys/actions/start')).toMatchObject({ status: 409 })
  })

  it('is refused for accounts that sign in through their organization', async () => {
    const user = await portal.newUser()
    await portal.db.updateTable('account').set({ is_federated: true }).where('id', '=', user.id).execute()
    for (const [path, body] of [
      ['/userAccount/passkeys/actions/start', undefined],
      ['/userAccount/passkeys', { name: 'x', credential: {} }],
    ] as const)
      expect((await post(user.call, path, body)).body).toMatchObject({ errorCode: 'federated_account' })
  })
})

describe('removing a passkey', () => {
  it('is allowed for its owner only', async () => {
    const user = await portal.newUser()
    const other = await portal.newUser()
    await addPasskey(user)
    const [passkey] = (await passkeysOf(user)) as [Passkey]
    const path = `/userAccount/passkeys/${passkey.id}/actions/remove`
    expect(await post(other.call, path)).toMatchObject({ status: 404 })
    expect(await passkeysOf(user)).toHaveLength(1)
    expect(await post(user.call, path)).toMatchObject({ status: 204 })
    expect(await post(user.call, path)).toMatchObject({ status: 404 })
    expect(await passkeysOf(user)).toEqual([])
    expect((await portal.noticesTo(user.email))[1]).toMatchObject({ what: 'passkey-removed', passkeyName: 'Laptop' })
  })
})

/** A sign-in page in a browser, with the calls its script makes. */
async function openSignIn() {
  const browser = new TestBrowser(portal.origin)
  const { location, verifier } = await browser.begin()
  const send = async (path: string, body: unknown) => {
    const response = await browser.send(`${location}/passkey${path}`, body)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return {
    ask: async (body = {}) => (await send('/options', body)).body.options as Parameters<TestAuthenticator['get']>[0],
    type: (email: string) => browser.open(location, { email, password }),
    show: (credential: unknown) => send('', credential),
    finish: (next: unknown) => browser.finish(String(next), verifier),
  }
}

describe('signing in with a passkey', () => {
  it('needs nothing else, not even an authenticator code, and is audited', async () => {
    const user = await portal.newUser()
    const authenticator = await addPasskey(user)
    await portal.db
      .updateTable('account')
      .set({ totp_secret: Buffer.from('x'), mfa_enabled_at: new Date() })
      .where('id', '=', user.id)
      .execute()
    const page = await openSignIn()
    const options = await page.ask()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
    const { status, body } = await page.show(authenticator.get(options))
    expect(status).toBe(200)
    const { id_token } = await page.finish(body.next)
    expect(decodeJwt(id_token)).toMatchObject({ sub: user.id, amr: ['hwk', 'user', 'mfa'] })
    expect((await passkeysOf(user))[0]?.lastUsedAt).toEqual(expect.any(String))
    const events = portal.db.selectFrom('audit_event').select(['action', 'details']).where('subject_id', '=', user.id)
    expect((await events.orderBy('id', 'desc').execute())[0]).toEqual({
      action: 'signed-in',
      details: { amr: ['hwk', 'user', 'mfa'] },
    })
  })

  it('works as the second step, with the passkeys of the account whose password was right', async () => {
    const user = await portal.newUser()
    const authenticator = await addPasskey(user)
    const mfa = { totp_secret: Buffer.from('x'), mfa_enabled_at: new Date() }
    await portal.db.updateTable('account').set(mfa).where('id', '=', user.id).execute()
    const page = await openSignIn()
    expect(await page.ask({ isSecondStep: true })).toMatchObject({ allowCredentials: [] })
    expect((await page.type(user.email)).headers.get('location')).toMatch(/\/code$/)
    const options = await page.ask({ isSecondStep: true })
    const id = authenticator.id.toString('base64url')
    expect(options).toMatchObject({ allowCredentials: [{ type: 'public-key', id, transports: ['internal'] }] })
    const { body } = await page.show(authenticator.get(options))
    expect(decodeJwt((await page.finish(body.next)).id_token).sub).toBe(user.id)
  })

  it('accepts the answer to a challenge once, and only on the page that asked', async () => {
    const authenticator = await addPasskey(await portal.newUser())
    const page = await openSignIn()
    const other = await openSignIn()
    const wrong = { status: 400, body: { errorCode: 'wrong_passkey' } }
    const elsewhere = authenticator.get(await page.ask())
    expect(await other.show(elsewhere)).toMatchObject(wrong)
    expect(await page.show(elsewhere)).toMatchObject(wrong)
    const answer = authenticator.get(await page.ask())
    const answers = await Promise.all([page.show(answer), page.show(answer), page.show(answer)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('refuses a clone, whose counter lags behind', async () => {
    const authenticator = await addPasskey(await portal.newUser())
    authenticator.counter = 7
    const page = await openSignIn()
    expect(await page.show(authenticator.get(await page.ask()))).toMatchObject({ status: 200 })
    authenticator.counter = 6
    const again = await openSignIn()
    expect(await again.show(authenticator.get(await again.ask()))).toMatchObject({ status: 400 })
  })

  it('refuses another key, another site, missing user verification, and malformed answers', async () => {
    const user = await portal.newUser()
    const authenticator = await addPasskey(user)
    const page = await openSignIn()
    const refused = async (credential: unknown) =>
      expect(await page.show(credential)).toEqual({
        status: 400,
        body: { errorCode: 'wrong_passkey', message: 'That passkey was not accepted. Please try again.' },
      })
    const forged = Object.assign(new TestAuthenticator(portal.origin), { id: authenticator.id })
    forged.create(await start(user))
    await refused(forged.get(await page.ask()))
    await refused(new TestAuthenticator(portal.origin).get(await page.ask()))
    await refused(Object.assign(authenticator, { isUserVerified: false }).get(await page.ask()))
    Object.assign(authenticator, { isUserVerified: true, origin: 'https://portolan.example.evil' })
    await refused(authenticator.get(await page.ask()))
    for (const nothing of [{}, [], { id: 'x' }, { response: { clientDataJSON: 'bnVsbA' } }]) await refused(nothing)
  })

  it('refuses accounts that may not sign in here', async () => {
    const user = await portal.newUser()
    const authenticator = await addPasskey(user)
    const states = [{ disabled_at: new Date() }, { email_confirmed_at: null }, { is_federated: true }]
    const well = { disabled_at: null, email_confirmed_at: new Date(), is_federated: false }
    for (const state of states) {
      await portal.db
        .updateTable('account')
        .set({ ...well, ...state })
        .where('id', '=', user.id)
        .execute()
      const page = await openSignIn()
      expect(await page.show(authenticator.get(await page.ask())), JSON.stringify(state)).toMatchObject({ status: 400 })
    }
    await portal.db.updateTable('account').set(well).where('id', '=', user.id).execute()
    const page = await openSignIn()
    expect(await page.show(authenticator.get(await page.ask()))).toMatchObject({ status: 200 })
  })

  it('needs a browser that has started a sign-in, and throttles guessing', async () => {
    const response = await fetch(`${portal.origin}/signIn/never-begun/passkey/options`, { method: 'POST' })
    expect(response.status).toBe(400)
    const page = await openSignIn()
    await page.show({})
    const key = `address:%`
    await portal.db.updateTable('sign_in_throttle').set({ failures: 60 }).where('key', 'like', key).execute()
    await page.show({})
    expect(await page.show({})).toMatchObject({ status: 429, body: { errorCode: 'too_many_requests' } })
    await portal.db.deleteFrom('sign_in_throttle').execute()
  })
})
