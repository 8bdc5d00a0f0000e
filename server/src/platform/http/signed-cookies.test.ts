import { expect, it } from 'vitest'
import { signedCookies } from './signed-cookies.ts'

const day = 24 * 3600
const at = (iso: string) => () => new Date(iso)
const today = at('2026-11-16T12:00:00Z')
const secret = Buffer.alloc(32, 7)

function issue(cookies = signedCookies(secret, { now: today, isSecure: true })): string {
  let header = ''
  const browser = { cookieHeader: undefined, setCookie: (given: string) => (header = given) }
  cookies.remember(browser, 'mailbox', 'nora@harbor.example', 30 * day)
  return header
}

const remembers = (cookieHeader: string | undefined, now = today, key = secret, subject = 'nora@harbor.example') =>
  signedCookies(key, { now, isSecure: true }).find({ cookieHeader }, 'mailbox', subject) !== undefined

it('sets a cookie that scripts cannot read and that does not reveal its subject', () => {
  expect(issue()).toMatch(
    /^__Host-portolan-mailbox-[\w-]{16}=[\w-]{16}\.\d+\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(issue()).not.toContain('nora')
})

it('accepts its own cookie among others, for its subject and until it expires', () => {
  const cookie = issue().split(';', 1).join()
  const header = `other=1; ${cookie}; last=2`
  expect(remembers(header)).toBe(true)
  expect(remembers(header, at('2026-12-16T11:59:00Z'))).toBe(true)
  expect(remembers(header, at('2026-12-16T12:01:00Z'))).toBe(false)
  expect(remembers(header, today, Buffer.alloc(32, 8))).toBe(false)
  expect(remembers(header, today, secret, 'other@harbor.example')).toBe(false)
  expect(remembers(undefined)).toBe(false)
})

it('refuses a cookie with a changed expiry', () => {
  const [name = '', value = ''] = issue().split(';', 1).join().split('=')
  const [id = '', until = '', proof = ''] = value.split('.')
  expect(remembers(`${name}=${id}.${until}.${proof}`)).toBe(true)
  expect(remembers(`${name}=${id}.${Number(until) + 1}.${proof}`)).toBe(false)
})
