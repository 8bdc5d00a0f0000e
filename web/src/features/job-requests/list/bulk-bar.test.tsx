// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { aRequest } from '../../../shared/request/test-request.ts'
import { refuses, showPage, stubApi } from '../../../shared/test-page.tsx'
import { getNotes } from '../../../shared/ui/snackbar-store.ts'
import RequestsPage from './requests-page.tsx'

const list = 'GET /api/jobRequests'
const row = (id: string, more: object = {}) => ({
  ...aRequest({ id, name: `Request ${id}` }),
  ...more,
})
const page = (...items: object[]) => ({ items, nextPageToken: null })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('shows requester, due date, price and what is new', async () => {
  const facts = { price: 360, dueTime: '2026-11-20T17:00:00-05:00', hasNewMessages: true, hasNewDelivery: true }
  stubApi({ [list]: page(row('1', facts)) })
  await showPage('/requests', RequestsPage)
  const shown = (await screen.findByRole('row', { name: /Request 1/ })).textContent
  expect(shown).toContain('Quoted')
  for (const text of ['Helen Marsh', 'Nov 20, 2026', '$360.00', 'New files', 'New message'])
    expect(shown).toContain(text)
})

it('shows the agreed price, the promised day and the delivered day', async () => {
  const dates = { dueTime: '2026-11-20T17:00:00-05:00', deliveredTime: '2026-11-19T23:30:00-05:00' }
  stubApi({ [list]: page(row('1', { price: 360, acceptanceStatus: 'ACCEPTED', ...dates })) })
  await showPage('/requests', RequestsPage)
  const shown = (await screen.findByRole('row', { name: /Request 1/ })).textContent
  for (const text of ['Nov 20, 2026', 'Delivered Nov 19, 2026', '$360.00']) expect(shown).toContain(text)
  expect(shown).not.toContain('Quoted')
})

it('shows when a request would be due if its quote were accepted today', async () => {
  const quoted = { status: 'QUOTE_READY_FOR_CLIENT_REVIEW', dueTimeIfAgreedNow: '2026-11-18T17:00:00-05:00' } as const
  stubApi({ [list]: page(row('1', { price: 360, ...quoted })) })
  await showPage('/requests', RequestsPage)
  expect((await screen.findByRole('row', { name: /Request 1/ })).textContent).toContain('Nov 18, 2026if accepted today')
})

it('selects all rows of the page in the head of the table, and some of them by themselves', async () => {
  stubApi({ [list]: page(row('1'), row('2')) })
  await showPage('/requests', RequestsPage)
  const head = within(await screen.findByRole('columnheader', { name: /Select all on this page/ }))
  const all = head.getByRole<HTMLInputElement>('checkbox')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Request 1' }))
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  await userEvent.click(all)
  expect([all.checked, all.indeterminate]).toEqual([true, false])
  await screen.findByText('2 selected')
  await userEvent.click(all)
  expect(screen.queryByText('2 selected')).toBeNull()
})

it('sorts and filters in the address, beginning at the first page', async () => {
  const calls = stubApi({ [list]: page(row('1')) })
  const { address } = await showPage('/requests?page=2&pageToken=second', RequestsPage)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Due soonest')
  await waitFor(() => expect(address()).toBe('/requests?order=due'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only mine' }))
  await waitFor(() => expect(address()).toBe('/requests?order=due&mine=true'))
  await waitFor(() => expect(calls.at(-1)?.request).toMatch(/order=due.*isMine=true|isMine=true.*order=due/))
})

it('downloads the files of the selected requests that are completed', async () => {
  const zip = 'POST /api/jobRequests/actions/zipRequests'
  const downloadUrl = '/download/bundles/x.zip'
  const calls = stubApi({
    [list]: page(row('1'), row('2', { status: 'ANALYZING' })),
    [zip]: { downloadUrl, requests: 1 },
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await showPage('/requests', RequestsPage)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Request 2' }))
  const download = screen.getByRole('button', { name: 'Download files' }) as HTMLButtonElement
  expect(download.disabled).toBe(true)
  expect(screen.getByText('Choose requests that are completed to download their files.')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Request 1' }))
  await userEvent.click(download)
  await waitFor(() => expect(calls.find(({ request }) => request === zip)?.body).toEqual({ ids: ['1'] }))
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
})

it('archives all selected requests that it may, and undoes it', async () => {
  const archive = (id: string) => `POST /api/jobRequests/${id}/actions/archive`
  const restore = (id: string) => `POST /api/jobRequests/${id}/actions/restore`
  const calls = stubApi({
    [list]: page(row('1'), row('2'), row('3', { status: 'CREATED' })),
    [archive('1')]: aRequest(),
    [archive('2')]: refuses(409, 'conflict', 'Conflict error'),
    [restore('1')]: aRequest(),
  })
  await showPage('/requests', RequestsPage)
  const [all] = await screen.findAllByRole('checkbox', { name: 'Select all on this page' })
  if (all) await userEvent.click(all)
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(getNotes().map(({ text }) => text)).toContain('1 request archived'))
  expect(calls.some(({ request }) => request === archive('3'))).toBe(false)
  getNotes()
    .find(({ action }) => action)
    ?.action?.run()
  await waitFor(() => expect(getNotes().map(({ text }) => text)).toContain('1 request restored'))
  expect(calls.filter(({ request }) => request === restore('1'))).toHaveLength(1)
})
