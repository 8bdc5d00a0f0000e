// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../../shared/api/query-client.ts'
import { setLocale } from '../../../shared/messages/language.ts'
import { storeImpersonation } from '../../../shared/session/impersonation.ts'
import { lastOrganization } from '../../../shared/session/last-organization.ts'
import { stubApi } from '../../../shared/test-page.tsx'
import { prefetch } from './create-request-page.tsx'
import { form, showMember } from './test-create-page.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const needed = [
  'GET /api/userAccount/linkedClients',
  'GET /api/clientConfigs/1001/availableLanguages',
  'GET /api/clientConfigs/1001/customFieldDefinitions?category=PROJECT',
  'GET /api/jobRequests/defaults?clientId=1001',
  'GET /api/userAccount/languageGroups',
]

it('asks for the data of the form of the last time before the account is known', async () => {
  await showMember()
  expect(lastOrganization.read()).toBe(1001)
  cleanup()
  queryClient.clear()
  const calls = stubApi(form)
  prefetch()
  await waitFor(() => expect(calls.map(({ request }) => request).toSorted()).toEqual(needed.toSorted()))
})

it('asks for the texts of the organization where the account brought them in another locale than the page has', async () => {
  const asks = async () => {
    queryClient.clear()
    const { calls } = await showMember()
    cleanup()
    return calls.some(({ request }) => request === 'GET /api/clientConfigs/1001')
  }
  expect(await asks()).toBe(false)
  // Another locale whose headings are English.
  await setLocale('en-GB')
  expect(await asks()).toBe(true)
  await setLocale('en')
})

it('does not guess the organization of somebody else', async () => {
  const guesses = async () => {
    queryClient.clear()
    const calls = stubApi(form)
    prefetch()
    const isAsked = (path: string) => calls.some(({ request }) => request.includes(path))
    await waitFor(() => expect(isAsked('/linkedClients') && isAsked('/languageGroups')).toBe(true))
    return isAsked('/clientConfigs/')
  }
  expect(await guesses()).toBe(false)
  lastOrganization.keep(1001)
  expect(await guesses()).toBe(true)
  storeImpersonation({ username: 'other@harbor.example', endsAt: '2026-11-17T12:00:00Z' })
  expect(await guesses()).toBe(false)
})
