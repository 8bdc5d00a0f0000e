import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../main/test-database.ts'
import { networkOf } from '../../platform/network-of.ts'
import { createAccount } from './create-account.ts'
import { TestBrowser } from './test-browser.ts'
import { type TestPortal, testPortal } from './test-portal.ts'
import { throttleKeys } from './throttle-keys.ts'

const [email, password] = ['client@harbor.example', 'Harbour-Light-27']
let portal: TestPortal

beforeAll(async () => {
  portal = await testPortal(await testDatabase())
  const account = { email, password, firstName: 'Helen', lastName: 'Marsh', roles: ['CLIENT'] } as const
  await portal.db.transaction().execute((tx) => createAccount(tx, account))
})
afterEach(() => portal.pool.query('delete from sign_in_throttle'))
afterAll(() => portal.close())

async function attempt(typed: { email: string; password: string }) {
  const browser = new TestBrowser(portal.origin)
  const { location } = await browser.begin()
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

  it('gain nothing by coming all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt({ email, password: 'wrong' })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  it('are forgotten with the right password, and do not bar others in the same office', async () => {
    for (let n = 0; n < 4; n++) await attempt({ email, password: 'wrong' })
    expect((await attempt({ email, password })).status).toBe(303)
    for (let n = 0; n < 4; n++) expect((await attempt({ email, password: 'wrong' })).status).toBe(401)
    const { rows } = await portal.pool.query(`select failures from sign_in_throttle where key like 'address:%'`)
    expect(rows).toEqual([{ failures: 8 }])
  })

  it('from one address on many accounts have to wait too', async () => {
    const { address } = throttleKeys('', '127.0.0.1')
    await attempt({ email: 'a@harbor.example', password: 'wrong' })
    await portal.pool.query(`update sign_in_throttle set failures = ${address.free - 1} where key like 'address:%'`)
    expect((await attempt({ email: 'b@harbor.example', password: 'wrong' })).status).toBe(401)
    expect((await attempt({ email: 'c@harbor.example', password: 'wrong' })).status).toBe(429)
  })

  it('are remembered without what was typed', async () => {
    await attempt({ email: 'My-Secret-Password', password: 'x' })
    const { rows } = await portal.pool.query('select key from sign_in_throttle')
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('secret')
  })
})

it('counts the addresses of one subscriber as one', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('2001:DB8:0:42:1:2:3:4')).toBe('2001:db8:0:42::/64')
  expect(networkOf('2001:db8:0:42::9')).toBe('2001:db8:0:42::/64')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})
