import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretBox } from '../../../platform/secret-box.ts'
import { TestBrowser } from '../../../testing/browser.ts'
import { password, post, type SecurityApp, securityApp } from '../../../testing/security-app.ts'
import { signInOver } from '../../../testing/sign-in.ts'
import { checkMfaCode } from './check-mfa-code.ts'
import { switchMfaOff } from './store-mfa.ts'

let portal: SecurityApp
beforeAll(async () => {
  portal = await securityApp()
})
afterAll(() => portal.close())

const startPath = '/userAccount/mfa/actions/startSetup'
const enablePath = '/userAccount/mfa/actions/enable'
const disablePath = '/userAccount/mfa/actions/disable'
const renewPath = '/userAccount/mfa/actions/renewRecoveryCodes'
const step = 30_000
const origin = { requestId: 'test', ip: '192.0.2.1' }

const codeOf = (secret: string, at = Date.now()) => new TOTP({ secret }).generate({ timestamp: at })
type User = Awaited<ReturnType<SecurityApp['newUser']>>

async function enrol(user: User) {
  const { secret } = (await post(user.call, startPath)).body as { secret: string }
  const enabled = await post(user.call, enablePath, { code: codeOf(secret) })
  expect(enabled.status).toBe(200)
  return { secret, recoveryCodes: (enabled.body as { recoveryCodes: string[] }).recoveryCodes }
}

const securityOf = async ({ call }: User) => (await (await call('/userAccount/security')).json()) as object

/** Checks a code like a sign-in does, at a given time. */
const check = (user: User, typed: string, at = Date.now()) => {
  const needs = { db: portal.db, box: secretBox(Buffer.alloc(32, 1)), now: () => new Date(at) }
  return checkMfaCode(needs, user.id, typed, origin)
}

describe('setting up an authenticator app', () => {
  it('IDENT-28 returns a secret, and is enabled after a correct code', async () => {
    const user = await portal.newUser()
    expect(await securityOf(user)).toEqual({
      hasPassword: true,
      isMfaOffered: true,
      isMfaEnabled: false,
      recoveryCodesLeft: 0,
      passkeys: [],
    })
    const { status, body } = await post(user.call, startPath)
    expect(status).toBe(200)
    const { secret, otpauthUrl } = body as { secret: string; otpauthUrl: string }
    const url = new URL(otpauthUrl)
    expect(decodeURIComponent(url.pathname)).toBe(`/Portolan Language Services:${user.email}`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: 'Portolan Language Services',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(await securityOf(user)).toMatchObject({ isMfaEnabled: false })

    const { recoveryCodes } = (await post(user.call, enablePath, { code: codeOf(secret) })).body as {
      recoveryCodes: string[]
    }
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/)
    expect(await securityOf(user)).toMatchObject({ isMfaEnabled: true, recoveryCodesLeft: 10 })
    expect((await user.call('/userAccount')).status).toBe(200)
    expect(await portal.auditOf(user.id)).toMatchObject([{ action: 'mfa-setup-started' }, { action: 'mfa-enabled' }])
    expect(await portal.noticesTo(user.email)).toMatchObject([{ what: 'mfa-enabled' }])
  })

  it('stores neither the secret nor the recovery codes in plain text', async () => {
    const user = await portal.newUser()
    const { secret, recoveryCodes } = await enrol(user)
    const account = await portal.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(account.totp_secret?.toString('latin1')).not.toContain(secret)
    const codes = await portal.db.selectFrom('recovery_code').selectAll().where('account_id', '=', user.id).execute()
    for (const code of recoveryCodes) expect(JSON.stringify(codes)).not.toContain(code)
  })

  it('IDENT-31 IDENT-32 accepts only six digits of the app, and throttles guessing', async () => {
    const { call } = await portal.newUser()
    const { secret } = (await post(call, startPath)).body as { secret: string }
    const right = codeOf(secret)
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    for (const code of [wrong, right.slice(1), `${right}0`, 'abcdef', ''])
      expect(await post(call, enablePath, { code })).toEqual({
        status: 400,
        body: {
          errorCode: 'wrong_mfa_code',
          message: 'Invalid code. Please try again or wait for the code to change and try then.',
        },
      })
    expect(await post(call, enablePath, { code: right })).toMatchObject({ status: 429 })
  })

  it('is refused if it is already enabled, or was never started', async () => {
    const user = await portal.newUser()
    expect(await post(user.call, enablePath, { code: '123456' })).toMatchObject({ status: 409 })
    expect(await post(user.call, renewPath)).toMatchObject({ status: 409 })
    const { secret } = await enrol(user)
    expect(await post(user.call, startPath)).toMatchObject({ status: 409 })
    expect(await post(user.call, enablePath, { code: codeOf(secret, Date.now() + step) })).toMatchObject({
      status: 409,
    })
  })

  it('IDENT-08 is offered to staff and to users whose organization has it on, never to federated accounts', async () => {
    const client = { roles: ['CLIENT_EMPLOYEE'] as const }
    const [harbor, meridian] = [
      { ...client, clientId: 1001 },
      { ...client, clientId: 1002 },
    ]
    expect(await securityOf(await portal.newUser(harbor))).toMatchObject({ isMfaOffered: true })
    const without = await portal.newUser(meridian)
    expect(await securityOf(without)).toMatchObject({ isMfaOffered: false })
    expect((await post(without.call, startPath)).body).toMatchObject({ errorCode: 'mfa_not_offered' })
    expect((await post(without.call, enablePath, { code: '123456' })).body).toMatchObject({
      errorCode: 'mfa_not_offered',
    })
    const federated = await portal.newUser(harbor)
    await portal.db.updateTable('account').set({ is_federated: true }).where('id', '=', federated.id).execute()
    expect(await securityOf(federated)).toMatchObject({ hasPassword: false, isMfaOffered: false })
    expect(await post(federated.call, startPath)).toMatchObject({ status: 403 })
  })
})

