// @vitest-environment jsdom
import type { ActivityEntry } from '@portolan/contract/activity/activity'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { refuses, showPage, stubApi } from '../../shared/test-page.tsx'
import { Snackbar } from '../../shared/ui/snackbar.tsx'
import ActivityPage from './activity-page.tsx'

const list = 'GET /api/userAccount/organizationActivity'
const csv = 'GET /api/userAccount/organizationActivity/csv'
const anna = { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11', email: 'a@b.example', firstName: 'Anna', lastName: 'Berg' }
const contacts = { 'GET /api/userAccount/organizationClientContacts': [anna] }
const contract = { id: 'r1', number: 'P-2026-000007', name: 'Contract', origination: 'WEBFORM' } as const

const entry = (more: Partial<ActivityEntry>): ActivityEntry => ({
  id: more.kind ?? 'e',
  at: '2026-11-16T09:00:00.000Z',
  kind: 'FILE_DOWNLOADED',
  by: { type: 'MEMBER', name: 'Anna Berg', isImpersonated: false },
  request: contract,
  object: 'contract_de.docx',
  count: 1,
  ...more,
})
const page = (items: ActivityEntry[], nextPageToken: string | null = null) => ({ items, nextPageToken })
const show = (path = '/activity') => showPage(path, ActivityPage)
const queries = (calls: readonly { request: string }[]) =>
  calls
    .filter(({ request }) => request.startsWith(`${list}?`))
    .map(({ request }) => Object.fromEntries(new URL(request.split(' ')[1] ?? '', 'http://portal').searchParams))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('says in one sentence who did what, with a link to the request', async () => {
  stubApi({
    ...contacts,
    [list]: page([
      entry({}),
      entry({ kind: 'SIGNED_IN', request: null, by: { type: 'MEMBER', name: 'Anna Berg', isImpersonated: true } }),
      entry({ kind: 'QUOTE_MADE', by: { type: 'PORTAL', name: '', isImpersonated: false } }),
      entry({ kind: 'QUOTE_ACCEPTED', by: { type: 'VISITOR', name: 'Jo Lee', isImpersonated: false } }),
      entry({ kind: 'MESSAGE_SENT', by: { type: 'MEMBER', name: '', isImpersonated: false }, request: null }),
      entry({ kind: 'REQUEST_RESTORED', request: { ...contract, id: 'm1', origination: 'MT' } }),
    ]),
  })
  await show()
  const rows = await screen.findAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Anna Berg downloaded contract_de.docx of “Contract”',
    'Anna Berg (support in their name) signed in',
    'The portal sent a quote for “Contract”',
    'Jo Lee (not signed in) accepted the quote for “Contract”',
    'A former user wrote a message about “a request”',
    'Anna Berg restored “Contract” from the archive',
  ])
  const links = within(screen.getByRole('table')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['/requests/r1', '/requests/r1', '/requests/r1'],
    '/machineTranslation/fileTranslation/m1',
  ])
})

it('keeps its filters in the address and begins again at the first page', async () => {
  const calls = stubApi({ ...contacts, [list]: page([entry({})]) })
  const { address } = await show('/activity?group=QUOTES&from=2026-11-01&page=2&pageToken=abc')
  await screen.findByRole('table')
  expect(queries(calls)[0]).toEqual({ group: 'QUOTES', fromDay: '2026-11-01', pageToken: 'abc', pageSize: '25' })
  await screen.findByRole('option', { name: 'Anna Berg' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Anna Berg')
  await waitFor(() => expect(address()).toBe(`/activity?person=${anna.id}&group=QUOTES&from=2026-11-01`))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of activity' }), 'Downloads')
  fireEvent.change(screen.getByRole('textbox', { name: /^To/ }), { target: { value: '11/30/2026' } })
  await waitFor(() => expect(address()).toContain('group=DOWNLOADS&from=2026-11-01&to=2026-11-30'))
  await waitFor(() =>
    expect(queries(calls).at(-1)).toEqual({
      ...{ personId: anna.id, group: 'DOWNLOADS', fromDay: '2026-11-01', toDay: '2026-11-30' },
      pageSize: '25',
    }),
  )
})

it('folds its filters behind a button', async () => {
  stubApi({ ...contacts, [list]: page([entry({})]) })
  await show()
  const button = await screen.findByRole('button', { name: 'Filters' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const filters = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement
  expect(within(filters).getByRole('combobox', { name: 'Person' })).toBeTruthy()
})

it('ignores filters in the address that are none', async () => {
  const calls = stubApi({ ...contacts, [list]: page([entry({})]) })
  await show('/activity?group=NONE&person=me&from=yesterday&to=1')
  await screen.findByRole('table')
  expect(queries(calls)[0]).toEqual({ pageSize: '25' })
})

it('turns its pages', async () => {
  const calls = stubApi({ ...contacts, [list]: page([entry({})], 'next') })
  const { address } = await show()
  await screen.findByRole('table')
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(address()).toBe('/activity?page=2&pageToken=next'))
  await waitFor(() => expect(queries(calls).at(-1)?.pageToken).toBe('next'))
})

it('says that nothing has happened, that nothing matches, and what went wrong', async () => {
  stubApi({ ...contacts, [list]: page([]) })
  const { address } = await show('/activity?group=QUOTES')
  expect(await screen.findByText('Nothing matches these filters.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(await screen.findByText(/^Nothing has happened yet/)).toBeTruthy()
  expect(address()).toBe('/activity')
})

it('offers to try again after a failure', async () => {
  const answers: Record<string, unknown> = { ...contacts, [list]: refuses(403, 'forbidden', 'No.') }
  stubApi(answers)
  await show()
  const retry = await screen.findByRole('button', { name: /again/i })
  answers[list] = page([entry({})])
  await userEvent.click(retry)
  expect(await screen.findByRole('table')).toBeTruthy()
})

it('saves what the filters select as CSV', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const answers: Record<string, unknown> = {
    ...contacts,
    [list]: page([entry({})]),
    [csv]: { downloadUrl: '/download/activity?proof=1' },
  }
  const calls = stubApi(answers)
  await show('/activity?group=QUOTES')
  render(<Snackbar />)
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(calls.map(({ request }) => request)).toContain(`${csv}?group=QUOTES`)
  answers[csv] = refuses(403, 'forbidden', 'No.')
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))
  expect(await screen.findByText(/forbidden/)).toBeTruthy()
  expect(saved).toHaveBeenCalledOnce()
})
