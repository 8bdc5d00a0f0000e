// @vitest-environment jsdom
import { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aRequest, requestId } from '../../../shared/request/test-request.ts'
import { refuses, showPage, stubApi } from '../../../shared/test-page.tsx'
import { Snackbar } from '../../../shared/ui/snackbar.tsx'
import { readReusedRequestId } from '../reused-request-id.ts'
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

async function openMenu() {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Discharge letters' }))
}

describe('the list of requests', () => {
  it('shows the requests of the web form, each row leading to its request', async () => {
    const calls = stubApi({ [list]: one('COMPLETED') })
    const { address } = await show()
    const row = await screen.findByRole('row', { name: /Discharge letters/ })
    expect(within(row).getByText('P-2026-000007')).toBeTruthy()
    const languages = within(row).getByText('English to 2 languages')
    expect(languages.title).toBe('English (United States) to Arabic, Spanish (Latin America)')
    expect(within(row).getByText('11/10/2026')).toBeTruthy()
    expect(within(row).getByText('Completed')).toBeTruthy()
    expect(lists(calls)[0]?.get('origination')).toBe('WEBFORM')
    expect(lists(calls)[0]?.get('status')).not.toContain('ARCHIVED')
    await userEvent.click(screen.getByRole('link', { name: 'Discharge letters' }))
    await waitFor(() => expect(address()).toBe(`/requests/${requestId}`))
  })

  it('REQ-70 turns a ring at what is in progress, and only there', async () => {
    const items = JobRequestStatus.options.map((status, index) => aRequest({ status, id: `${index}`, name: status }))
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
    expect(await screen.findByText('Page 1')).toBeTruthy()
    expect(lists(calls)[0]?.get('pageSize')).toBe('10')
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('Page 2')).toBeTruthy()
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

describe('what can be done with a request', () => {
  const rename = `POST /api/jobRequests/${requestId}/actions/renameJobRequest`

  it('REQ-74 takes a new name of 1 to 250 characters', async () => {
    const calls = stubApi({ [list]: one('COMPLETED'), [rename]: aRequest({ name: 'Letters, June' }) })
    await show()
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
    const name = await screen.findByRole('textbox', { name: 'New name' })
    await userEvent.clear(name)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Required')).toBeTruthy()
    fireEvent.change(name, { target: { value: 'x'.repeat(251) } })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('At most 250 characters')).toBeTruthy()
    expect(calls.some(({ request }) => request === rename)).toBe(false)
    fireEvent.change(name, { target: { value: ' Letters, June ' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.find(({ request }) => request === rename)?.body).toEqual({ newName: 'Letters, June' })
  })

  it('REQ-75 neither renames nor archives what is archived, just made or being handed over', async () => {
    for (const status of ['ARCHIVED', 'CREATED', 'SUBMITTING_TO_XTRF'] as const) {
      stubApi({ [list]: one(status) })
      const { back } = await show('/requests?status=all')
      await openMenu()
      for (const name of ['Rename', 'Archive']) {
        const item = screen.getByRole('menuitem', { name })
        expect([status, name, item.getAttribute('aria-disabled')]).toEqual([status, name, 'true'])
        await userEvent.click(item)
        expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull()
      }
      await back()
      document.body.replaceChildren()
    }
  })

  it('REQ-75 renames and archives in every other status, also while the work goes on', async () => {
    for (const status of ['ANALYZING', 'QUOTE_ACCEPTED', 'SUBMITTED_TO_XTRF', 'CANCELLING'] as const) {
      stubApi({ [list]: one(status) })
      const { back } = await show('/requests?status=all')
      await openMenu()
      for (const name of ['Rename', 'Archive'])
        expect([status, screen.getByRole('menuitem', { name }).getAttribute('aria-disabled')]).not.toContain('true')
      expect(screen.queryByRole('menuitem', { name: 'Restore' })).toBeNull()
      await back()
      document.body.replaceChildren()
    }
  })

  it('REQ-75 restores what is archived, from the list', async () => {
    const restore = `POST /api/jobRequests/${requestId}/actions/restore`
    const answers: Record<string, unknown> = { [list]: one('ARCHIVED'), [restore]: aRequest({ status: 'COMPLETED' }) }
    const calls = stubApi(answers)
    await show('/requests?status=archived')
    await openMenu()
    answers[list] = page([])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restore' }))
    await screen.findByText('No request matches what you are looking for.')
    expect(calls.filter(({ request }) => request === restore)).toHaveLength(1)
  })

  it('REQ-67 tells an accepted quote that is being translated from one that is being estimated', async () => {
    const asked = { status: 'SUBMITTED_TO_XTRF', requestType: 'QUOTE_REQUEST' } as const
    stubApi({
      [list]: page([
        aRequest({ ...asked, id: '1', name: 'Accepted', acceptanceStatus: 'ACCEPTED' }),
        aRequest({ ...asked, id: '2', name: 'Asked' }),
      ]),
    })
    await show()
    const row = (name: RegExp) => within(screen.getByRole('row', { name }))
    await screen.findByRole('table')
    expect(row(/Accepted/).getByText('In translation')).toBeTruthy()
    expect(row(/Asked/).getByText('Estimating')).toBeTruthy()
  })

  it('archives after a question, and tells in the dialog why it was refused', async () => {
    const archive = `POST /api/jobRequests/${requestId}/actions/archive`
    const answers: Record<string, unknown> = {
      [list]: one('COMPLETED'),
      [archive]: refuses(409, 'conflict', 'Conflict error'),
    }
    const calls = stubApi(answers)
    await show()
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Archive' }))
    expect(await screen.findByText('Conflict error [Error code: conflict]')).toBeTruthy()
    answers[archive] = aRequest({ status: 'ARCHIVED' })
    await userEvent.click(await screen.findByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(lists(calls).length).toBeGreaterThan(1)
  })

  it('cancels a request that was not begun, with the reason', async () => {
    const cancel = `POST /api/jobRequests/${requestId}/actions/cancel`
    const calls = stubApi({ [list]: one('READY_FOR_INTERNAL_REVIEW'), [cancel]: aRequest({ status: 'CANCELLING' }) })
    await show()
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel request' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Sent twice')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.find(({ request }) => request === cancel)?.body).toEqual({ reason: 'Sent twice' })
  })

  it('offers to undo a cancellation where nothing was running', async () => {
    const undo = `POST /api/jobRequests/${requestId}/actions/undoCancel`
    const cancel = `POST /api/jobRequests/${requestId}/actions/cancel`
    const answers = { [cancel]: aRequest({ status: 'CANCELLING' }), [undo]: aRequest() }
    const calls = stubApi({ [list]: one('READY_FOR_INTERNAL_REVIEW'), ...answers })
    await show()
    render(<Snackbar />)
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel request' }))
    expect(await screen.findByText(/You can undo this for a short while/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/is not canceled$/)).toBeTruthy()
    expect(calls.some(({ request }) => request === undo)).toBe(true)
  })

  it('says that a cancellation is final while files are read', async () => {
    stubApi({
      [list]: one('SCREENING'),
      [`POST /api/jobRequests/${requestId}/actions/cancel`]: aRequest({ status: 'CANCELLING' }),
    })
    await show()
    render(<Snackbar />)
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel request' }))
    expect(await screen.findByText(/This cannot be undone/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }))
    expect(await screen.findByText(/is being canceled$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('begins a new request with the data of this one', async () => {
    stubApi({ [list]: one('COMPLETED') })
    const { address } = await show()
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(() => expect(address()).toBe('/createProject'))
    expect(readReusedRequestId()).toBe(requestId)
  })
})
