// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuses, showPage, stubApi } from '../../shared/test-page.tsx'
import StaffSignUpPage from './staff-sign-up-page.tsx'

const open = 'POST /api/invitations/actions/open'
const accept = 'POST /api/invitations/actions/acceptStaff'
const email = 'nora@portolan.example'
const show = () => showPage('/signUp/staff?invitation=secret', StaffSignUpPage)

it('creates the account of an invited colleague, whose address is fixed', async () => {
  const account = { loginName: email, email, firstName: 'Nora', lastName: 'Lind', roles: ['QUOTER'] }
  const calls = stubApi({
    [open]: { email, role: 'QUOTER' },
    [accept]: { status: 201, body: { ...account, isEmailConfirmed: true } },
  })
  await show()
  const address = (await screen.findByLabelText(/^Email/)) as HTMLInputElement
  expect([address.value, address.readOnly]).toEqual([email, true])
  await userEvent.type(screen.getByLabelText(/^First name/), 'Nora')
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Lind')
  const [password, again] = screen.getAllByLabelText(/password/i, { selector: 'input' })
  await userEvent.type(password as HTMLElement, 'Lantern-Quay-58')
  await userEvent.type(again as HTMLElement, 'Lantern-Quay-58')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('You can sign in now.')).toBeTruthy()
  const person = { firstName: 'Nora', lastName: 'Lind', password: 'Lantern-Quay-58' }
  expect(calls.at(-1)?.body).toEqual({ invitation: 'secret', ...person })
})

it.each([
  ['has expired', refuses(404, 'invitation_invalid', 'No.')],
  ['is of a client', { email, role: null }],
])('refuses an invitation that %s', async (_why, answer) => {
  stubApi({ [open]: answer })
  await show()
  expect(await screen.findByRole('heading', { level: 2, name: /invalid|not valid/i })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
})
