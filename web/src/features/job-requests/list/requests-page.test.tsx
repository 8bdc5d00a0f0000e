// @vitest-environment jsdom
import { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aRequest, requestId } from '../../../shared/request/test-request.ts'
import { refuses, showPage, stubApi } from '../../../shared/test-page.tsx'
import RequestsPage from './requests-page.tsx'

const list = 'GET /api/jobRequests'
const page = (items: unknown[], nextPageToken: string | null = null) => ({ items, nextPageToken })
const one = (status: JobRequestStatus) => page([aRequest({ status })])
const show = (path = '/requests') => showPage(path, RequestsPage)
const queryOf = (request: string) => new URL(request.split(' ')[1] ?? '', 'http://portal').searchParams
const lists = (calls: readonly { request: string }[]) =>
  calls.filter(({ request }) => request.startsWith(list)).map(({ request }) => queryOf(request))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

describe('the list of requests', () => {
  it('shows the requests of the web form, each row leading to its request', async () => {
    const calls = stubApi({ [list]: one('COMPLETED') })
    const { address } = await show()
    const row = await screen.findByRole('row', { name: /Discharge letters/ })
    expect(within(row).getByText('P-2026-000007')).toBeTruthy()
    const languages = within(row).getByText('English to 2 languages')
    expect(languages.title).toBe('English (United States) to Arabic, Spanish (Latin America)')
    expect(within(row).getByText('Nov 10, 2026')).toBeTruthy()
    expect(within(row).getByText('Completed')).toBeTruthy()
    expect(lists(calls)[0]?.get('origination')).toBe('WEBFORM')
    expect(lists(calls)[0]?.get('status')).not.toContain('ARCHIVED')
    await userEvent.click(screen.getByRole('link', { name: 'Discharge letters' }))
    await waitFor(() => expect(address()).toBe(`/requests/${requestId}`))
  })

  it('REQ-70 turns a ring at what is in progress, and only there', async () => {
    const fresh = { createTime: new Date().toISOString() }
    const items = JobRequestStatus.options.map((name, index) =>
      aRequest({ ...fresh, status: name, id: `${index}`, name }),
    )
    stubApi({ [list]: page(items) })
    await show()
    await screen.findByRole('table')
    const isTurning = (name: string) =>
      screen.getByRole('link', { name }).closest('tr')?.querySelector('[data-spinner]') !== null
    expect(items.filter(({ name }) => isTurning(name)).map(({ name }) => name)).toEqual([
      'CREATED',
      'SCREENING',
      'ANALYZING',
      'TRANSLATING',
      'READY_FOR_INTERNAL_REVIEW',
      'SUBMITTING_TO_XTRF',
      'CANCELLING',
    ])
  })

  it('REQ-71 is asked for again every ten seconds while a row is in progress', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const answers = { [list]: one('SCREENING') }
    const calls = stubApi(answers)
    await show()
    await screen.findByRole('table')
    expect(lists(calls)).toHaveLength(1)
    answers[list] = one('COMPLETED')
    await act(() => vi.advanceTimersByTimeAsync(9_000))
    expect(lists(calls)).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(lists(calls)).toHaveLength(2)
    expect(await screen.findByText('Completed', { selector: 'td *' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(lists(calls)).toHaveLength(2)
  })

  it('is not asked for while nobody looks at the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const calls = stubApi({ [list]: one('SCREENING') })
    await show()
    await screen.findByRole('table')
    const look = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }
    look('hidden')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(lists(calls)).toHaveLength(1)
    look('visible')
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(lists(calls).length).toBeGreaterThan(1)
    vi.restoreAllMocks()
  })

  it('REQ-73 turns pages by token, names them, and remembers how many rows a page has', async () => {
    const calls = stubApi({ [list]: page([aRequest()], 'second') })
    const { address } = await show()
    expect(await screen.findByText('1–1')).toBeTruthy()
    expect(lists(calls)[0]?.get('pageSize')).toBe('10')
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('11–11')).toBeTruthy()
    expect(lists(calls).at(-1)?.get('pageToken')).toBe('second')
    expect(address()).toBe('/requests?page=2&pageToken=second')
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    await waitFor(() => expect(address()).toBe('/requests'))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25')
    await waitFor(() => expect(lists(calls).at(-1)?.get('pageSize')).toBe('25'))
    expect(localStorage.getItem('portolan.requestsPerPage')).toBe('25')
  })

  it('keeps what is looked for in the address, and begins at the first page', async () => {
    const calls = stubApi({ [list]: page([aRequest()]) })
    const { address } = await show('/requests?page=2&pageToken=second')
    expect(await screen.findByText('11–11 of 11')).toBeTruthy()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Waiting for you')
    expect(await screen.findByText('Requests that wait for your answer.')).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/requests?status=waiting'))
    await waitFor(() =>
      expect(lists(calls).at(-1)?.get('status')).toBe('QUOTE_READY_FOR_CLIENT_REVIEW,REJECTED_BY_SCREENING'),
    )
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or number' }), 'letters')
    await waitFor(() => expect(address()).toBe('/requests?search=letters&status=waiting'))
    await waitFor(() => expect(lists(calls).at(-1)?.get('search')).toBe('letters'))
  })

  it('leads to the form when there is nothing yet, and to everything when nothing was found', async () => {
    stubApi({ [list]: page([]) })
    const { address } = await show()
    await screen.findByText('You have no requests yet. Send us a document and follow it here.')
    const links = screen.getAllByRole('link', { name: 'New request' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/createProject', '/createProject'])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } })
    await screen.findByText('No request matches what you are looking for.')
    await userEvent.click(screen.getByRole('button', { name: 'Show all requests' }))
    await waitFor(() => expect(address()).toBe('/requests?status=all'))
  })

  it('says what went wrong and goes back to the first page when the token is good no more', async () => {
    stubApi({
      [`${list}?origination=WEBFORM&pageSize=10&pageToken=old`]: refuses(403, 'forbidden', 'No.'),
      [list]: one('COMPLETED'),
    })
    const { address } = await show('/requests?page=2&pageToken=old&status=all')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(address()).toBe('/requests?status=all'))
    expect(await screen.findByRole('table')).toBeTruthy()
  })
})
