// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WithQuery } from '../../../shared/api/query.tsx'
import { done, showPage, stubApi } from '../../../shared/test-page.tsx'
import { Invitations } from './invitations.tsx'

const list = 'GET /api/userAccount/invitations'
const send = 'POST /api/userAccount/actions/inviteColleagues'
const nora = {
  id: 'id-nora',
  email: 'nora@harbor.example',
  invitedBy: 'Helen Marsh',
  sentAt: '2026-11-16T09:00:00.000Z',
  expiresAt: '2026-11-23T09:00:00.000Z',
  isExpired: false,
}

async function show(answers: Record<string, unknown>, isReadOnly = false) {
  const calls = stubApi(answers)
  await showPage('/', () => (
    <WithQuery>
      <Invitations isReadOnly={isReadOnly} />
    </WithQuery>
  ))
  return (request: string) => calls.filter((one) => one.request === request)
}

async function invite(addresses: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Invite colleagues' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite colleagues' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Email addresses/ }), addresses)
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
  return dialog
}

it('invites several addresses at once, each once', async () => {
  const emails = ['nora@harbor.example', 'omar@harbor.example']
  const sent = await show({ [list]: [], [send]: emails.map((email) => ({ email, outcome: 'SENT' })) })
  await screen.findByText('No pending invitations.')
  await invite('Nora@harbor.example; omar@harbor.example, nora@harbor.example')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(send).map(({ body }) => body)).toEqual([{ emails }])
  await waitFor(() => expect(sent(list)).toHaveLength(2))
})

it('sends nothing while an address is not valid', async () => {
  const sent = await show({ [list]: [] })
  const dialog = await invite('nora@harbor.example, omar')
  expect(await dialog.findByText('Check the addresses: one of them is not valid.')).toBeTruthy()
  expect(sent(send)).toEqual([])
})

it('says which addresses were not invited, and why', async () => {
  await show({ [list]: [], [send]: [{ email: 'emil@harbor.example', outcome: 'MEMBER' }] })
  const dialog = await invite('emil@harbor.example')
  expect(await dialog.findByText('Already a user of your organization.')).toBeTruthy()
})

it('resends and revokes pending invitations', async () => {
  const expired = { ...nora, id: 'id-omar', email: 'omar@harbor.example', isExpired: true }
  const resend = 'POST /api/userAccount/invitations/id-omar/actions/resend'
  const revoke = 'POST /api/userAccount/invitations/id-nora/actions/revoke'
  const sent = await show({ [list]: [nora, expired], [resend]: expired, [revoke]: done })
  const row = within(await screen.findByRole('row', { name: /omar@harbor/ }))
  expect(row.getByText('Expired')).toBeTruthy()
  await userEvent.click(row.getByRole('button', { name: 'Resend the invitation to omar@harbor.example' }))
  await waitFor(() => expect(sent(resend)).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the invitation to nora@harbor.example' }))
  await waitFor(() => expect(sent(revoke)).toHaveLength(1))
})

it('offers nothing while impersonating', async () => {
  await show({ [list]: [nora] }, true)
  await screen.findByRole('row', { name: /nora@harbor/ })
  expect(screen.queryAllByRole('button')).toEqual([])
})
