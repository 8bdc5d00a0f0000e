import { decodeJwt } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { secretBox } from '../../../platform/secret-box.ts'
import { TestBrowser, whoAmI } from '../../../testing/browser.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { type TestPortal, testPortal } from '../../../testing/test-portal.ts'
import { createAccount } from '../accounts/create-account.ts'
import { hashRecoveryCode, newRecoveryCodes } from '../mfa/recovery-codes.ts'
import { replaceRecoveryCodes } from '../mfa/store-mfa.ts'
import { setPassword } from '../passwords/set-password.ts'

const email = 'pm@portal.example'
const password = 'Harbour-Light-27'
const secret = new Secret({ size: 20 })
const wrongSentence = 'Invalid code. Please try again or wait for the code to change and try then.'
let portal: TestPortal
let accountId: string
let recoveryCodes: string[]

beforeAll(async () => {
  portal = await testPortal(await testDatabase())
  const box = secretBox(portal.masterKey)
  accountId = await portal.db.transaction().execute(async (tx) => {
    const person = { firstName: 'A', lastName: 'B', password, roles: ['CLIENT_MANAGER'] } as const
    const id = await createAccount(tx, { ...person, email })
    await createAccount(tx, { ...person, email: 'other@portal.example' })
    recoveryCodes = newRecoveryCodes()
    await replaceRecoveryCodes(
      tx,
      id,
      recoveryCodes.map((code) => hashRecoveryCode(box, id, code)),
    )
    return id
  })
  await portal.pool.query('update account set totp_secret = $1, mfa_enabled_at = now() where id = $2', [
    box.seal(secret.base32),
    accountId,
  ])
})
beforeEach(async () => {
  await portal.pool.query('delete from sign_in_throttle')
  await portal.pool.query('update account set totp_last_step = null')
})
afterAll(() => portal.close())

const codeNow = () => new TOTP({ secret }).generate()
const wrongCode = () => String((Number(codeNow()) + 1) % 1_000_000).padStart(6, '0')

/** Goes up to the page that asks for the code. */
async function firstStep(word = password, browser = new TestBrowser(portal.origin)) {
  const begun = await browser.begin()
  const posted = await browser.open(begun.location, { email, password: word })
  return { browser, ...begun, posted, page: `${begun.location}/code` }
}

