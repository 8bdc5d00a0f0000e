// @vitest-environment jsdom
import type { ClientOverview } from '@portolan/contract/clients/administration'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WithQuery } from '../../../../shared/api/query.tsx'
import { done, refuses, showPage, stubApi } from '../../../../shared/test-page.tsx'
import AddClientDialog from './add-client-dialog.tsx'
import ClientPage from './client-page.tsx'

const overview: ClientOverview = {
  clientId: 1001,
  status: 'ACTIVE',
  clientName: 'Harbor Health',
  companyName: 'Harbor Health, Inc.',
  emailDomains: ['harbor.example'],
  signUpPath: '/signUp/MTAwMQ%3D%3D/token',
  billing: {
    contact: {
      ...{ address1: 'Am Kai 1', address2: '', city: 'Hamburg', zipCode: '20457', province: null },
      ...{ country: { id: 84, name: 'Germany' }, phoneNumber: '', email: 'books@harbor.example' },
    },
    vatNumber: 'DE811907980',
  },
  procurement: { identity: null, returnHosts: ['buy.example'] },
}
const nothing = {
  ...{ address1: '', address2: '', city: '', zipCode: '', province: null, country: null },
  ...{ phoneNumber: '', email: '' },
}
const one = 'GET /api/desk/clients/1001'
const users = 'GET /api/desk/users?clientId=1001&pageSize=20'
const rates = 'GET /api/desk/clients/1001/rates'
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

const api = (more: Record<string, unknown> = {}) =>
  stubApi({
    [one]: overview,
    [rates]: { client: { id: 1001, name: 'Harbor Health' }, rates: [{}, {}] },
    'GET /api/desk/machineTranslation/clients/1001/settings': {
      settings: { maxCharactersPerDay: 50_000, isKeptOnOurMachines: true },
    },
    'GET /api/desk/counts?clientId=1001': {
      items: [
        { queue: 'NEW', orders: 3 },
        { queue: 'CLOSED', orders: 40 },
      ],
      client: { id: 1001, name: 'Harbor Health' },
    },
    [users]: { items: [helen], nextPageToken: null },
    'GET /api/desk/clients/1001/invitations': [],
    'GET /api/desk/clients/1001/apiKeys': { isAllowed: true, isAllowedForAll: true, keys: [] },
    ...more,
  })
const show = () => showPage('/administration/clients/1001', ClientPage, '/administration/clients/$clientId')

it('shows what is set for a client, with the ways to change it, and its users', async () => {
  api()
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbor Health' })).toBeTruthy()
  for (const text of ['Harbor Health, Inc.', 'Active', 'harbor.example', 'TradeCentric', 'buy.example', 'DE811907980'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/Am Kai 1/).textContent).toBe('Am Kai 1\n20457 Hamburg\nGermany')
  expect(screen.getByText(/\/signUp\/MTAwMQ%3D%3D\/token$/)).toBeTruthy()
  expect(await screen.findByText('Prices for 2 language pairs.')).toBeTruthy()
  expect(await screen.findByText(/^Up to 50,000 characters a day\. Texts stay on our machines\.$/)).toBeTruthy()
  expect(await screen.findByRole('row', { name: /Helen Marsh/ })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Company' })).toBeNull()
  expect(await screen.findByText('No user of this client has an API key.')).toBeTruthy()
  const links = [
    ['Administration', '/administration'],
    ['Edit the rates', '/desk/clients/1001/rates'],
    ['Edit the settings', '/desk/machineTranslation/clients/1001'],
  ] as const
  for (const [name, to] of links) expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to)
})

