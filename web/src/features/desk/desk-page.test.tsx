// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showPage, stubApi } from '../../shared/test-page.tsx'
import DeskPage from './desk-page.tsx'
import { aSummary, quinn } from './order/test-order.ts'

const list = 'GET /api/desk/orders'
const counts = {
  items: [
    { queue: 'TO_PRICE', orders: 1 },
    { queue: 'IN_QA', orders: 7 },
  ],
}

it('lays out one queue, and finds its orders by words, vertical and people', async () => {
  const calls = stubApi({
    'GET /api/desk/counts': counts,
    [list]: { items: [], nextPageToken: null },
    [`${list}?queue=TO_PRICE`]: {
      items: [aSummary({ rateType: 'RUSH', isPastDue: true, coordinator: quinn })],
      nextPageToken: null,
    },
  })
  const { address } = await showPage('/desk', DeskPage)
  const row = within((await screen.findByRole('rowheader', { name: /Diabetes course/ })).closest('tr') as HTMLElement)
  for (const shown of ['Q-2026-000028', 'Harbor Health', /^\d+ days? past due$/, 'Quinn Adler', 'Being priced', 'Rush'])
    expect(row.getByText(shown)).toBeTruthy()
  expect(row.getByText('English (United States) to Spanish (Latin America), Vietnamese')).toBeTruthy()
  await userEvent.click(await screen.findByRole('tab', { name: 'In QA (7)' }))
  expect(await screen.findByText('There is nothing in this queue.')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only mine' }))
  await userEvent.selectOptions(screen.getByLabelText('Vertical'), 'healthcare')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } })
  await waitFor(() => expect(address()).toContain('search=zebra'))
  expect(await screen.findByText('Nothing in this queue matches what you are looking for.')).toBeTruthy()
  expect(calls.at(-1)?.request).toBe(`${list}?queue=IN_QA&vertical=healthcare&isMine=true&search=zebra`)
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole queue' }))
  await waitFor(() => expect(address()).toBe('/desk?queue=IN_QA'))
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('')
})

it.each([
  ['TO_PRICE', 'Total agreed', 'Deadline'],
  ['WITH_CLIENT', 'Deadline', 'Quoted'],
  ['CLOSED', 'Deadline', 'Closed'],
])('leaves out of %s what is always empty there: %s', async (queue, absent, present) => {
  stubApi({ 'GET /api/desk/counts': counts, [list]: { items: [aSummary()], nextPageToken: null } })
  await showPage(`/desk?queue=${queue}`, DeskPage)
  expect(await screen.findByRole('columnheader', { name: present })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: absent })).toBeNull()
})

