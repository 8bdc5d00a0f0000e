// @vitest-environment jsdom
import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
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
    expect(await screen.findByText('This request was changed meanwhile. You see it as it is now.')).toBeTruthy()
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