it('IDENT-18 leaves sign-in, password, authenticator app and MFA prompts entirely to the issuer', async () => {
  const user = await portal.newUser()
  const signIn = async (word: string) => {
    const browser = new TestBrowser(portal.origin)
    const { location } = await browser.begin()
    const answer = await browser.open(location, { email: user.email, password: word })
    return { browser, location, status: answer.status, next: answer.headers.get('location') ?? '' }
  }
  const { secret } = await enrol(user)
  const changed = { oldPassword: password, newPassword: 'Lantern-Quay-58' }
  expect((await post(user.call, '/userAccount/actions/changePassword', changed)).status).toBe(204)
  expect((await signIn(password)).status).toBe(401)

  const asked = await signIn(changed.newPassword)
  expect(asked.next).toBe(`${asked.location}/code`)
  const code = codeOf(secret, Date.now() + step)
  const answer = await asked.browser.open(asked.next, { with: 'app', code })
  expect(answer.headers.get('location')).toContain('/oidc/auth/')

  const again = await signInOver(portal.origin, user.email, changed.newPassword).catch(() => undefined)
  expect(again).toBeUndefined()
  await portal.db.transaction().execute((tx) => switchMfaOff(tx, user.id))
  expect((await signIn(changed.newPassword)).next).toContain('/oidc/auth/')
})

describe('an authenticator code', () => {
  it('may be one step early or late, but not more', async () => {
    const user = await portal.newUser()
    const { secret } = await enrol(user)
    const later = Date.now() + 20 * step
    expect(await check(user, codeOf(secret, later - 2 * step), later)).toBe('wrong')
    expect(await check(user, codeOf(secret, later + 2 * step), later)).toBe('wrong')
    expect(await check(user, codeOf(secret, later - step), later)).toBe('right')
    expect(await check(user, codeOf(secret, later + step), later)).toBe('right')
    expect(await check(user, codeOf(secret, later), later)).toBe('wrong')
  })

  it('works once: not after enabling the app with it, and for one of twenty concurrent calls', async () => {
    const user = await portal.newUser()
    const at = Date.now()
    const { secret } = await enrol(user)
    expect(await check(user, codeOf(secret, at), at)).toBe('wrong')
    const later = at + 10 * step
    const code = codeOf(secret, later).replace(/^.../, '$& ')
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => check(user, code, later)))
    expect(outcomes.filter((outcome) => outcome === 'right')).toHaveLength(1)
  })

  it('does not work before the app is enabled', async () => {
    const user = await portal.newUser()
    const { secret } = (await post(user.call, startPath)).body as { secret: string }
    expect(await check(user, codeOf(secret))).toBe('wrong')
  })
})

