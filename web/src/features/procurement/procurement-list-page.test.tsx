// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { storeExternalReferenceId } from '../../shared/request/external-reference.ts'
import { aRequest, requestId } from '../../shared/request/test-request.ts'
import { refuses, showPage, stubApi } from '../../shared/test-page.tsx'
import ProcurementListPage from './procurement-list-page.tsx'

const left = vi.hoisted(() => vi.fn())
// Leaving the portal is the browser's to do.
vi.mock('./visit/leave-for.ts', () => ({ leaveFor: left }))

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  left.mockClear()
})

const list = 'GET /api/jobRequests'
const page = (items: unknown[], nextPageToken: string | null = null) => ({ items, nextPageToken })
const row = { ...aRequest(), dueTime: null, price: null }
const orderedId = '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e77'
const dueTime = '2026-11-20T18:00:00+01:00'
const sent = { id: requestId, number: 'Q-2026-000012', name: 'Safety sheet', externalReferenceId: 'SESSION-1' }
const empty = 'POST /api/tradeCentric/punchout/actions/returnEmptyCart'
const show = (path = '/coupa') => showPage(path, ProcurementListPage)

it('COUPA-02 COUPA-05 lists the requests of the procurement system', async () => {
  const calls = stubApi({ [list]: page([{ ...aRequest({ origination: 'COUPA' }), dueTime, price: 1240.5 }]) })
  await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coupa Requests')
  const row = await screen.findByRole('row', { name: /Discharge letters/ })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Source language',
    'Target languages',
    'Submitted on',
    'Due',
    'Price (USD)',
    'Status',
    'Actions',
  ])
  const cells = within(row).getAllByRole('cell')
  expect(cells.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
    'English (United States)',
    'Arabic, Spanish (Latin America)',
    'Nov 10, 2026',
    'Nov 20, 2026',
    '$1,240.50',
    'Completed',
  ])
  expect(calls[0]?.request).toContain('origination=COUPA')
})

it('shows the number, and when a request would be due', async () => {
  const dueTimeIfAgreedNow = '2026-11-18T18:00:00+01:00'
  const quoted = aRequest({ origination: 'COUPA', status: 'QUOTE_READY_FOR_CLIENT_REVIEW' })
  const accepted = { ...quoted, id: orderedId, name: 'Ordered', status: 'QUOTE_ACCEPTED' as const }
  stubApi({ [list]: page([quoted, accepted].map((one) => ({ ...one, dueTimeIfAgreedNow, price: 1 }))) })
  await show()
  const shown = await screen.findByRole('row', { name: /Discharge letters/ })
  expect(within(shown).getByRole('rowheader').textContent).toContain(quoted.number)
  expect(shown.textContent).toContain('Nov 18, 2026if accepted today')
  const other = screen.getByRole('row', { name: /Ordered/ }).textContent
  for (const text of ['Nov 18, 2026if ordered today', 'Waiting for your purchase order']) expect(other).toContain(text)
})

it('COUPA-05 COUPA-06 opens a request by its name, which covers the row, and by its action', async () => {
  stubApi({ [list]: page([row]) })
  const { address } = await show()
  const action = await screen.findByRole('link', { name: /^View details/ })
  expect(action.getAttribute('href')).toBe(`/coupa/${requestId}`)
  await userEvent.click(screen.getByRole('link', { name: 'Discharge letters' }))
  await waitFor(() => expect(address()).toBe(`/coupa/${requestId}`))
})

it('COUPA-04 offers a new request only to a buyer who comes from the procurement system', async () => {
  stubApi({ [list]: page([]) })
  await show()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create Request' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Return without ordering' })).toBeNull()
  expect(await screen.findByText('There are no requests from your procurement system yet.')).toBeTruthy()
})

it('COUPA-04 leads to the form with a stored reference id', async () => {
  storeExternalReferenceId('SESSION-1')
  stubApi({ [list]: page([]) })
  await show()
  expect(screen.getByRole('link', { name: 'Create Request' }).getAttribute('href')).toBe('/coupa/createQuote')
})

it('returns an empty cart for a buyer who leaves without ordering', async () => {
  storeExternalReferenceId('SESSION-1')
  const calls = stubApi({ [list]: page([]), [empty]: { redirectUrl: 'https://procura.example/' } })
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Return without ordering' }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://procura.example/'))
  expect(calls.find(({ request }) => request === empty)?.body).toEqual({ externalReferenceId: 'SESSION-1' })
  expect(sessionStorage.getItem('portolan.externalReferenceId')).toBeNull()
})

