// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../shared/api/query-client.ts'
import { aRequest, requestId } from '../../shared/request/test-request.ts'
import { refuses, showPage, signedIn, stubApi } from '../../shared/test-page.tsx'
import { Palette } from './palette.tsx'

const applications = { applicationIds: ['createProject', 'machineTranslation', 'reports'] }
const settings = { disableTextTranslation: false, disableFileTranslation: true, engineInstallation: { state: 'DONE' } }
const api = (more: Record<string, unknown> = {}) =>
  stubApi({
    'GET /api/userAccount/enabledApplications': applications,
    'GET /api/machineTranslation/settings': settings,
    'GET /api/jobRequests': { items: [], nextPageToken: null },
    ...more,
  })

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function open(session = signedIn(), page = 'Reports') {
  const shown = await showPage('/somewhere', () => <Palette session={session} />)
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  await screen.findByRole('option', { name: page })
  return { field, ...shown }
}
const names = () => screen.queryAllByRole('option').map((option) => option.textContent)

it('opens with Ctrl+K, and goes to the page that was typed in part', async () => {
  api()
  const { field, address } = await open()
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'repo')
  await waitFor(() => expect(names()).toEqual(['Reports']))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/reports'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('keeps what is typed before it is there', async () => {
  api()
  await showPage('/somewhere', () => <Palette session={signedIn()} />)
  // Without a pause: the dialog is still to be loaded, and is asked for twice.
  for (const key of ['k', 'k', 'r', 'e', 'x', 'Backspace', 'p'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: key === 'k', bubbles: true }))
  const field = await screen.findByRole<HTMLInputElement>('combobox')
  await waitFor(() => expect(field.value).toBe('rep'))
  await userEvent.type(field, 'o')
  expect(field.value).toBe('repo')
  await userEvent.keyboard('{Escape}')
  const later = new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true })
  document.body.dispatchEvent(later)
  expect(later.defaultPrevented).toBe(false)
})

it('offers the pages that the person may open, and no others', async () => {
  api()
  await open()
  const pages = within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option')
  await waitFor(() => expect(screen.getByRole('option', { name: 'Translate text' })).toBeTruthy())
  expect(pages.map((page) => page.textContent)).toContain('New request')
  for (const name of ['Desk', 'Coupa Requests', 'Translate files'])
    expect(screen.queryByRole('option', { name })).toBeNull()
})

it('offers administration to administrators', async () => {
  api({ 'GET /api/userAccount/enabledApplications': { applicationIds: [] } })
  const { field, address } = await open(signedIn({ roles: ['ADMIN'] }), 'Administration')
  expect(names()).toEqual(expect.arrayContaining(['Desk', 'Machine translation settings', 'Impersonate User']))
  await userEvent.type(field, 'rates')
  expect(names()).toEqual(['Clients and rates'])
  await userEvent.clear(field)
  await userEvent.type(field, 'imperson')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/administration?impersonate=true'))
})

