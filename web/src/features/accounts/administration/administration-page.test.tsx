// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import AdministrationPage from './administration-page.tsx'

const clients = 'GET /api/desk/machineTranslation/clients'
const harbor = {
  clientId: 1001,
  clientName: 'Harbor Health',
  isKeptOnOurMachines: false,
  isCacheDisabled: false,
  maxCharactersPerDay: 1000,
  charactersToday: 0,
}
const api = () =>
  stubApi({
    [clients]: { items: [harbor], nextPageToken: null },
    [`${clients}?search=x`]: { items: [], nextPageToken: null },
  })

it('leads to the rates and settings of each client, and to machine translation', async () => {
  api()
  await showPage('/administration', AdministrationPage)
  const links = [
    ['Rates of Harbor Health', '/desk/clients/1001/rates'],
    ['Settings of Harbor Health', '/desk/machineTranslation/clients/1001'],
    ['Machine translation', '/desk/machineTranslation'],
  ] as const
  for (const [name, to] of links) expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'x')
  expect(await screen.findByText('No client has this in its name.')).toBeTruthy()
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
