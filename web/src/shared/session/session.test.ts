// @vitest-environment jsdom
import { setTimeout } from 'node:timers/promises'
import { getUserAccount, type UserAccount } from '@portolan/contract/accounts/accounts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../api/api-client.ts'
import { ApiError } from '../api/api-error.ts'
import { startTestApi } from '../api/test-api.ts'
import { clearImpersonation, storeImpersonation } from './impersonation.ts'
import { finishSignIn, getSession, refreshSession, setSession, signOut, startSession } from './session.ts'

// The identity provider's side of a sign-in: it brings back the path that was asked for first.
vi.mock('./identity.ts', () => ({
  onSignedOut() {},
  completeSignIn: async () => '/reports/7?page=2',
  leaveToSignOut: async () => {},
}))

const account = getUserAccount.example.reply as UserAccount
let answer: { status?: number; body?: unknown }
let api: Awaited<ReturnType<typeof startTestApi>>

beforeEach(async () => {
  answer = { body: account }
  api = await startTestApi(() => answer)
  setSession(null)
})
afterEach(async () => {
  clearImpersonation()
  await api.stop()
})

it('IDENT-05 holds who is signed in, as the server tells it', async () => {
  await refreshSession()
  expect(api.received[0]).toMatchObject({ method: 'GET', url: '/api/userAccount' })
  expect(getSession()).toMatchObject({
    username: account.loginName,
    email: account.email,
    roles: account.roles,
    isFederatedSsoAccount: account.isFederatedSsoAccount,
    firstName: account.firstName,
    lastName: account.lastName,
    externalGroups: account.externalGroups,
    initialPagePath: null,
  })
})

it('IDENT-05 holds the path that was asked for before the sign-in, also after the account was loaded again', async () => {
  expect(await finishSignIn()).toBe('/reports/7?page=2')
  expect(getSession()).toMatchObject({ username: account.loginName, initialPagePath: '/reports/7?page=2' })
  await refreshSession()
  expect(getSession()?.initialPagePath).toBe('/reports/7?page=2')
})

it('knows that the user is impersonated', async () => {
  storeImpersonation({ username: 'client@harbor.example', endsAt: '2026-10-01T09:00:00.000Z' })
  await refreshSession()
  expect(getSession()?.isImpersonated).toBe(true)
})

it('is over when the server knows nobody, and the impersonation with it', async () => {
  storeImpersonation({ username: 'client@harbor.example', endsAt: '2026-10-01T09:00:00.000Z' })
  answer = { status: 401 }
  await refreshSession()
  expect(getSession()).toBeNull()
  expect(sessionStorage.length).toBe(0)
})

it('stays as it was when the server cannot answer', async () => {
  await refreshSession()
  answer = { status: 503 }
  await expect(refreshSession()).rejects.toBeInstanceOf(ApiError)
  expect(getSession()?.username).toBe(account.loginName)
})

// The last test: a page that was left does not come back.
it('sends nothing more while the page is left to sign out', async () => {
  startSession()
  await call(getUserAccount)
  expect(api.received).toHaveLength(1)
  void signOut()
  await Promise.race([call(getUserAccount), setTimeout(200)])
  expect(api.received).toHaveLength(1)
})
