// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WithQuery } from '../../../shared/api/query.tsx'
import { refuses, showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import OrganizationUsers from './organization-users.tsx'

const base = '/api/userAccount/organizationClientContacts'

const contact = (name: string) => ({
  id: `id-${name.toLowerCase()}`,
  email: `${name.toLowerCase()}@harbor.example`,
  firstName: name,
  lastName: 'Harbor',
})

const settings = (name: string, isAccountEnabled = true, isMfaEnabled = false) => ({
  [`GET ${base}/id-${name.toLowerCase()}/indentitySettings`]: {
    username: `${name.toLowerCase()}@harbor.example`,
    isAccountEnabled,
    isMfaEnabled,
  },
})

const few = {
  [`GET ${base}`]: [contact('Client'), contact('Emil'), contact('Dina')],
  ...settings('Client', true, true),
  ...settings('Emil', true, true),
  ...settings('Dina', false, true),
}

async function show(answers: Record<string, unknown>) {
  const calls = stubApi(answers)
  await showPage('/', () => (
    <WithQuery>
      <OrganizationUsers session={signedIn()} onLeave={() => {}} />
    </WithQuery>
  ))
  await screen.findByRole('table')
  return calls
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
const cells = (name: string) =>
  row(name)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

async function openMenu(name: string) {
  await userEvent.click(await row(name).findByRole('button', { name: `Actions for ${name} Harbor` }))
  return screen.getAllByRole('menuitem').map((item) => item.textContent)
}

it('ACCT-11 lists the contacts with how their accounts stand', async () => {
  const calls = await show(few)
  const headings = screen.getAllByRole('columnheader').map((heading) => heading.textContent)
  expect(headings).toEqual(['Name', 'Email', 'Account', 'MFA', 'Actions'])
  await row('Emil').findByText('Enabled')
  expect(cells('Emil').slice(0, 3)).toEqual(['emil@harbor.example', 'Enabled', 'On'])
  expect(cells('Dina').slice(0, 3)).toEqual(['dina@harbor.example', 'Disabled', 'On'])
  expect(calls.map(({ request }) => request)).toContain(
    `GET ${base}/id-emil/indentitySettings?email=emil%40harbor.example&includeMfaStatus=true`,
  )
})

it('ACCT-12 shows 10, 20 or 30 at a time, at first 10, and asks only about those in view', async () => {
  const names = Array.from({ length: 35 }, (_, index) => `User${String(index).padStart(2, '0')}`)
  const calls = await show({
    [`GET ${base}`]: names.map(contact),
    ...Object.assign({}, ...names.map((name) => settings(name))),
  })
  const asked = () => calls.filter(({ request }) => request.includes('indentitySettings')).length
  const rows = () => screen.getAllByRole('row').length - 1
  expect(rows()).toBe(10)
  await waitFor(() => expect(asked()).toBe(10))
  const size = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' })
  expect([...size.options].map(({ value }) => value)).toEqual(['10', '20', '30'])
  expect(size.value).toBe('10')
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByText('11–20 of 35')).toBeTruthy()
  await waitFor(() => expect(asked()).toBe(20))
  await userEvent.selectOptions(size, '30')
  expect(rows()).toBe(30)
  expect(screen.getByText('1–30 of 35')).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox'), 'user3')
  expect(rows()).toBe(5)
  // All of them on one page, whatever its size.
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull()
})

it('ACCT-13 ACCT-14 ACCT-15 offers to each what its account allows, and nothing on one’s own', async () => {
  await show(few)
  expect(await openMenu('Emil')).toEqual(['Disable MFA', 'Disable account'])
  await userEvent.keyboard('{Escape}')
  expect(await openMenu('Dina')).toEqual(['Enable account'])
  await userEvent.keyboard('{Escape}')
  expect(row('Client').getByText('You')).toBeTruthy()
  expect(row('Client').queryByRole('button')).toBeNull()
})

it.each([
  ['Emil', 'Disable MFA', 'disableMfa', { isAccountEnabled: true, isMfaEnabled: false }, ['Enabled', 'Off']],
  ['Emil', 'Disable account', 'disableAccount', { isAccountEnabled: false, isMfaEnabled: true }, ['Disabled', 'On']],
  ['Dina', 'Enable account', 'enableAccount', { isAccountEnabled: true, isMfaEnabled: true }, ['Enabled', 'On']],
] as const)('lets %s be changed: %s, after a dialog', async (name, action, path, after, shown) => {
  const username = `${name.toLowerCase()}@harbor.example`
  const request = `POST ${base}/id-${name.toLowerCase()}/actions/${path}`
  const calls = await show({ ...few, [request]: { username, ...after } })
  await openMenu(name)
  await userEvent.click(screen.getByRole('menuitem', { name: action }))
  const dialog = within(await screen.findByRole('alertdialog', { name: action }))
  expect(calls.some((call) => call.request === request)).toBe(false)
  await userEvent.click(dialog.getByRole('button', { name: action }))
  await waitFor(() => expect(cells(name).slice(1, 3)).toEqual(shown))
  expect(calls.find((call) => call.request === request)?.body).toEqual({ username })
})

it('ACCT-16 does nothing when the dialog is cancelled, and shows in it why something was refused', async () => {
  const request = `POST ${base}/id-emil/actions/disableAccount`
  const calls = await show({ ...few, [request]: refuses(409, 'conflict', 'Conflict error') })
  await openMenu('Emil')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Disable account' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(calls.some((call) => call.request === request)).toBe(false)
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Emil Harbor'))
  await openMenu('Emil')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Disable account' }))
  await userEvent.click(screen.getByRole('button', { name: 'Disable account' }))
  expect(await screen.findByText('Conflict error [Error code: conflict]')).toBeTruthy()
})

it('asks again about a row that could not be loaded', async () => {
  const answers: Record<string, unknown> = { [`GET ${base}`]: [contact('Emil')] }
  answers[`GET ${base}/id-emil/indentitySettings`] = refuses(403, 'forbidden', 'No.')
  await show(answers)
  await row('Emil').findByText('Not known.')
  Object.assign(answers, settings('Emil'))
  await userEvent.click(screen.getByRole('button', { name: 'Ask again about Emil Harbor' }))
  await row('Emil').findByText('Enabled')
})