it('COUPA-07 turns pages by token and remembers how many rows a page has', async () => {
  const calls = stubApi({ [list]: page([row], 'second') })
  const { address } = await show()
  expect(await screen.findByText('1–1')).toBeTruthy()
  expect(calls.at(-1)?.request).toContain('pageSize=10')
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('11–11')).toBeTruthy()
  expect(calls.at(-1)?.request).toContain('pageToken=second')
  expect(address()).toBe('/coupa?page=2&pageToken=second')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25')
  await waitFor(() => expect(calls.at(-1)?.request).toContain('pageSize=25'))
  expect(localStorage.getItem('portolan.requestsPerPage')).toBe('25')
})

it('searches, filters and sorts as the list of all requests does', async () => {
  const calls = stubApi({ [list]: page([row]) })
  const { address } = await show('/coupa?page=2&pageToken=second')
  await screen.findByRole('table')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Due soonest')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or number' }), 'manual')
  await waitFor(() => expect(address()).toBe('/coupa?search=manual&status=completed&order=due'))
  await waitFor(() => expect(calls.at(-1)?.request).toContain('search=manual'))
  for (const part of ['origination=COUPA', 'status=COMPLETED', 'order=due'])
    expect(calls.at(-1)?.request).toContain(part)
})

it('leads to everything when nothing was found', async () => {
  stubApi({ [list]: page([]) })
  const { address } = await show('/coupa?search=zebra')
  await screen.findByText('No request matches what you are looking for.')
  await userEvent.click(screen.getByRole('button', { name: 'Show all requests' }))
  await waitFor(() => expect(address()).toBe('/coupa?status=all'))
})

it('has no paging where there is one page', async () => {
  stubApi({ [list]: page([row]) })
  await show()
  await screen.findByRole('table')
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
})

it('confirms the request that was just sent, and says what happens next, until there is a quote', async () => {
  const current = aRequest({ origination: 'COUPA', status: 'CREATED' })
  stubApi({ [list]: page([row]), [`GET /api/jobRequests/${requestId}`]: current })
  const { goTo } = await show('/coupa/createQuote')
  expect(screen.queryByText('Request sent')).toBeNull()
  await goTo('/coupa', { sent })
  const title = screen.getByRole('heading', { name: 'Request sent' })
  expect(document.activeElement).toBe(title)
  for (const text of ['Safety sheet', 'Q-2026-000012', /^We’re preparing your quote/])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText('For another request, start again from your procurement system.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the request' }).getAttribute('href')).toBe(`/coupa/${requestId}`)

  Object.assign(current, { status: 'QUOTE_READY_FOR_CLIENT_REVIEW', price: 65 })
  const link = await screen.findByRole('link', { name: 'Review the quote' }, { timeout: 5_000 })
  expect(link.getAttribute('href')).toBe(`/coupa/${requestId}`)
  expect(screen.getByRole('heading', { name: 'Your quote is ready' })).toBeTruthy()
  expect(screen.getByText(/· \$65\.00/)).toBeTruthy()
  expect(screen.queryByText(/^We’re preparing your quote/)).toBeNull()
})

it('leads back to the procurement system after a request was sent', async () => {
  const current = aRequest({ origination: 'COUPA', status: 'CREATED' })
  const calls = stubApi({
    [list]: page([row]),
    [`GET /api/jobRequests/${requestId}`]: current,
    [empty]: { redirectUrl: 'https://procura.example/' },
  })
  const { goTo } = await show('/coupa/createQuote')
  expect(screen.queryByRole('button', { name: 'Return to your procurement system' })).toBeNull()
  await goTo('/coupa', { sent })
  await userEvent.click(screen.getByRole('button', { name: 'Return to your procurement system' }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://procura.example/'))
  expect(calls.find(({ request }) => request === empty)?.body).toEqual({ externalReferenceId: 'SESSION-1' })
})

it('does not confirm a request whose quote was answered', async () => {
  const current = aRequest({ origination: 'COUPA', status: 'QUOTE_ACCEPTED' })
  stubApi({ [list]: page([row]), [`GET /api/jobRequests/${requestId}`]: current })
  const { goTo } = await show('/coupa/createQuote')
  await goTo('/coupa', { sent })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Request sent' })).toBeNull())
})

it('says without requests how to begin', async () => {
  stubApi({ [list]: page([]) })
  await show()
  const steps = within(await screen.findByRole('list')).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)[0]).toBe('Open our catalog in your procurement system.')
})

it('says what went wrong', async () => {
  stubApi({ [list]: refuses(403, 'forbidden', 'No.') })
  await show()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
