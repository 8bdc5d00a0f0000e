// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { clearImpersonation, storeImpersonation } from '../../shared/session/impersonation.ts'
import { endImpersonation } from '../../shared/session/session-impersonation.ts'
import { done, refuses, showPage, stubApi } from '../../shared/test-page.tsx'
import ImpersonationDialog from './impersonation-dialog.tsx'

const start = 'POST /api/userAccount/actions/startImpersonation'
const granted = { username: 'client@harbor.example', endsAt: '2026-10-01T09:00:00.000Z' }

afterEach(clearImpersonation)

const override = () => sessionStorage.getItem('portolan.usernameOverride')

async function impersonate(username: string, reason: string) {
  await showPage('/', () => <ImpersonationDialog open onClose={vi.fn()} />)
  const field = screen.getByRole('textbox', { name: 'Username' })
  expect(document.activeElement).toBe(field)
  if (username) await userEvent.type(field, username)
  if (reason) await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), reason)
  await userEvent.click(screen.getByRole('button', { name: 'Impersonate' }))
  return field
}

it('ACCT-04 IDENT-13 asks in a dialog for a username', async () => {
  const calls = stubApi({})
  const field = await impersonate('  ', 'Ticket 4711')
  expect(screen.getByText('Required')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(calls).toEqual([])
})

it('IDENT-12 offers a reason and does without one', async () => {
  const calls = stubApi({ [start]: granted })
  await impersonate('client@harbor.example', '')
  await vi.waitFor(() => expect(override()).toBe('client@harbor.example'), { timeout: 30_000 })
  expect(calls.filter(({ request }) => request === start)).toMatchObject([
    { request: start, body: { username: 'client@harbor.example', reason: '' } },
  ])
})

it.each([
  [404, 'user_not_found', 'No user with that username.'],
  [403, 'impersonation_forbidden', 'This user cannot be impersonated.'],
])('shows a refusal (%i) at the username and impersonates nobody', async (status, code, message) => {
  stubApi({ [start]: refuses(status, code, message) })
  const field = await impersonate('admin@portolan.example', 'Ticket 4711')
  const error = await screen.findByText(`${message} [Error code: ${code}]`)
  expect(field.getAttribute('aria-describedby')).toContain(error.id)
  await vi.waitFor(() => expect(document.activeElement).toBe(field), { timeout: 30_000 })
  expect(override()).toBeNull()
})

it('IDENT-14 keeps whom the server lets the administrator act for in session storage', async () => {
  const calls = stubApi({ [start]: granted })
  await impersonate(' client@harbor.example ', ' Ticket 4711 ')
  await vi.waitFor(() => expect(override()).toBe('client@harbor.example'), { timeout: 30_000 })
  expect(calls.filter(({ request }) => request === start)).toMatchObject([
    { request: start, body: { username: 'client@harbor.example', reason: 'Ticket 4711' } },
  ])
})

it('IDENT-15 forgets the user and tells the server, as the administrator, when it is ended', async () => {
  const calls = stubApi({ 'POST /api/userAccount/actions/endImpersonation': done })
  storeImpersonation(granted)
  await endImpersonation()
  expect(override()).toBeNull()
  expect(calls.map(({ request }) => request)).toEqual(['POST /api/userAccount/actions/endImpersonation'])
  expect(calls[0]?.headers.has('X-Username-Override')).toBe(false)
})

it('IDENT-15 ends it also when the server does not answer', async () => {
  stubApi({ 'POST /api/userAccount/actions/endImpersonation': refuses(503, 'unavailable', 'Not now.') })
  storeImpersonation(granted)
  await endImpersonation()
  expect(override()).toBeNull()
})

it('finds users by a part of their name and fills in the username of the chosen one', async () => {
  const helen = {
    username: 'client@harbor.example',
    firstName: 'Helen',
    lastName: 'Marsh',
    email: 'helen@harbor.example',
    company: 'Harbor Health',
  }
  const calls = stubApi({
    'GET /api/desk/users?search=marsh&isImpersonable=true&pageSize=20': { items: [helen], nextPageToken: null },
    [start]: granted,
  })
  await showPage('/', () => <ImpersonationDialog open onClose={vi.fn()} />)
  const field = screen.getByRole('textbox', { name: 'Username' }) as HTMLInputElement
  await userEvent.type(field, 'marsh')
  expect(await screen.findByText('1 user found')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Helen Marsh.*Harbor Health/ }))
  expect(field.value).toBe('client@harbor.example')
  await userEvent.click(screen.getByRole('button', { name: 'Impersonate' }))
  await vi.waitFor(() => expect(override()).toBe('client@harbor.example'), { timeout: 30_000 })
  expect(calls.at(-1)?.body).toEqual({ username: 'client@harbor.example', reason: '' })
})