describe('a recovery code', () => {
  it('works once, in any spelling, for one of twenty concurrent calls; the owner learns how many are left', async () => {
    const user = await portal.newUser()
    const [first = '', second = ''] = (await enrol(user)).recoveryCodes
    const typed = ` ${first.toLowerCase().replace('-', ' ')} `
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => check(user, typed)))
    expect(outcomes.filter((outcome) => outcome === 'right')).toHaveLength(1)
    expect(await check(user, second.replace('-', ''))).toBe('right')
    expect(await check(user, 'AAAA-AAAA')).toBe('wrong')
    expect(await securityOf(user)).toMatchObject({ recoveryCodesLeft: 8 })
    expect((await portal.noticesTo(user.email)).slice(1)).toMatchObject([
      { what: 'recovery-code-used', recoveryCodesLeft: 9, ip: '192.0.2.1' },
      { what: 'recovery-code-used', recoveryCodesLeft: 8 },
    ])
  })

  it('works only for its own account', async () => {
    const one = await portal.newUser()
    const other = await portal.newUser()
    const [code = ''] = (await enrol(one)).recoveryCodes
    await enrol(other)
    expect(await check(other, code)).toBe('wrong')
    expect(await check(one, code)).toBe('right')
  })

  it('stops working once there are new ones', async () => {
    const user = await portal.newUser()
    const [old = ''] = (await enrol(user)).recoveryCodes
    const { recoveryCodes } = (await post(user.call, renewPath)).body as { recoveryCodes: string[] }
    expect(await check(user, old)).toBe('wrong')
    expect(await check(user, recoveryCodes[9]!)).toBe('right')
    expect((await portal.noticesTo(user.email))[1]).toMatchObject({ what: 'recovery-codes-renewed' })
  })
})

describe('disabling the authenticator app', () => {
  it('IDENT-30 deletes the secret and the codes, notifies the owner, and can be repeated', async () => {
    const user = await portal.newUser()
    const { secret, recoveryCodes } = await enrol(user)
    expect((await post(user.call, disablePath)).status).toBe(204)
    expect((await post(user.call, disablePath)).status).toBe(204)
    expect(await securityOf(user)).toMatchObject({ isMfaEnabled: false, recoveryCodesLeft: 0 })
    expect(await check(user, recoveryCodes[0]!)).toBe('wrong')
    expect(await check(user, codeOf(secret, Date.now() + 5 * step), Date.now() + 5 * step)).toBe('wrong')
    expect((await portal.noticesTo(user.email)).map(({ what }) => what)).toEqual(['mfa-enabled', 'mfa-disabled'])
    expect((await enrol(user)).secret).not.toBe(secret)
  })
})

it('nobody can change how another user signs in, not even an administrator who impersonates them', async () => {
  const user = await portal.newUser()
  const admin = await portal.as('admin@portolan.example')
  await post(admin, '/userAccount/actions/startImpersonation', { username: user.email, reason: 'Ticket 27' })
  const inTheirName = { 'x-username-override': user.email }
  expect((await admin('/userAccount', { headers: inTheirName })).status).toBe(200)
  expect((await admin('/userAccount/security', { headers: inTheirName })).status).toBe(403)
  const body = { oldPassword: password, newPassword: 'Lantern-Quay-58', code: '123456', name: 'x', credential: {} }
  for (const path of [
    ...[startPath, enablePath, disablePath, renewPath, '/userAccount/actions/changePassword'],
    ...['/userAccount/passkeys/actions/start', '/userAccount/passkeys', '/userAccount/passkeys/x/actions/remove'],
  ])
    expect(await post(admin, path, body, inTheirName), path).toMatchObject({
      status: 403,
      body: { errorCode: 'impersonation_forbidden' },
    })
})
