// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getBranding } from '../../shared/branding.ts'
import { aRequest } from '../../shared/request/test-request.ts'
import { getSession, setSession } from '../../shared/session/session.ts'
import { refuses, showPage, signedIn, stubApi } from '../../shared/test-page.tsx'
import HomePublic from './home-public.tsx'
import HomeSignedIn from './home-signed-in.tsx'

// Loaded when it is shown; at hand here, so that no test ends while it is loading.
await import('./latest-requests.tsx')

const applications = (...applicationIds: string[]) => ({
  'GET /api/userAccount/enabledApplications': { applicationIds },
  'GET /api/userAccount/linkedClients': [{ clientId: 1001, clientName: 'Harbor Health', companyName: 'Harbor' }],
})

async function showHome(session = signedIn()) {
  setSession(session)
  return showPage('/', HomeSignedIn)
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Your tools' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent)

it('SHELL-25 offers Get Started with Sign In and Request Quote to visitors', async () => {
  const { address } = await showPage('/', HomePublic)
  expect(screen.getByRole('heading', { name: 'Get Started' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Request Quote' }))
  await waitFor(() => expect(address()).toBe('/createProject'))
})

it('names the provider and has one heading of the first order', async () => {
  await showPage('/', HomePublic)
  expect(screen.getByText(/^Portolan Language Services translates/)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it('SHELL-26 SHELL-30 welcomes by first name and shows a card for each enabled application, and no other', async () => {
  stubApi(applications('machineTranslation', 'consoleHelp', 'reports'))
  await showHome()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Clara')
  expect(await cards()).toEqual(['Machine translation', 'Reports', 'Help'])
  expect(screen.queryByRole('link', { name: 'New request' })).toBeNull()
})

it.for([
  ['describes a few tools', ['reports', 'connector'], /grid/],
  ['shows many tools by name', ['reports', 'connector', 'websiteProxy', 'machineTranslation'], /names/],
] as const)('%s', async ([, more, look]) => {
  stubApi(applications('consoleHelp', ...more))
  await showHome()
  expect((await screen.findByRole('list', { name: 'Your tools' })).className).toMatch(look)
})

it('SHELL-33 greets a federated user by email', async () => {
  stubApi(applications('consoleHelp'))
  await showHome(signedIn({ isFederatedSsoAccount: true, email: 'sso@orbit.example' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, sso@orbit.example')
})

it('SHELL-27 goes to the address of the card that was clicked', async () => {
  stubApi(applications('machineTranslation'))
  const { address } = await showHome()
  await userEvent.click(await screen.findByRole('link', { name: 'Machine translation' }))
  await waitFor(() => expect(address()).toBe('/machineTranslation'))
})

it('SHELL-31 adds the dashboard and the desk for staff', async () => {
  stubApi(applications('consoleHelp'))
  const { address } = await showHome(signedIn({ roles: ['QUOTER'], clientConfig: null }))
  expect(await cards()).toEqual(['Dashboard', 'Desk', 'Help'])
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
  await waitFor(() => expect(address()).toBe('/DASHBOARD'))
})

it('shows staff what needs them, with links to exactly these orders', async () => {
  const items = [
    { queue: 'ALL', need: 'OVERDUE', kind: 'QUOTE', orders: 12, mine: 1 },
    { queue: 'TO_PRICE', need: null, kind: null, orders: 1, mine: 0 },
  ]
  stubApi({ ...applications('consoleHelp'), 'GET /api/desk/overview': { items } })
  const { address } = await showHome(signedIn({ roles: ['QUOTER'], clientConfig: null }))
  const tasks = within(await screen.findByRole('region', { name: 'Needs your attention' }))
  expect(tasks.getByRole('link', { name: '1 request to price' }).getAttribute('href')).toBe('/desk?queue=TO_PRICE')
  expect(tasks.getByRole('link', { name: '1 assigned to you' }).getAttribute('href')).toBe(
    '/desk?queue=ALL&need=OVERDUE&kind=QUOTE&mine=true',
  )
  await userEvent.click(tasks.getByRole('link', { name: '12 requests to price are overdue' }))
  await waitFor(() => expect(address()).toBe('/desk?queue=ALL&need=OVERDUE&kind=QUOTE'))
})

it('tells staff when nothing needs them', async () => {
  stubApi({ ...applications('consoleHelp'), 'GET /api/desk/overview': { items: [] } })
  await showHome(signedIn({ roles: ['QUOTER'], clientConfig: null }))
  expect(await screen.findByText('Nothing needs your attention right now.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the desk' }).getAttribute('href')).toBe('/desk')
})

it('leads clients who may create projects to their requests as well', async () => {
  stubApi(applications('createProject'))
  await showHome()
  expect(await cards()).toEqual(['New request', 'Requests'])
  const head = screen.getByRole('heading', { level: 1 }).parentElement!
  expect(within(head).getByRole('link', { name: 'New request' }).getAttribute('href')).toBe('/createProject')
})

it('shows buyers the quotes that wait for them, orders without a purchase order, and the way into procurement', async () => {
  const quoted = aRequest({
    id: 'q',
    name: 'Forklift rules',
    origination: 'COUPA',
    status: 'QUOTE_READY_FOR_CLIENT_REVIEW',
  })
  const ordered = aRequest({ id: 'o', name: 'Press 4', origination: 'COUPA', status: 'QUOTE_ACCEPTED' })
  stubApi({
    ...applications('coupa', 'consoleHelp'),
    'GET /api/jobRequests': { items: [quoted, ordered], nextPageToken: 'more' },
  })
  await showHome(signedIn({ roles: ['CLIENT_EMPLOYEE'] }))
  const waiting = within(await screen.findByRole('region', { name: 'Needs your attention' }))
  const hrefOf = (name: string) => waiting.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('The quote for “Forklift rules” is ready. Review it')).toBe('/coupa/q')
  expect(hrefOf('We are waiting for the purchase order for “Press 4”. See the order')).toBe('/coupa/o')
  expect(hrefOf('See all')).toBe('/coupa')
  const latest = within(await screen.findByRole('region', { name: 'Latest requests' }))
  expect(latest.getByRole('link', { name: 'Forklift rules' }).getAttribute('href')).toBe('/coupa/q')
  expect(latest.getByRole('link', { name: 'All requests' }).getAttribute('href')).toBe('/coupa')
})

it('shows staff without a dashboard role no dashboard, and says how work reaches them', async () => {
  stubApi(applications('consoleHelp'))
  await showHome(signedIn({ roles: ['LINGUIST'], clientConfig: null }))
  expect(await cards()).toEqual(['Help'])
  expect(await screen.findByText(/^Your role has no queue in the portal\./)).toBeTruthy()
})

it('SHELL-28 opens the invoices and interpreting portals in a tab of their own', async () => {
  stubApi(applications('invoices', 'llsInterpretingService'))
  await showHome()
  const invoices = await screen.findByRole('link', { name: 'Invoices' })
  expect(invoices.getAttribute('href')).toBe('https://invoices.portolan.example/')
  expect(invoices.getAttribute('target')).toBe('_blank')
  expect(invoices.getAttribute('rel')).toContain('noopener')
  const interpreting = screen.getByRole('link', { name: 'Interpreting service' })
  expect(interpreting.getAttribute('href')).toBe('https://interpreting.portolan.example/')
  expect(screen.getAllByText('Opens in a new tab')).toHaveLength(2)
})

it('has no card for a portal that the provider does not have', async () => {
  const { invoicesPortalUrl } = getBranding()
  Object.assign(getBranding(), { invoicesPortalUrl: null })
  stubApi(applications('invoices', 'llsInterpretingService'))
  await showHome()
  expect(await cards()).toEqual(['Interpreting service'])
  Object.assign(getBranding(), { invoicesPortalUrl })
})

function stubTab() {
  const tab = { opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() }
  vi.stubGlobal('open', () => tab)
  return tab
}

it('SHELL-29 fetches the address of the project dashboard and opens it', async () => {
  const tab = stubTab()
  stubApi({
    ...applications('xtrfDashboard'),
    'GET /api/xtrf/authorizationUrl': { authUrl: 'https://tms.example/sign-in/1' },
  })
  await showHome()
  await userEvent.click(await screen.findByRole('button', { name: 'Project dashboard' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://tms.example/sign-in/1'))
  expect(tab.opener).toBeNull()
})

it('SHELL-29 SHELL-39 shows why the project dashboard did not open, and opens nothing', async () => {
  const tab = stubTab()
  stubApi({
    ...applications('xtrfDashboard'),
    'GET /api/xtrf/authorizationUrl': refuses(503, 'unavailable', 'Portolan cannot answer right now.'),
  })
  await showHome()
  await userEvent.click(await screen.findByRole('button', { name: 'Project dashboard' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Portolan cannot answer right now. [Error code: unavailable]')
  expect(tab.close).toHaveBeenCalledOnce()
})

it('SHELL-39 shows a failed list of applications with a way to try again', async () => {
  const failing: Record<string, unknown> = {
    'GET /api/userAccount/enabledApplications': refuses(403, 'forbidden', 'Access to this page is restricted.'),
  }
  stubApi(failing)
  await showHome()
  expect((await screen.findByRole('alert')).textContent).toContain('Access to this page is restricted.')
  Object.assign(failing, applications('consoleHelp'))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await cards()).toEqual(['Help'])
})

it('says so when nothing is switched on, and whom to ask', async () => {
  stubApi(applications())
  await showHome()
  expect(await screen.findByText(/^No tools are switched on/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Write to/ }).getAttribute('href')).toBe('mailto:support@portolan.example')
})

const tandem = [
  { clientId: 1005, clientName: 'Tandem North', companyName: 'Tandem Group' },
  { clientId: 1006, clientName: 'Tandem South', companyName: 'Tandem Group' },
]
const account = ({ username, ...session } = signedIn()) => ({ loginName: username, ...session })

it('SHELL-32 has a client user without an organization pick one before going on', async () => {
  const calls = stubApi({
    ...applications('createProject'),
    'GET /api/userAccount/linkedClients': tandem,
    'POST /api/userAccount/actions/assignClient': account(),
    'GET /api/userAccount': account(
      signedIn({ clientConfig: { clientId: 1006, clientName: 'Tandem South' } as never }),
    ),
  })
  await showHome(signedIn({ clientConfig: null }))
  await screen.findByRole('group', { name: 'Choose your organization' })
  expect(screen.queryByRole('list', { name: 'Your tools' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByText('Choose an organization to continue.')).toBeTruthy()

  await userEvent.click(screen.getByRole('radio', { name: /Tandem South/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await cards()).toEqual(['New request', 'Requests'])
  expect(calls.find(({ request }) => request.includes('assignClient'))?.body).toEqual({ clientId: 1006 })
  expect(getSession()?.clientConfig?.clientId).toBe(1006)
})

it('SHELL-32 tells a user whom no organization is linked to whom to write to', async () => {
  stubApi({ 'GET /api/userAccount/linkedClients': [] })
  await showHome(signedIn({ clientConfig: null }))
  expect(await screen.findByText(/^Your account does not belong to an organization yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to support@portolan.example' })).toBeTruthy()
})

it('shows a refused choice and keeps the picker', async () => {
  stubApi({
    'GET /api/userAccount/linkedClients': tandem,
    'POST /api/userAccount/actions/assignClient': refuses(404, 'client_not_found', 'We cannot find that organization.'),
  })
  await showHome(signedIn({ clientConfig: null }))
  await userEvent.click(await screen.findByRole('radio', { name: /Tandem North/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot find that organization.')
  expect(screen.getByRole('radio', { name: /Tandem North/ })).toBeTruthy()
})

it('lets a user of several organizations change to another', async () => {
  stubApi({ ...applications('createProject'), 'GET /api/userAccount/linkedClients': tandem })
  await showHome(signedIn({ clientConfig: { clientId: 1005, clientName: 'Tandem North' } as never }))
  expect(await screen.findByText(/You are working as Tandem North\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change organization' }))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Tandem North/ })).checked).toBe(true)
  await act(async () => screen.getByRole('button', { name: 'Cancel' }).click())
  expect(screen.queryByRole('radio')).toBeNull()
})

it('leads to the requests that wait for the reader', async () => {
  const waiting = (...names: string[]) => ({
    'GET /api/jobRequests': {
      items: names.map((name) => ({
        ...aRequest({ id: name, name, status: 'QUOTE_READY_FOR_CLIENT_REVIEW' }),
        price: null,
        dueTime: null,
      })),
      nextPageToken: null,
    },
  })
  stubApi({ ...applications('createProject'), ...waiting('Exercises') })
  const { address } = await showHome()
  const box = within(await screen.findByRole('region', { name: 'Needs your attention' }))
  await userEvent.click(box.getByRole('link', { name: 'The quote for “Exercises” is ready. Review it' }))
  await waitFor(() => expect(address()).toBe('/quotes/Exercises'))
})

it('says that nothing waits, in the same place', async () => {
  stubApi({ ...applications('createProject'), 'GET /api/jobRequests': { items: [], nextPageToken: null } })
  await showHome()
  const box = within(await screen.findByRole('region', { name: 'Needs your attention' }))
  expect(await box.findByText('Nothing needs your attention right now.')).toBeTruthy()
})

it('shows clients how their newest requests stand, with a link to each and to all', async () => {
  const items = [aRequest({ name: 'Discharge letters', status: 'COMPLETED' })]
  stubApi({
    ...applications('createProject'),
    'GET /api/jobRequests': {
      items: items.map((item) => ({
        ...item,
        price: 120,
        dueTime: '2026-10-14T17:00:00+00:00',
        deliveredTime: '2026-10-13T17:00:00+00:00',
      })),
      nextPageToken: null,
    },
    'GET /api/jobRequests/news': { items: [] },
  })
  const { address } = await showHome()
  const latest = within(await screen.findByRole('region', { name: 'Latest requests' }))
  expect(latest.getByRole('listitem').textContent).toMatch(
    /Discharge letters.*Delivered Oct 13, 2026.*\$120\.00.*Completed/,
  )
  expect(latest.getByRole('listitem').textContent).not.toContain('Due')
  expect(latest.getByRole('link', { name: 'All requests' }).getAttribute('href')).toBe('/requests')
  await userEvent.click(latest.getByRole('link', { name: 'Discharge letters' }))
  await waitFor(() => expect(address()).toContain('/requests/'))
})