it('says how late or how soon an order is due, and how many of its languages have files', async () => {
  const at = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T23:59:00.000Z`
  const work = { status: 'IN_PROGRESS', queue: 'IN_PROGRESS' } as const
  stubApi({
    'GET /api/desk/counts': counts,
    [list]: {
      items: [
        aSummary({ ...work, id: '1', name: 'Late', deadline: at(-3), isPastDue: true }),
        aSummary({ ...work, id: '2', name: 'Today', deadline: at(0), languagesWithFiles: 1 }),
        aSummary({ ...work, id: '3', name: 'Tomorrow', deadline: at(1), languagesWithFiles: 2 }),
        aSummary({ ...work, id: '4', name: 'Checked', deadline: at(2), status: 'IN_QA' }),
      ],
      nextPageToken: null,
    },
  })
  await showPage('/desk?queue=IN_PROGRESS', DeskPage)
  const textOf = async (name: string) =>
    (await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('tr')?.textContent
  expect(await textOf('Late')).toMatch(/3 days past due.*No files yet/)
  expect(await textOf('Today')).toMatch(/Due today.*1 of 2 languages/)
  expect(await textOf('Tomorrow')).toMatch(/Due tomorrow.*All files are there/)
  expect(await textOf('Checked')).not.toMatch(/Due (today|tomorrow)|files|of 2/)
})

it('sorts closed orders by the day they were closed, which it shows', async () => {
  const calls = stubApi({
    'GET /api/desk/counts': counts,
    [list]: {
      items: [aSummary({ status: 'COMPLETED', queue: 'CLOSED', closedAt: '2026-11-18T10:00:00.000Z' })],
      nextPageToken: null,
    },
  })
  await showPage('/desk?queue=CLOSED', DeskPage)
  expect((await screen.findByRole('columnheader', { name: 'Closed' })).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByText('Nov 18, 2026').closest('td')?.dataset.label).toBe('Closed')
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }))
  await waitFor(() => expect(calls.at(-1)?.request).toBe(`${list}?queue=CLOSED&sort=due`))
})

it('shows the orders of one client, until its chip is pressed', async () => {
  const calls = stubApi({
    'GET /api/desk/counts': counts,
    'GET /api/desk/counts?clientId=1001': {
      items: [{ queue: 'NEW', orders: 4 }],
      client: { id: 1001, name: 'Harbor Health' },
    },
    [list]: { items: [aSummary()], nextPageToken: null },
  })
  const { address } = await showPage('/desk?queue=ALL&client=1001', DeskPage)
  expect(await screen.findByRole('tab', { name: 'All open (4)' })).toBeTruthy()
  expect(calls.map(({ request }) => request)).toContain(`${list}?queue=ALL&clientId=1001`)
  await userEvent.click(screen.getByText('Only Harbor Health'))
  await waitFor(() => expect(address()).toBe('/desk?queue=ALL'))
  await waitFor(() => expect(calls.at(-1)?.request).not.toContain('clientId'))
})

it('puts the focus on the first new row when more are shown', async () => {
  stubApi({
    'GET /api/desk/counts': counts,
    [`${list}?queue=IN_QA`]: { items: [aSummary()], nextPageToken: 'more' },
    [`${list}?queue=IN_QA&pageToken=more`]: {
      items: [aSummary({ id: quinn.id, name: 'Leaflets' })],
      nextPageToken: null,
    },
  })
  await showPage('/desk?queue=IN_QA', DeskPage)
  ;(await screen.findByRole('button', { name: 'Show more' })).focus()
  await userEvent.keyboard('{Enter}')
  const row = await screen.findByRole('link', { name: 'Leaflets' })
  await waitFor(() => expect(document.activeElement).toBe(row))
})

it('sorts by a column and shows what needs someone, both in the address', async () => {
  const calls = stubApi({
    'GET /api/desk/counts': counts,
    [list]: { items: [aSummary({ unansweredSince: '2026-11-13T10:43:11.000Z' })], nextPageToken: null },
  })
  const { address } = await showPage('/desk?queue=ALL', DeskPage)
  expect(await screen.findByRole('tab', { name: 'All open (8)', selected: true })).toBeTruthy()
  expect(await screen.findByText('Message waiting')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Received' }).getAttribute('aria-sort')).toBe('descending')
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(address()).toBe('/desk?queue=ALL&sort=name'))
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(address()).toBe('/desk?queue=ALL&sort=-name'))
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Overdue')
  await waitFor(() => expect(calls.at(-1)?.request).toBe(`${list}?queue=ALL&need=OVERDUE&sort=-name`))
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Requests to price')
  await waitFor(() => expect(calls.at(-1)?.request).toBe(`${list}?queue=ALL&need=OVERDUE&kind=QUOTE&sort=-name`))
  await userEvent.click(screen.getByRole('tab', { name: /^In QA/ }))
  await waitFor(() => expect(address()).toBe('/desk?queue=IN_QA&need=OVERDUE&sort=-name'))
})

it('says in which other queues the search finds something, and opens them', async () => {
  stubApi({
    'GET /api/desk/counts': counts,
    'GET /api/desk/search': {
      items: [],
      queues: [
        { queue: 'TO_PRICE', orders: 1 },
        { queue: 'IN_QA', orders: 2 },
      ],
    },
    [list]: { items: [], nextPageToken: null },
  })
  const { address } = await showPage('/desk?queue=TO_PRICE&search=zebra', DeskPage)
  expect(await screen.findByText('Nothing in this queue matches what you are looking for.')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'In QA (2)' }))
  await waitFor(() => expect(address()).toBe('/desk?queue=IN_QA&search=zebra'))
})

describe('the search at the desk', () => {
  afterEach(() => vi.useRealTimers())
  const box = () => screen.getByRole('searchbox') as HTMLInputElement
  const type = (value: string) => fireEvent.change(box(), { target: { value } })
  async function show(path: string) {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    stubApi({ 'GET /api/desk/counts': counts, [list]: { items: [], nextPageToken: null } })
    const page = await showPage(path, DeskPage)
    await screen.findByRole('tab', { name: 'In QA (7)' })
    return page
  }

  it('restores the search when going back, and drops what was being typed', async () => {
    const { address, back } = await show('/desk?queue=TO_PRICE&search=zebra')
    fireEvent.click(await screen.findByRole('button', { name: 'Show the whole queue' }))
    await waitFor(() => expect(box().value).toBe(''))
    box().focus()
    type('li')
    await back()
    await waitFor(() => expect(box().value).toBe('zebra'))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect([address(), box().value]).toEqual(['/desk?queue=TO_PRICE&search=zebra', 'zebra'])
  })

  it('goes on in the queue that is opened while it rests', async () => {
    const { address } = await show('/desk?queue=TO_PRICE')
    type('lion')
    fireEvent.click(screen.getByRole('tab', { name: 'In QA (7)' }))
    await waitFor(() => expect(address()).toBe('/desk?queue=IN_QA&search=lion'))
  })
})
