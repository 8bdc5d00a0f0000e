// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { startTestApi } from '../api/test-api.ts'
import { getLanguage, setLanguage, setLocale } from '../messages/language.ts'
import { adoptLocale, chooseLanguage } from './account-locale.ts'
import { clearImpersonation, storeImpersonation } from './impersonation.ts'

let stop: (() => Promise<unknown>) | undefined

async function startApi() {
  const api = await startTestApi(() => ({ status: 204 }))
  stop = api.stop
  return api.received
}

afterEach(async () => {
  await stop?.()
  await setLocale('en')
  sessionStorage.clear()
  localStorage.clear()
})

it("reads the account's language, whatever another visit left in this browser", async () => {
  const received = await startApi()
  await setLocale('ar')
  await adoptLocale('es')
  expect(getLanguage()).toBe('es')
  expect(received).toEqual([])
})

it('keeps a language that was chosen in this tab before signing in, and saves it once', async () => {
  const received = await startApi()
  await setLanguage('ar')
  await adoptLocale('es')
  expect(getLanguage()).toBe('ar')
  expect(received.map(({ url, body }) => [url, body])).toEqual([
    ['/api/userAccount/actions/changeLocale', '{"locale":"ar"}'],
  ])
  await adoptLocale('es')
  expect(getLanguage()).toBe('es')
  expect(received).toHaveLength(1)
})

it("leaves the administrator's own language alone when another was chosen while impersonating", async () => {
  const received = await startApi()
  storeImpersonation({ username: 'client@harbor.example', endsAt: '2026-11-18T12:00:00.000Z' })
  await chooseLanguage('ar')
  expect(getLanguage()).toBe('ar')
  clearImpersonation()
  await adoptLocale('es')
  expect(getLanguage()).toBe('es')
  expect(received).toEqual([])
})

it('gives a language chosen in this browser to an account without one', async () => {
  const received = await startApi()
  await setLocale('es')
  await adoptLocale(null)
  expect(received.map(({ body }) => body)).toEqual(['{"locale":"es-419"}'])
})