it('says what a client does not have', async () => {
  api({
    [one]: { ...overview, emailDomains: [], signUpPath: null, procurement: null },
    [rates]: { client: { id: 1001, name: 'Harbor Health' }, rates: [] },
    [users]: { items: [], nextPageToken: null },
  })
  await show()
  expect(await screen.findByText('No rates yet: every request is priced by hand.')).toBeTruthy()
  for (const text of [
    /^None: people join/,
    /^This client takes no sign-ups/,
    /^None is connected/,
    /set-procurement -- --client 1001/,
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(await screen.findByText('Nobody has an account yet.')).toBeTruthy()
})

it('is added with its domains, and shown; a name that is taken is refused', async () => {
  const add = 'POST /api/desk/clients'
  const answers: Record<string, unknown> = { [add]: refuses(409, 'conflict', 'Conflict error') }
  const calls = stubApi(answers)
  const { address } = await showPage('/administration', () => (
    <WithQuery>
      <AddClientDialog onClose={() => {}} />
    </WithQuery>
  ))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a client' }))
  const press = () => userEvent.click(dialog.getByRole('button', { name: 'Add a client' }))
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Northwind')
  await userEvent.type(dialog.getByLabelText(/^Legal name/), 'Northwind, Inc.')
  const domains = dialog.getByLabelText(/^Email domains/)
  await userEvent.type(domains, 'nora@northwind.example')
  await press()
  expect(dialog.getByText('Enter domains such as northwind.example')).toBeTruthy()
  expect(calls.filter(({ request }) => request === add)).toEqual([])
  await userEvent.clear(domains)
  await userEvent.type(domains, 'Northwind.example, nw.example')
  await userEvent.type(dialog.getByLabelText(/^Billing email/), 'books@northwind.example')
  await userEvent.type(dialog.getByLabelText(/^VAT number/), 'DE1')
  await press()
  expect(await dialog.findByText('There is already a client of this name.')).toBeTruthy()
  answers[add] = { status: 201, body: { ...overview, clientId: 1007, clientName: 'Northwind' } }
  await press()
  await waitFor(() => expect(address()).toBe('/administration/clients/1007'))
  expect(calls.findLast(({ request }) => request === add)?.body).toEqual({
    clientName: 'Northwind',
    companyName: 'Northwind, Inc.',
    emailDomains: ['northwind.example', 'nw.example'],
    billing: { contact: { ...nothing, email: 'books@northwind.example' }, vatNumber: 'DE1' },
  })
})

it('is changed in a dialog, which says when the name is taken', async () => {
  const change = `POST ${one.slice(4)}/actions/change`
  const answers: Record<string, unknown> = { [change]: refuses(409, 'conflict', 'Conflict error') }
  const calls = api(answers)
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the client' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the client' }))
  const name = dialog.getByLabelText(/^Name/) as HTMLInputElement
  const domains = dialog.getByLabelText(/^Email domains/) as HTMLInputElement
  expect([name.value, domains.value]).toEqual(['Harbor Health', 'harbor.example'])
  await userEvent.type(domains, ' , Harbor.org')
  const vat = dialog.getByLabelText(/^VAT number/)
  await userEvent.clear(vat)
  await userEvent.type(vat, 'DE2')
  await userEvent.selectOptions(dialog.getByLabelText(/^Status/), 'Inactive')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('There is already a client of this name.')).toBeTruthy()
  const { body } = calls.findLast(({ request }) => request === change) ?? {}
  expect(body).toEqual({
    clientName: 'Harbor Health',
    companyName: 'Harbor Health, Inc.',
    emailDomains: ['harbor.example', 'harbor.org'],
    status: 'INACTIVE',
    billing: { ...overview.billing, vatNumber: 'DE2' },
  })
})

it('invites a user with a role, and says why it cannot', async () => {
  const list = `${one}/invitations`
  const send = `POST ${list.slice(4)}`
  const answers: Record<string, unknown> = { [send]: refuses(400, 'email_not_of_company', 'No') }
  const calls = api(answers)
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a user' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a user' }))
  await userEvent.type(dialog.getByLabelText(/^Email/), 'nora@elsewhere.example')
  await userEvent.click(dialog.getByRole('radio', { name: 'Client' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  expect(await dialog.findByText(/^This is not one of the email domains of the client\./)).toBeTruthy()
  const sent = calls.findLast(({ request }) => request === send)
  expect(sent?.body).toEqual({ email: 'nora@elsewhere.example', role: 'CLIENT' })
})

it('lists the invitations of a client above its users, sends one again and revokes it', async () => {
  const id = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12'
  const list = `${one}/invitations`
  const revoke = `POST ${list.slice(4)}/${id}/actions/revoke`
  const expiresAt = '2026-11-23T09:00:00.000Z'
  const invitation = { id, email: 'nora@harbor.example', role: 'CLIENT', expiresAt, isExpired: false }
  const resend = revoke.replace('revoke', 'resend')
  const calls = api({ [list]: [invitation], [resend]: invitation, [revoke]: done })
  await show()
  const again = { name: 'Send the invitation to nora@harbor.example again' }
  await userEvent.click(await screen.findByRole('button', again))
  await waitFor(() => expect(calls.some(({ request }) => request === resend)).toBe(true))
  await screen.findByRole('row', { name: /Helen Marsh/ })
  const parts = [...document.querySelectorAll('h2, [type=search], table')].map(
    (part) => part.getAttribute('aria-label') ?? (part.textContent || part.tagName),
  )
  const from = parts.indexOf('Open invitations')
  expect(parts.slice(from, from + 5)).toEqual(['Open invitations', 'Open invitations', 'Users', 'INPUT', 'Users'])
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke the invitation of nora@harbor.example' }))
  await waitFor(() => expect(calls.some(({ request }) => request === revoke)).toBe(true))
})

it('leads to the open orders of the client', async () => {
  api()
  await show()
  const link = await screen.findByRole('link', { name: 'Open orders (3)' })
  expect(link.getAttribute('href')).toBe('/desk?queue=ALL&client=1001')
})
