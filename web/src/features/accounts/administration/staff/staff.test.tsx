// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { done, refuses, showPage, stubApi } from '../../../../shared/test-page.tsx'
import AdministrationPage from '../administration-page.tsx'

const quinn = {
  id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11',
  username: 'qa@portolan.example',
  email: 'qa@portolan.example',
  firstName: 'Quinn',
  lastName: 'Adler',
  company: null,
  roles: ['QA'],
  isAccountEnabled: true,
  isEmailConfirmed: true,
  isMfaEnabled: false,
}
const invitation = {
  id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12',
  email: 'nora@portolan.example',
  role: 'QUOTER',
  invitedBy: 'Ada Byron',
  sentAt: '2026-11-16T09:00:00.000Z',
  expiresAt: '2026-11-23T09:00:00.000Z',
  isExpired: false,
}
const list = 'GET /api/desk/invitations'
const send = 'POST /api/desk/invitations'
const revoke = `${send}/${invitation.id}/actions/revoke`
const changeRole = `POST /api/desk/users/${quinn.id}/actions/changeRole`

async function show(more: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    'GET /api/desk/users': { items: [quinn], nextPageToken: null },
    [list]: [],
    ...more,
  }
  const calls = stubApi(answers)
  await showPage('/administration?tab=users', AdministrationPage)
  await screen.findByRole('row', { name: /Quinn Adler/ })
  return { answers, bodyOf: (request: string) => calls.findLast((one) => one.request === request)?.body, calls }
}

it('invites a colleague with a role, and says so where the address has an account', async () => {
  const { answers, bodyOf } = await show({ [send]: refuses(409, 'conflict', 'Conflict error') })
  await userEvent.click(screen.getByRole('button', { name: 'Invite a colleague' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }))
  const press = () => userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  await press()
  expect(dialog.getByText('Choose a role')).toBeTruthy()
  expect(dialog.queryByRole('radio', { name: 'Client' })).toBeNull()
  expect(dialog.getByText('Prices requests and edits the rates of clients.')).toBeTruthy()
  const roles = dialog.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))
  expect(roles).toHaveLength(8)
  expect(roles[0]).toBe('Project manager')
  for (const name of ['Linguist', 'Operator', 'Super user', 'Executive']) expect(roles).not.toContain(name)
  await userEvent.type(dialog.getByLabelText(/^Email/), invitation.email)
  await userEvent.click(dialog.getByRole('radio', { name: 'Quoter' }))
  await press()
  expect(await dialog.findByText(/^There is already an account with this address\./)).toBeTruthy()
  Object.assign(answers, { [send]: { status: 201, body: invitation }, [list]: [invitation] })
  await press()
  expect(await screen.findByRole('row', { name: /nora@portolan\.example.*Quoter/ })).toBeTruthy()
  expect(bodyOf(send)).toEqual({ email: invitation.email, role: 'QUOTER' })
})

it('sends an invitation again', async () => {
  const resend = `${send}/${invitation.id}/actions/resend`
  const { calls } = await show({ [list]: [invitation], [resend]: invitation })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Send the invitation to nora@portolan.example again' }),
  )
  await waitFor(() => expect(calls.some(({ request }) => request === resend)).toBe(true))
  await waitFor(() => expect(calls.filter(({ request }) => request === list)).toHaveLength(2))
})

it('revokes an invitation', async () => {
  const { answers, calls } = await show({ [list]: [invitation], [revoke]: done })
  const button = await screen.findByRole('button', { name: 'Revoke the invitation of nora@portolan.example' })
  answers[list] = []
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByText('Open invitations')).toBeNull())
  expect(calls.some(({ request }) => request === revoke)).toBe(true)
})

it('says in one line that the invitations could not be loaded, and tries again', async () => {
  const { answers } = await show({ [list]: refuses(400, 'malformed', 'No.') })
  const line = await screen.findByText('The open invitations could not be loaded.')
  answers[list] = [invitation]
  await userEvent.click(within(line).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /nora@portolan\.example/ })).toBeTruthy()
})

it('changes the role of a colleague to another one of staff', async () => {
  const roles = 'GET /api/desk/users/roles'
  const { answers, bodyOf } = await show({ [changeRole]: { ...quinn, roles: ['ENGINEER'] }, [roles]: ['QA'] })
  const filter = within(screen.getByRole('combobox', { name: 'Role' }))
  await filter.findByRole('option', { name: 'Quality assurance' })
  answers[roles] = ['ENGINEER']
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Quinn Adler' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Change role' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change role' }))
  expect((dialog.getByRole('radio', { name: 'Quality assurance' }) as HTMLInputElement).checked).toBe(true)
  expect(dialog.queryByRole('radio', { name: 'Client employee' })).toBeNull()
  await userEvent.click(dialog.getByRole('radio', { name: 'Engineer' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodyOf(changeRole)).toEqual({ role: 'ENGINEER' })
  expect(await filter.findByRole('option', { name: 'Engineer' })).toBeTruthy()
})

it('leaves a colleague a role that is not given any more', async () => {
  const { calls } = await show({
    'GET /api/desk/users': { items: [{ ...quinn, roles: ['LINGUIST'] }], nextPageToken: null },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Quinn Adler' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Change role' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change role' }))
  expect((dialog.getByRole('radio', { name: 'Linguist' }) as HTMLInputElement).checked).toBe(true)
  expect(dialog.queryByRole('radio', { name: 'Executive' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.some(({ request }) => request === changeRole)).toBe(false)
})