it('finds requests by their name or number, and opens the one chosen with the arrows', async () => {
  const calls = api({
    'GET /api/jobRequests': { items: [aRequest({ id: 'other' }), aRequest()], nextPageToken: null },
  })
  const { field, address } = await open()
  await userEvent.type(field, 'discharge')
  await waitFor(() => expect(names()).toHaveLength(2))
  expect(names()[1]).toBe('Discharge lettersP-2026-000007')
  expect(calls.map(({ request }) => request)).toContain('GET /api/jobRequests?search=discharge&hasPage=true&pageSize=8')
  await userEvent.keyboard('{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/requests/${requestId}`))
})

const anOrder = (more: object = {}) => ({
  ...{ id: 'an-order', name: 'Care plan', number: 'P-2026-000311', status: 'IN_QA', queue: 'IN_QA' },
  ...{ client: { id: 1001, name: 'Harbor Health' }, walkInCompany: null, purchaseOrders: [] },
  ...{ isWaitingForOrder: false, isWaitingForPayment: false, isInvoiceInReview: false, isBeingCorrected: false },
  ...more,
})
const desk = (items: readonly object[], queues: readonly object[] = [], clients: readonly object[] = []) =>
  api({ 'GET /api/desk/search': { items, queues, clients } })

it('finds the orders of all queues for staff, and says whose each is and how far', async () => {
  const toAllow = { status: 'WITH_CLIENT', queue: 'ATTENTION', isWaitingForPayment: true, isInvoiceInReview: true }
  const walkIn = { id: 'other', name: 'Rules', walkInCompany: 'Lindgren', purchaseOrders: ['PO-4711'] }
  desk([anOrder(), anOrder({ ...toAllow, ...walkIn })])
  const { field, address } = await open(signedIn({ roles: ['QUOTER'] }), 'Desk')
  await userEvent.type(field, 'care')
  await waitFor(() =>
    expect(names()).toEqual([
      'Care planHarbor Health · P-2026-000311In QA',
      'RulesLindgren (walk-in) · P-2026-000311 · PO-4711Invoice to allow',
    ]),
  )
  expect(screen.getByRole('status').textContent).toBe('2 results')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/desk/an-order'))
})

it.each([
  ['open ones', [{ queue: 'IN_QA', orders: 9 }], 'ALL'],
  ['closed ones alone', [{ queue: 'CLOSED', orders: 9 }], 'CLOSED'],
])('leads to all at the desk where it shows the first orders: %s', async (_, queues, queue) => {
  const nine = Array.from({ length: 9 }, (_, index) => anOrder({ id: `order-${index}`, name: `Plan ${index}` }))
  desk(nine, queues)
  const { field, address } = await open(signedIn({ roles: ['QUOTER'] }), 'Desk')
  await userEvent.type(field, 'plan')
  expect(await screen.findByText('First 8 orders')).toBeTruthy()
  expect(names()).toHaveLength(9)
  await userEvent.keyboard('{ArrowUp}{PageDown}{PageDown}')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('See all at the desk')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/desk?queue=${queue}&search=plan`))
})

it('leads a client to all requests where it shows the first ones', async () => {
  api({ 'GET /api/jobRequests': { items: [aRequest()], nextPageToken: 'more' } })
  const { field, address } = await open()
  await userEvent.type(field, 'discharge')
  await userEvent.click(await screen.findByRole('option', { name: 'See all requests' }))
  await waitFor(() => expect(address()).toBe('/requests?search=discharge'))
})

it.each([
  ['ADMIN', '/administration/clients/1001'],
  ['QUOTER', '/desk?queue=ALL&client=1001'],
] as const)('finds clients by name: %s', async (role, path) => {
  desk([], [], [{ id: 1001, name: 'Harbor Health' }])
  const { field, address } = await open(signedIn({ roles: [role] }), 'Desk')
  await userEvent.type(field, 'harbor')
  const clients = await screen.findByRole('group', { name: 'Clients' })
  await userEvent.click(within(clients).getByRole('option', { name: 'Harbor Health' }))
  await waitFor(() => expect(address()).toBe(path))
})

it.each([
  ['rates harbor', 'Rates for Harbor Health'],
  ['harbor', 'Harbor HealthRates for Harbor Health'],
])('finds the rates of a client: %s', async (typed, found) => {
  api({
    'GET /api/desk/search': { items: [], queues: [], clients: [] },
    'GET /api/desk/search?search=harbor': { items: [], queues: [], clients: [{ id: 1001, name: 'Harbor Health' }] },
  })
  const { field, address } = await open(signedIn({ roles: ['CLIENT_MANAGER'] }), 'Desk')
  await userEvent.type(field, typed)
  const clients = await screen.findByRole('group', { name: 'Clients' })
  expect(clients.textContent).toContain(found)
  await userEvent.click(within(clients).getByRole('option', { name: 'Rates for Harbor Health' }))
  await waitFor(() => expect(address()).toBe('/desk/clients/1001/rates'))
})

it('offers the parts and the actions of the page it is opened on', async () => {
  api({ 'GET /api/desk/search': { items: [], queues: [], clients: [] } })
  const pressed = vi.fn()
  await showPage('/desk/order', () => (
    <>
      <main>
        <div data-page-actions="">
          <button type="button" onClick={pressed}>
            Assign to me
          </button>
          <button type="button" disabled>
            Assign to others
          </button>
        </div>
        <button type="button" role="tab">
          Quote
        </button>
        <button type="button">Assign elsewhere</button>
      </main>
      <Palette session={signedIn({ roles: ['QUOTER'] })} />
    </>
  ))
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  await screen.findByRole('option', { name: 'Quote' })
  await userEvent.type(field, 'assign')
  await waitFor(() => expect(names()).toEqual(['Assign to me']))
  await userEvent.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledOnce()
})

it('says that nothing was found, and that requests could not be searched', async () => {
  api()
  const { field } = await open()
  await userEvent.type(field, 'xyzzy')
  expect(await screen.findByText('Nothing found for “xyzzy”.')).toBeTruthy()
  api({ 'GET /api/jobRequests': refuses(400, 'bad_request', 'No.') })
  await userEvent.type(field, 'z')
  expect(await screen.findByText('The requests could not be searched.')).toBeTruthy()
})
