// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import AdministrationPage from './administration-page.tsx'

const clients = 'GET /api/desk/clients'
const harbor = {
  clientId: 1001,
  clientName: 'Harbor Health',
  status: 'ACTIVE',
  userCount: 3,
  lastRequestAt: '2026-11-16T12:00:00.000Z',
}
const quill = { clientId: 1004, clientName: 'Quill', status: 'INACTIVE', userCount: 1, lastRequestAt: null }
const helen = {
  id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11',
  username: 'client@harbor.example',
  email: 'client@harbor.example',
  firstName: 'Helen',
  lastName: 'Marsh',
  company: 'Harbor Health',
  roles: ['CLIENT'],
  isAccountEnabled: true,
  isEmailConfirmed: true,
  isMfaEnabled: false,
}
const nico = {
  ...helen,
  id: '2',
  username: 'nico@tandem.example',
  email: 'nico@tandem.example',
  firstName: 'Nico',
  lastName: 'Baptiste',
  company: null,
}
const nina = {
  ...helen,
  id: '3',
  firstName: 'Nina',
  lastName: 'Lane',
  username: 'nina@harbor.example',
  email: 'nina@harbor.example',
  isEmailConfirmed: false,
}
const users = 'GET /api/desk/users'
const api = () =>
  stubApi({
    [users]: { items: [helen, nico, nina], nextPageToken: null },
    [`${users}/roles`]: ['CLIENT', 'QUOTER', 'LINGUIST'],
    [`${users}?search=x&pageSize=20`]: { items: [], nextPageToken: null },
    [`${users}?clientId=1001&role=QUOTER&pageSize=20`]: { items: [], nextPageToken: null },
    [`POST /api/desk/users/${helen.id}/actions/disableAccount`]: { ...helen, isAccountEnabled: false },
    'GET /api/desk/invitations': [],
    [clients]: { items: [harbor, quill], nextPageToken: null },
    [`${clients}?sort=-lastRequestAt`]: { items: [quill, harbor], nextPageToken: null },
    [`${clients}?sort=lastRequestAt`]: { items: [harbor, quill], nextPageToken: null },
    [`${clients}?search=x&sort=clientName`]: { items: [], nextPageToken: null },
  })

it('leads to the rates and settings of each client, and to machine translation', async () => {
  api()
  await showPage('/administration', AdministrationPage)
  const links = [
    ['Harbor Health', '/administration/clients/1001'],
    ['Rates for Harbor Health', '/desk/clients/1001/rates'],
    ['Settings of Harbor Health', '/desk/machineTranslation/clients/1001'],
    ['Machine translation', '/desk/machineTranslation'],
  ] as const
  for (const [name, to] of links) expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'x')
  expect(await screen.findByText('No client has this in its name.')).toBeTruthy()
})

it('shows the status, users and latest request of each client', async () => {
  api()
  await showPage('/administration', AdministrationPage)
  expect(await screen.findByRole('row', { name: /^Harbor Health Active 3 Nov 16, 2026/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Quill Inactive 1 None yet/ })).toBeTruthy()
})

it('sorts the clients by a column, also when the list is opened again at its address', async () => {
  api()
  const page = await showPage('/administration', AdministrationPage)
  const head = (name: string) => screen.getByRole('columnheader', { name })
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  await screen.findByRole('row', { name: /^Harbor/ })
  expect(head('Client').getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Last request' }))
  await waitFor(() => expect(page.address()).toBe('/administration?sort=lastRequestAt'))
  await userEvent.click(screen.getByRole('button', { name: 'Last request' }))
  await waitFor(() => expect(names()).toEqual(['Quill', 'Harbor Health']))
  expect(head('Last request').getAttribute('aria-sort')).toBe('descending')
  const address = page.address()
  expect(address).toBe('/administration?sort=-lastRequestAt')
  cleanup()
  await showPage(address, AdministrationPage)
  await waitFor(() => expect(names()).toEqual(['Quill', 'Harbor Health']))
})

it('filters users by client and role', async () => {
  const calls = api()
  await showPage('/administration?tab=users', AdministrationPage)
  await screen.findByRole('row', { name: /Helen Marsh/ })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Client' }), 'Harbor Health')
  const roles = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' })
  await screen.findByRole('option', { name: 'Quoter' })
  for (const name of ['Operator', 'Super user', 'Executive'])
    expect([...roles.options].map(({ text }) => text)).not.toContain(name)
  await userEvent.selectOptions(roles, 'Quoter')
  expect(await screen.findByText('Nobody matches these filters.')).toBeTruthy()
  expect(calls.at(-1)?.request).toBe(`${users}?clientId=1001&role=QUOTER&pageSize=20`)
})

it('starts an impersonation, also right away for a link that says so', async () => {
  api()
  await showPage('/administration?impersonate=true', AdministrationPage)
  expect(await screen.findByRole('dialog', { name: 'Impersonate User' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Impersonate User' }))
  expect(await screen.findByRole('dialog', { name: 'Impersonate User' })).toBeTruthy()
})

it('lists users, and lets an account be disabled after a question', async () => {
  const calls = api()
  await showPage('/administration?tab=users', AdministrationPage)
  const row = await screen.findByRole('row', { name: /Helen Marsh/ })
  expect(row.textContent).toContain('Harbor Health')
  expect(row.textContent).toContain('Client')
  expect(screen.getByRole('row', { name: /Nico Baptiste/ }).textContent).toContain('Not chosen yet')
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Helen Marsh' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Disable account' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Disable account' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls.map(({ request }) => request)).toContain(`POST /api/desk/users/${helen.id}/actions/disableAccount`)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name, email or company' }), 'x')
  expect(await screen.findByText('Nobody matches this search.')).toBeTruthy()
})

it('starts an impersonation of the user that was chosen', async () => {
  api()
  await showPage('/administration?tab=users', AdministrationPage)
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Helen Marsh' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Impersonate' }))
  const username = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Username' })
  expect(username.value).toBe('client@harbor.example')
})

it('offers no impersonation of an account that is not confirmed, and says why', async () => {
  api()
  await showPage('/administration?tab=users', AdministrationPage)
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Nina Lane' }))
  const item = screen.getByRole('menuitem', { name: /^Impersonate/ })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(item.textContent).toContain('The address is not confirmed yet.')
  await userEvent.click(item)
  expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull()
})

it('says that an email address is not confirmed, and sends the link again', async () => {
  const calls = api()
  await showPage('/administration?tab=users', AdministrationPage)
  const row = await screen.findByRole('row', { name: /Nina Lane/ })
  expect(row.textContent).toContain('Email not confirmed')
  expect(screen.getByRole('row', { name: /Helen Marsh/ }).textContent).toContain('Enabled')
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Nina Lane' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Send the confirmation again' }))
  await waitFor(() =>
    expect(calls.map(({ request }) => request)).toContain('POST /api/desk/users/3/actions/resendConfirmation'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Helen Marsh' }))
  expect(screen.queryByRole('menuitem', { name: 'Send the confirmation again' })).toBeNull()
})
