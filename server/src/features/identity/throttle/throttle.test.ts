import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { networkOf } from '../../../platform/http/network-of.ts'
import { TestBrowser } from '../../../testing/browser.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { type TestPortal, testPortal } from '../../../testing/test-portal.ts'
import { createAccount } from '../accounts/create-account.ts'
import { networkKey } from './throttle-keys.ts'

const email = 'client@harbor.example'
const password = 'Harbour-Light-27'
let portal: TestPortal

beforeAll(async () => {
  portal = await testPortal(await testDatabase())
  const account = { email, password, firstName: 'Helen', lastName: 'Marsh', roles: ['CLIENT'] } as const
  await portal.db.transaction().execute((tx) => createAccount(tx, account))
})
afterEach(() => portal.pool.query('delete from sign_in_throttle'))
afterAll(() => portal.close())

async function attempt(typed: { email: string; password: string }, browser = new TestBrowser(portal.origin)) {
  const { location } = await browser.begin({ prompt: 'login' })
  const response = await browser.open(location, typed)
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')),
    text: await response.text(),
  }
}

const waitOver = () => portal.pool.query('update sign_in_throttle set blocked_until = now()')

describe('too many attempts', () => {
  it.each([
    ['a known account', email],
    ['an unknown one', 'nobody@harbor.example'],
  ])('have to wait, for %s alike, and longer each time', async (_what, typed) => {
    for (let n = 0; n < 5; n++) expect((await attempt({ email: typed, password: 'wrong' })).status).toBe(401)
    const sixth = await attempt({ email: typed, password })
    expect(sixth.status).toBe(429)
    expect(sixth.retryAfter).toBeGreaterThan(0)
    expect(sixth.text).toMatch(/Too many attempts\. Please wait \d+ seconds? and try again\./)
    await waitOver()
    expect((await attempt({ email: typed, password: 'wrong' })).status).toBe(401)
    expect((await attempt({ email: typed, password: 'wrong' })).retryAfter).toBeGreaterThan(sixth.retryAfter)
  })

  it('gain nothing by being concurrent', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt({ email, password: 'wrong' })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  it('are reset by the right password, and do not lock out others in the same office', async () => {
    for (let n = 0; n < 4; n++) await attempt({ email, password: 'wrong' })
    expect((await attempt({ email, password })).status).toBe(303)
    for (let n = 0; n < 4; n++) expect((await attempt({ email, password: 'wrong' })).status).toBe(401)
    const { rows } = await portal.pool.query(`select failures from sign_in_throttle where key like 'address:%'`)
    expect(rows).toEqual([{ failures: 8 }])
  })

  it('from one address on many accounts have to wait too', async () => {
    await attempt({ email: 'a@harbor.example', password: 'wrong' })
    await portal.pool.query(
      `update sign_in_throttle set failures = ${networkKey('').free - 1} where key like 'address:%'`,
    )
    expect((await attempt({ email: 'b@harbor.example', password: 'wrong' })).status).toBe(401)
    expect((await attempt({ email: 'c@harbor.example', password: 'wrong' })).status).toBe(429)
  })

  it('are stored without the typed text', async () => {
    await attempt({ email: 'My-Secret-Password', password: 'x' })
    const { rows } = await portal.pool.query('select key from sign_in_throttle')
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('secret')
  })
})

describe('wrong passwords of a stranger', () => {
  const wrong = { email, password: 'wrong' }
  const from = (ip: string) => new TestBrowser(portal.origin, ip)

  async function guessUntilLocked(ip: string) {
    for (let n = 0; n < 5; n++) expect((await attempt(wrong, from(ip))).status).toBe(401)
    expect((await attempt({ email, password }, from(ip))).status).toBe(429)
  }

  it('do not lock out the owner in another network', async () => {
    await guessUntilLocked('192.0.2.7')
    expect((await attempt({ email, password }, from('198.51.100.9'))).status).toBe(303)
  })

  it('do not lock out a browser that signed in before, even in the same network', async () => {
    const known = from('192.0.2.7')
    await known.signIn(email, password)
    await guessUntilLocked('192.0.2.7')
    expect((await attempt({ email, password: 'typo' }, known)).status).toBe(401)
    expect((await attempt({ email, password }, known)).status).toBe(303)
  })

  it('from all networks end after a hundred an hour, but not for a browser that signed in before', async () => {
    const known = from('192.0.2.7')
    await known.signIn(email, password)
    await attempt(wrong, from('198.51.100.1'))
    const ofAccount = `key ~ '^account:[^:]+:[0-9]{4}-'`
    expect((await portal.pool.query(`select key from sign_in_throttle where ${ofAccount}`)).rows).toHaveLength(1)
    await portal.pool.query(`update sign_in_throttle set failures = 99 where ${ofAccount}`)
    expect((await attempt(wrong, from('198.51.100.2'))).status).toBe(401)
    expect((await attempt({ email, password }, from('198.51.100.3'))).status).toBe(429)
    expect((await attempt({ email, password }, known)).status).toBe(303)
  })

  it('in a browser that signed in before are throttled too, and lock out only that browser', async () => {
    const known = from('192.0.2.7')
    const other = from('192.0.2.7')
    await known.signIn(email, password)
    await other.signIn(email, password)
    for (let n = 0; n < 5; n++) expect((await attempt(wrong, known)).status).toBe(401)
    expect((await attempt({ email, password }, known)).status).toBe(429)
    expect((await attempt({ email, password }, other)).status).toBe(303)
  })

  it('for one account do not lock out another account in the same browser', async () => {
    const known = from('192.0.2.7')
    await known.signIn(email, password)
    for (let n = 0; n < 5; n++) await attempt({ email: 'nobody@harbor.example', password }, known)
    expect((await attempt({ email: 'nobody@harbor.example', password }, known)).status).toBe(429)
    expect((await attempt({ email, password }, known)).status).toBe(303)
  })
})

it('counts all addresses of one subscriber as one network', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('2001:DB8:0:42:1:2:3:4')).toBe('2001:db8:0:42::/64')
  expect(networkOf('2001:db8:0:42::9')).toBe('2001:db8:0:42::/64')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})
