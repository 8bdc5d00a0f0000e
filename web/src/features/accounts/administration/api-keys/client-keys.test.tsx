// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WithQuery } from '../../../../shared/api/query.tsx'
import { done, refuses, showPage, stubApi } from '../../../../shared/test-page.tsx'
import AdministrationPage from '../administration-page.tsx'
import { ClientKeys } from './client-keys.tsx'

const key = {
  id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c13',
  name: 'Nightly export',
  prefix: 'ptl_k7x2m9q4tb',
  createdAt: '2026-11-17T09:00:00.000Z',
  expiresAt: '2027-02-15T12:00:00.000Z',
  isExpired: false,
  lastUsedAt: null,
  isReadOnly: true,
  ownerName: 'Helen Marsh',
  ownerEmail: 'client@harbor.example',
}
const list = 'GET /api/desk/clients/1001/apiKeys'
const revoke = `POST /api/desk/clients/1001/apiKeys/${key.id}/actions/revoke`
const turn = 'POST /api/desk/apiKeySettings/actions/switch'

async function show(answers: Record<string, unknown>) {
  const calls = stubApi(answers)
  await showPage('/', () => (
    <WithQuery>
      <ClientKeys clientId={1001} />
    </WithQuery>
  ))
  return (request: string) => calls.findLast((call) => call.request === request)?.body
}

it('shows the keys of a client with their owners, and revokes one', async () => {
  const answers: Record<string, unknown> = {
    [list]: { isAllowed: true, isAllowedForAll: true, keys: [key] },
    [revoke]: done,
  }
  await show(answers)
  expect(
    await screen.findByRole('row', { name: /Nightly export.*Read only.*Helen Marsh.*Feb 15, 2027.*not used yet/ }),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Revoke the API key/ }))
  answers[list] = { isAllowed: true, isAllowedForAll: true, keys: [] }
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('No user of this client has an API key.')).toBeTruthy()
})

it('switches the keys of a client off', async () => {
  const answers: Record<string, unknown> = {
    [list]: { isAllowed: true, isAllowedForAll: false, keys: [] },
    [turn]: done,
  }
  const bodyOf = await show(answers)
  const box = (await screen.findByRole('checkbox')) as HTMLInputElement
  expect(screen.getByText('API keys are switched off for the whole portal.')).toBeTruthy()
  expect(box.checked).toBe(true)
  answers[list] = { isAllowed: false, isAllowedForAll: false, keys: [] }
  await userEvent.click(box)
  await waitFor(() => expect(box.disabled).toBe(false))
  expect([box.checked, bodyOf(turn)]).toEqual([false, { clientId: 1001, isAllowed: false }])
})

it('switches all keys off in the settings of the portal, and takes it back where that fails', async () => {
  const answers: Record<string, unknown> = {
    'GET /api/desk/apiKeySettings': { isAllowed: true },
    [turn]: refuses(503, 'unavailable', 'Please try again.'),
  }
  const calls = stubApi(answers)
  await showPage('/administration?tab=settings', AdministrationPage)
  const box = (await screen.findByRole('checkbox', { name: 'Users may have API keys' })) as HTMLInputElement
  await userEvent.click(box)
  await waitFor(() => expect(box.disabled).toBe(false))
  expect(box.checked).toBe(true)
  Object.assign(answers, { [turn]: done, 'GET /api/desk/apiKeySettings': { isAllowed: false } })
  await userEvent.click(box)
  await waitFor(() => expect([box.checked, box.disabled]).toEqual([false, false]))
  expect(calls.findLast(({ request }) => request === turn)?.body).toEqual({ isAllowed: false })
})
