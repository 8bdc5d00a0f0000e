// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { refuses, showPage, signedIn, stubApi } from '../../shared/test-page.tsx'
import ImpersonationDialog from './impersonation-dialog.tsx'

afterEach(() => sessionStorage.clear())

const override = () => sessionStorage.getItem('portolan.usernameOverride')

async function impersonate(username: string) {
  await showPage('/', () => <ImpersonationDialog open onClose={vi.fn()} />)
  const field = screen.getByRole('textbox', { name: 'Username' })
  expect(document.activeElement).toBe(field)
  if (username) await userEvent.type(field, username)
  await userEvent.click(screen.getByRole('button', { name: 'Impersonate' }))
  return field
}

it('asks for a username', async () => {
  const calls = stubApi({})
  const field = await impersonate('')
  expect(screen.getByText('Required')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(calls).toEqual([])
})

it.each([
  [404, 'user_not_found', 'There is no user of that name.'],
  [403, 'impersonation_forbidden', 'This user cannot be impersonated.'],
])('shows a refusal (%i) in the dialog and impersonates nobody', async (status, code, message) => {
  stubApi({ 'GET /api/userAccount': refuses(status, code, message) })
  const field = await impersonate('admin@portolan.example')
  expect(await screen.findByText(`${message} [Error code: ${code}]`)).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(override()).toBeNull()
})

it('asks the server as that user before it goes on', async () => {
  const { username, ...account } = signedIn()
  const calls = stubApi({ 'GET /api/userAccount': { loginName: username, ...account } })
  await impersonate(' client@harbor.example ')
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.headers.get('X-Username-Override')).toBe('client@harbor.example')
  await vi.waitFor(() => expect(override()).toBe('client@harbor.example'))
})
