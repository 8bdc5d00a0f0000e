// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { setSession } from '../../../shared/session/session.ts'
import { refuses, showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import EmailSettingsPage from './email-settings-page.tsx'

const offeredKinds = ['QUOTES', 'DELIVERIES', 'MESSAGES', 'REQUESTS']
const settings = { offeredKinds, enabledKinds: offeredKinds, delivery: 'AT_ONCE' }
const path = 'POST /api/userAccount/actions/changeEmailSettings'
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

async function show(answers: object, session = signedIn()) {
  const calls = stubApi({ 'GET /api/userAccount/emailSettings': settings, ...answers })
  setSession(session)
  await showPage('/emailSettings', () => <EmailSettingsPage />)
  return () => calls.filter(({ request }) => request === path).map(({ body }) => body)
}

it('saves each choice as it is made', async () => {
  const enabledKinds = ['QUOTES', 'DELIVERIES', 'REQUESTS']
  const saved = await show({ [path]: { ...settings, enabledKinds } })
  await userEvent.click(await box(/^Messages/))
  await waitFor(() => expect(saved()).toEqual([{ enabledKinds, delivery: 'AT_ONCE' }]))
  await waitFor(async () => expect((await box(/^Quotes/)).disabled).toBe(false))
  expect((await box(/^Messages/)).checked).toBe(false)
  await userEvent.click(screen.getByRole('radio', { name: 'Once a day' }))
  await waitFor(() => expect(saved()[1]).toEqual({ enabledKinds, delivery: 'DAILY' }))
})

it('takes a choice back that could not be saved', async () => {
  await show({ [path]: refuses(503, 'unavailable', 'Try again later.') })
  await userEvent.click(await box(/^Messages/))
  await waitFor(async () => expect((await box(/^Messages/)).checked).toBe(true))
})

it('names the emails of staff', async () => {
  const staff = { offeredKinds: ['MESSAGES', 'REQUESTS'], enabledKinds: ['MESSAGES'], delivery: 'AT_ONCE' }
  await show({ 'GET /api/userAccount/emailSettings': staff }, signedIn({ roles: ['CLIENT_MANAGER'] }))
  expect((await box(/^Cancellations.*look after/)).checked).toBe(false)
})

it('is read-only while impersonating', async () => {
  await show({}, signedIn({ isImpersonated: true }))
  expect((await box(/^Quotes/)).disabled).toBe(true)
  expect(screen.getByText(/while you impersonate/)).toBeTruthy()
})
