// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { setSession } from '../../../../shared/session/session.ts'
import { done, refuses, showPage, signedIn, stubApi } from '../../../../shared/test-page.tsx'
import ChangePasswordDialog from './change-password-dialog.tsx'
import ChangePasswordPage from './change-password-page.tsx'

const change = 'POST /api/userAccount/actions/changePassword'
const old = 'Harbour-Light-27'
const fresh = 'Lantern-Quay-58'

async function openPage(session = signedIn()) {
  setSession(session)
  return showPage('/changePassword', ChangePasswordPage)
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const noteOf = (label: string) => {
  const [id] = (field(label).getAttribute('aria-describedby') ?? '').split(' ')
  return field(label).getAttribute('aria-invalid') === 'true' ? document.getElementById(id ?? '')?.textContent : null
}

async function submit(oldPassword: string, newPassword: string, repeat: string) {
  const typed = { 'Old Password': oldPassword, 'New Password': newPassword, 'Repeat New Password': repeat }
  for (const [label, text] of Object.entries(typed)) {
    await userEvent.clear(field(label))
    if (text) await userEvent.type(field(label), text)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

it('IDENT-23 wants the old password, and stands at it', async () => {
  const calls = stubApi({})
  await openPage()
  await submit('', fresh, fresh)
  expect(noteOf('Old Password')).toBe('Password is required')
  expect(document.activeElement).toBe(field('Old Password'))
  expect(calls).toEqual([])
})

it('IDENT-24 wants the new password twice', async () => {
  const calls = stubApi({})
  await openPage()
  await submit(old, fresh, 'Lantern-Quay-59')
  expect(noteOf('Repeat New Password')).toBe('Entered value does not match the New Password value')
  expect(document.activeElement).toBe(field('Repeat New Password'))
  expect(calls).toEqual([])
})

it('IDENT-26 IDENT-27 names the rule a new password breaks', async () => {
  const calls = stubApi({})
  await openPage()
  for (const [password, words] of [
    ['', 'Password is required'],
    ['Quay-58', 'Password must be 8 characters or longer'],
    ['Lantern-Quay', 'Password must contain a digit'],
    ['lantern-quay-58', 'Password must contain an upper-case letter'],
    ['LANTERN-QUAY-58', 'Password must contain a lower-case letter'],
  ] as const) {
    await submit(old, password, password)
    expect(noteOf('New Password')).toBe(words)
  }
  expect(calls).toEqual([])
})

it('ticks the rules off while the password is typed', async () => {
  await openPage()
  const missing = () => screen.getAllByText(': missing').map((mark) => mark.parentElement?.textContent)
  expect(missing()).toHaveLength(4)
  await userEvent.type(field('New Password'), 'quay58')
  expect(missing()).toEqual(['8 characters or more: missing', 'an upper-case letter: missing'])
  await userEvent.type(field('New Password'), '-Lantern')
  expect(screen.queryAllByText(': missing')).toEqual([])
})

it('IDENT-25 shows at the old password that it was wrong', async () => {
  stubApi({ [change]: refuses(400, 'wrong_old_password', 'Invalid Old Password value') })
  await openPage()
  await submit('Harbour-Light-28', fresh, fresh)
  await waitFor(() => expect(noteOf('Old Password')).toBe('Invalid Old Password value'))
  expect(document.activeElement).toBe(field('Old Password'))
  expect(field('New Password').value).toBe(fresh)
})

it('shows at the new password that it is too common', async () => {
  stubApi({ [change]: refuses(400, 'password_too_common', 'This password is too common') })
  await openPage()
  await submit(old, 'Password1', 'Password1')
  await waitFor(() => expect(noteOf('New Password')).toBe('This password is too common'))
})

it('IDENT-25 shows any other error in the words of the server', async () => {
  stubApi({ [change]: refuses(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.') })
  await openPage()
  await submit(old, fresh, fresh)
  expect((await screen.findByText(/Too many requests/)).textContent).toContain('Please wait a moment')
})

it('IDENT-21 says that the operation is completed, then goes to the home page', async () => {
  const calls = stubApi({ [change]: done })
  const { address } = await openPage()
  await submit(old, fresh, fresh)
  const dialog = within(await screen.findByRole('dialog', { name: 'Operation completed' }))
  expect(calls).toMatchObject([{ request: change, body: { oldPassword: old, newPassword: fresh } }])
  expect(address()).toBe('/changePassword')
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(address()).toBe('/'))
})

it('IDENT-08 IDENT-20 tells a federated user to change the password where it is kept', async () => {
  await openPage(signedIn({ isFederatedSsoAccount: true }))
  expect(screen.getByRole('alert').textContent).toBe(
    'Your account signs in through your organization. Change the password there.',
  )
  expect(screen.queryByLabelText('Old Password')).toBeNull()
})

it('lets nobody change the password of someone they act for', async () => {
  await openPage(signedIn({ isImpersonated: true }))
  expect(screen.getByRole('alert').textContent).toContain('While you act as someone else')
  expect(screen.queryByLabelText('Old Password')).toBeNull()
})

it('IDENT-22 does the same in a dialog', async () => {
  stubApi({ [change]: done })
  const onClose = vi.fn()
  await showPage('/', () => <ChangePasswordDialog username="client@harbor.example" onClose={onClose} />)
  expect(screen.getByRole('dialog', { name: 'Change password' })).toBeTruthy()
  expect(document.activeElement).toBe(field('Old Password'))
  await submit(old, fresh, fresh)
  const dialog = within(await screen.findByRole('dialog', { name: 'Operation completed' }))
  expect(screen.queryByRole('dialog', { name: 'Change password' })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('tells password managers what each field is, and shows what was typed when asked', async () => {
  await openPage()
  expect([...document.querySelectorAll('input')].map((input) => input.autocomplete)).toEqual([
    'username',
    'current-password',
    'new-password',
    'new-password',
  ])
  expect(field('New Password').type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show New Password' }))
  expect(field('New Password').type).toBe('text')
})