describe('an account with an authenticator app', () => {
  it('IDENT-28 IDENT-01 signs in with the password and then a code of the app', async () => {
    const { browser, verifier, posted, page } = await firstStep()
    expect([posted.status, posted.headers.get('location')]).toEqual([303, page])
    const form = await (await browser.open(page)).text()
    expect(form).toContain('inputmode="numeric" autocomplete="one-time-code"')
    expect(form).toContain(`action="${page}"`)
    const code = codeNow()
    const done = await browser.open(page, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(done.status).toBe(303)
    const { id_token } = await browser.finish(done.headers.get('location')!, verifier)
    expect(decodeJwt(id_token).amr).toEqual(['pwd', 'otp', 'mfa'])
    expect((await whoAmI(portal.origin, id_token)).status).toBe(200)
    const { rows } = await portal.pool.query(`select details from audit_event where action = 'signed-in'`)
    expect(rows).toEqual([{ details: { amr: ['pwd', 'otp', 'mfa'] } }])
  })

  it('is not signed in by the password alone, whatever address is opened', async () => {
    const { browser, location } = await firstStep()
    const resume = location.replace('/signIn/', '/oidc/auth/')
    for (const address of [resume, location]) {
      const answer = await browser.open(address)
      expect(answer.headers.get('location') ?? '').not.toContain('/callback?code')
    }
    expect((await browser.begin()).location).toMatch(/^\/signIn\//)
  })

  it('IDENT-32 shows the wording of the specification for a wrong code, and allows another try', async () => {
    const { browser, page } = await firstStep()
    for (const code of [wrongCode(), '12345', 'abcdef', '']) {
      const answer = await browser.open(page, { code })
      expect(answer.status).toBe(401)
      expect(await answer.text()).toContain(wrongSentence)
    }
    expect((await browser.open(page, { code: codeNow() })).status).toBe(303)
  })

  it('accepts each code once, even with concurrent calls', async () => {
    const steps = await Promise.all(Array.from({ length: 4 }, () => firstStep()))
    const code = codeNow()
    const answers = await Promise.all(steps.map(({ browser, page }) => browser.open(page, { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 401, 401, 401])
    const later = await firstStep()
    expect((await later.browser.open(later.page, { code })).status).toBe(401)
  })

  it('accepts a recovery code instead, once', async () => {
    const { browser, page } = await firstStep()
    expect(await (await browser.open(`${page}?with=recovery`)).text()).toContain('Recovery code')
    const wrong = await browser.open(page, { with: 'recovery', code: 'AAAA-AAAA' })
    expect(await wrong.text()).toContain('This recovery code is incorrect, or it was already used.')
    expect((await browser.open(page, { with: 'recovery', code: recoveryCodes[0]!.toLowerCase() })).status).toBe(303)
    const again = await firstStep()
    expect((await again.browser.open(again.page, { with: 'recovery', code: recoveryCodes[0]! })).status).toBe(401)
    expect((await again.browser.open(again.page, { with: 'recovery', code: recoveryCodes[1]! })).status).toBe(303)
  })
})

describe('guessing codes', () => {
  it('has to wait longer each time, in any browser', async () => {
    const { browser, page } = await firstStep()
    for (let n = 0; n < 5; n++) expect((await browser.open(page, { code: wrongCode() })).status).toBe(401)
    const other = await firstStep()
    const throttled = await other.browser.open(other.page, { code: codeNow() })
    expect(throttled.status).toBe(429)
    expect(await throttled.text()).toMatch(/Too many attempts\. Please wait \d+ seconds? and try again\./)
    await portal.pool.query('update sign_in_throttle set blocked_until = now()')
    await browser.open(page, { code: wrongCode() })
    const longer = await browser.open(page, { code: codeNow() })
    expect(Number(longer.headers.get('retry-after'))).toBeGreaterThan(Number(throttled.headers.get('retry-after')))
  })

  it('by someone who knows the password does not lock out the owner in another network or in a known browser', async () => {
    const known = await firstStep()
    const signedIn = await known.browser.open(known.page, { code: codeNow() })
    await known.browser.finish(signedIn.headers.get('location')!, known.verifier)
    await portal.pool.query('update account set totp_last_step = null')
    const { browser, page } = await firstStep()
    for (let n = 0; n < 5; n++) expect((await browser.open(page, { code: wrongCode() })).status).toBe(401)
    expect((await browser.open(page, { code: codeNow() })).status).toBe(429)
    const elsewhere = await firstStep(password, new TestBrowser(portal.origin, '198.51.100.9'))
    expect((await elsewhere.browser.open(elsewhere.page, { code: codeNow() })).status).toBe(303)
    await portal.pool.query('update account set totp_last_step = null')
    const { location } = await known.browser.begin({ prompt: 'login' })
    await known.browser.open(location, { email, password })
    expect((await known.browser.open(`${location}/code`, { code: codeNow() })).status).toBe(303)
  })

  it('ends the sign-in at the tenth wrong code and asks for the password again', async () => {
    const { browser, page, location } = await firstStep()
    for (let n = 0; n < 10; n++) {
      await portal.pool.query('update sign_in_throttle set blocked_until = now()')
      const text = await (await browser.open(page, { code: wrongCode() })).text()
      expect(text).toContain(n < 9 ? wrongSentence : 'Too many wrong codes. Please sign in again.')
    }
    await portal.pool.query('delete from sign_in_throttle')
    const over = await browser.open(page, { code: codeNow() })
    expect(over.status).toBe(401)
    expect(await over.text()).toContain(`action="${location}"`)
    expect((await browser.open(page)).headers.get('location')).toBe(location)
  })

  it('gains nothing without the password', async () => {
    const browser = new TestBrowser(portal.origin)
    const { location } = await browser.begin()
    expect((await browser.open(`${location}/code`)).headers.get('location')).toBe(location)
    expect((await browser.open(`${location}/code`, { code: codeNow() })).status).toBe(401)
    const step = await firstStep()
    expect((await browser.open(step.page, { code: codeNow() })).status).toBe(400)
    expect((await step.browser.open(step.page, { code: codeNow() })).status).toBe(303)
  })
})

it('expires after ten minutes, and when the password is changed meanwhile', async () => {
  const slow = await firstStep()
  await portal.pool.query(`update single_use set expires_at = now() where key like 'first-step:%'`)
  expect((await slow.browser.open(slow.page)).headers.get('location')).toBe(slow.location)
  const { browser, page } = await firstStep()
  await portal.db.transaction().execute((tx) => setPassword(tx, accountId, 'Lantern-Quay-58'))
  const late = await browser.open(page, { code: codeNow() })
  expect(late.status).toBe(400)
  expect(await late.text()).toContain('This sign-in page has expired')
  await portal.db.transaction().execute((tx) => setPassword(tx, accountId, password))
})

it('drops the pending step of one account when another one signs in', async () => {
  const { browser, location, page, verifier } = await firstStep()
  const posted = await browser.open(location, { email: 'other@portal.example', password })
  const { id_token } = await browser.finish(posted.headers.get('location')!, verifier)
  expect(decodeJwt(id_token).email).toBe('other@portal.example')
  expect((await browser.open(page, { code: codeNow() })).status).toBe(400)
})
