// @vitest-environment jsdom
import type { ApiKey } from '@portolan/contract/identity/api-keys'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WithQuery } from '../../../shared/api/query.tsx'
import { done, refuses, showPage, stubApi } from '../../../shared/test-page.tsx'
import ApiKeys from './api-keys.tsx'

const apiKey: ApiKey = {
  id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c13',
  name: 'Nightly export',
  prefix: 'ptl_k7x2m9q4tb',
  createdAt: '2026-11-17T09:00:00.000Z',
  expiresAt: '2027-02-15T12:00:00.000Z',
  isExpired: false,
  lastUsedAt: null,
  isReadOnly: false,
}
const secret = `${apiKey.prefix}_${'a'.repeat(40)}`
const list = 'GET /api/userAccount/apiKeys'
const create = 'POST /api/userAccount/apiKeys'
const revoke = `${create}/${apiKey.id}/actions/revoke`

async function show(more: Record<string, unknown>, isImpersonated = false) {
  const answers: Record<string, unknown> = { [list]: { isAllowed: true, keys: [] }, ...more }
  const calls = stubApi(answers)
  await showPage('/', () => (
    <WithQuery>
      <ApiKeys isImpersonated={isImpersonated} />
    </WithQuery>
  ))
  return { answers, calls }
}

it('lists keys by name and first characters, with their expiry and last use', async () => {
  const used = {
    ...apiKey,
    id: '1',
    name: 'Old',
    isReadOnly: true,
    isExpired: true,
    lastUsedAt: new Date().toISOString(),
  }
  await show({ [list]: { isAllowed: true, keys: [apiKey, used] } })
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('Nightly export')
  expect(first?.textContent).toContain('ptl_k7x2m9q4tb… · expires Feb 15, 2027 · not used yet')
  expect(second?.textContent).toContain('Expired')
  expect(second?.textContent).toContain('last used now')
  expect(second?.textContent).toContain('ptl_k7x2m9q4tb… · read only · expires')
  expect(screen.getByRole('link', { name: 'How to call the API' }).getAttribute('href')).toBe('/api/docs#api-keys')
})

it('creates a key, shows it once, and says why it could not', async () => {
  // Brings a clipboard.
  userEvent.setup()
  const { answers, calls } = await show({ [create]: refuses(409, 'api_key_limit_reached', 'Too many') })
  await userEvent.click(await screen.findByRole('button', { name: 'Create an API key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an API key' }))
  const press = () => userEvent.click(dialog.getByRole('button', { name: 'Create an API key' }))
  await press()
  expect(calls.some(({ request }) => request === create)).toBe(false)
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Nightly export')
  await userEvent.selectOptions(dialog.getByLabelText(/^Expires after/), '1 year')
  expect((dialog.getByLabelText(/^Access/) as HTMLSelectElement).value).toBe('readOnly')
  await press()
  expect(await dialog.findByText(/^Too many/)).toBeTruthy()
  answers[create] = { status: 201, body: { apiKey, secret } }
  answers[list] = { isAllowed: true, keys: [apiKey] }
  await press()
  const shown = within(await screen.findByRole('dialog', { name: 'Your new API key' }))
  expect(shown.getByText(secret)).toBeTruthy()
  const { body } = calls.findLast(({ request }) => request === create) ?? {}
  expect(body).toEqual({ name: 'Nightly export', validDays: 365, isReadOnly: true })
  await userEvent.click(shown.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(secret)
  await userEvent.click(shown.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull())
  expect(await screen.findByText('Nightly export')).toBeTruthy()
})

it('asks once before it closes on a key that was not copied', async () => {
  const { calls } = await show({ [create]: { status: 201, body: { apiKey, secret } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Create an API key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an API key' }))
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Nightly export')
  await userEvent.selectOptions(dialog.getByLabelText(/^Access/), 'Read and change')
  await userEvent.click(dialog.getByRole('button', { name: 'Create an API key' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Your new API key' }))
  expect(calls.findLast(({ request }) => request === create)?.body).toMatchObject({ isReadOnly: false })
  await userEvent.click(shown.getByRole('button', { name: 'Done' }))
  expect(shown.getByRole('alert').textContent).toMatch(/^You have not copied the key\./)
  await userEvent.click(shown.getByRole('button', { name: 'Close anyway' }))
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull())
})

it('asks before it revokes a key', async () => {
  const { answers, calls } = await show({ [list]: { isAllowed: true, keys: [apiKey] }, [revoke]: done })
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke the API key “Nightly export”' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke this API key?' }))
  expect(calls.some(({ request }) => request === revoke)).toBe(false)
  answers[list] = { isAllowed: true, keys: [] }
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText('Nightly export')).toBeNull())
  expect(calls.some(({ request }) => request === revoke)).toBe(true)
})

it('says that keys are switched off, and offers none', async () => {
  await show({ [list]: { isAllowed: false, keys: [apiKey] } })
  expect(await screen.findByText(/these do not work now\. To have them, write to/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'support@portolan.example' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create an API key' })).toBeNull()
})

it('shows no keys of somebody else', async () => {
  const { calls } = await show({}, true)
  expect(screen.getByText(/^While you act as someone else/)).toBeTruthy()
  expect(calls).toEqual([])
})
