// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDashboardMoment } from '../../shared/format.ts'
import { refuses, showPage, stubApi } from '../../shared/test-page.tsx'
import StaffListPage from './staff-list-page.tsx'
import { aCheck, aProject, aQuoteRow, person } from './test-figures.ts'

const last = { nextPageToken: null }

async function show(list: string, answer: Record<string, unknown>, id = person) {
  const calls = stubApi(answer)
  await showPage(`/${list}/Paula%20Reyes/${id}`, StaffListPage, `/${list}/$name/$id`)
  return calls
}
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const row = () => within(screen.getAllByRole('row')[1] as HTMLElement)

const quoteHeads = [
  'Start date',
  'Project deadline',
  'Project name',
  'Client',
  'Languages',
  'Total agreed',
  'Rate type',
]

afterEach(() => vi.useRealTimers())

describe('a list of the staff', () => {
  it('STAFF-12 STAFF-13 STAFF-18 STAFF-19 STAFF-23 shows the projects of a project manager', async () => {
    await show('pmdetails', {
      [`GET /api/statistics/projectManagerStats/${person}`]: { items: [aProject()], ...last },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Projects of Paula Reyes' })).toBeTruthy()
    await screen.findByRole('table')
    expect(heads()).toEqual([
      'Project ID',
      'Internal project ID',
      'Project deadline',
      'Project name',
      'Client',
      'Languages',
      'Total agreed',
      'Rate type',
      'Project group name',
      'Project group ID',
      'Status',
      'Past due',
    ])
    expect(row().getByText('Nov 20, 2026').className).toContain('late')
    expect(row().getByText('$1,234.50')).toBeTruthy()
    expect(row().getByText('Rush').className).toContain('rush')
    expect(row().getByRole('link', { name: 'P-2026-000311' }).getAttribute('href')).toMatch(/^\/desk\//)
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    expect(trail.getByText('Projects of Paula Reyes').getAttribute('aria-current')).toBe('page')
  })

  it('shows the number of a project once if the translation management system has no other', async () => {
    const read = `GET /api/statistics/projectManagerStats/${person}`
    await show('pmdetails', { [read]: { items: [aProject({ internalProjectId: aProject().projectId })], ...last } })
    await screen.findByRole('table')
    expect(heads().slice(0, 2)).toEqual(['Project ID', 'Project deadline'])
  })

  it('hides columns about groups where few projects are in one', async () => {
    const without = { projectGroupId: null, projectGroupName: null }
    const items = [aProject(), ...[2, 3, 4, 5].map((each) => aProject({ projectId: `P-${each}`, ...without }))]
    await show('pmdetails', { [`GET /api/statistics/projectManagerStats/${person}`]: { items, ...last } })
    expect(await screen.findByText(/^Hidden because nearly empty: Project group name and/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show these columns' }))
    expect(await screen.findByRole('columnheader', { name: 'Project group name' })).toBeTruthy()
  })

  it('hides columns about groups where no project is in one, says so and shows them', async () => {
    const items = [aProject({ projectGroupId: null, projectGroupName: null })]
    await show('pmdetails', { [`GET /api/statistics/projectManagerStats/${person}`]: { items, ...last } })
    await screen.findByRole('table')
    const ofGroups = () => heads().filter((head) => head?.startsWith('Project group'))
    expect(ofGroups()).toEqual([])
    expect(screen.getByText(/^Hidden because empty: Project group name and Project group ID\./)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show empty columns' }))
    await waitFor(() => expect(ofGroups()).toHaveLength(2))
  })

  it('says for how many days of the provider a project is past due', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T23:30:00Z'), toFake: ['Date'] })
    const items = [
      aProject({ projectDeadline: '2026-11-20T16:30:00.000+01:00' }),
      aProject({ projectDeadline: '2026-11-30T16:30:00.000+01:00', pastDue: false }),
    ]
    await show('pmdetails', { [`GET /api/statistics/projectManagerStats/${person}`]: { items, ...last } })
    await screen.findByRole('table')
    const days = [...document.querySelectorAll('td[data-label="Past due"]')].map(({ textContent }) => textContent)
    expect(days).toEqual(['3 days', '–'])
  })

  it('STAFF-14 STAFF-20 shows the checks of a QA specialist', async () => {
    await show('qadetails', {
      [`GET /api/statistics/qaSpecialistStats/${person}`]: {
        items: [aCheck({ projectDeadline: '2026-11-20T16:30:00.000Z' })],
        ...last,
      },
    })
    await screen.findByRole('table')
    expect(heads()).toEqual([
      'Project number',
      'Assigned to',
      'Job assignment ID',
      'Project job ID',
      'Job start date',
      'Project manager',
      'Languages',
      'Client',
      'Project deadline',
      'Job status',
      'QA type',
      'Project group name',
      'Project group ID',
    ])
    const shown = row().getByText(formatDashboardMoment('2026-11-14T09:05:03.000Z')).textContent
    expect(shown).toMatch(/^\d\d-\d\d-\d\d \d{1,2}:05:03 [AP]M$/)
  })

  it('STAFF-10 STAFF-15 STAFF-16 shows quotes past due, due today, current and completed', async () => {
    const kinds = [
      ['pastdue', 'statsPastDue', 'Internal project ID', 'D-123'],
      ['duetoday', 'statsDueToday', 'Internal project ID', 'D-123'],
      ['completedquotes', 'projectCoordinatorCompletedStats', 'Internal project ID', 'D-123'],
      ['currentquotes', 'projectCoordinatorCurrentStats', 'Quote ID', 'Q-2026-000123'],
    ] as const
    for (const [list, call, head, shown] of kinds) {
      await show(list, {
        [`GET /api/statistics/${call}/${person}`]: { items: [aQuoteRow({ totalAgreed: 90 })], ...last },
      })
      await screen.findByRole('table')
      expect(heads()).toEqual([head, ...quoteHeads])
      const link = row().getByRole('link', { name: `${shown} (opens in a new tab)` })
      expect(link.getAttribute('href')).toBe('https://tms.example/Q-2026-000123')
      cleanup()
    }
  })

  it('STAFF-17 marks a start that is 24 hours old or older', async () => {
    const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()
    const items = [aQuoteRow({ startDate: ago(86_400_000) }), aQuoteRow({ startDate: ago(86_390_000) })]
    await show('pastdue', { [`GET /api/statistics/statsPastDue/${person}`]: { items, ...last } })
    await screen.findByRole('table')
    const times = items.map(({ startDate }) => document.querySelector(`time[datetime="${startDate}"]`))
    expect(times.map((time) => time?.className.includes('old') ?? false)).toEqual([true, false])
    expect(times[0]?.getAttribute('title')).toBe('Waiting 24 hours or more')
  })

  it.each([
    ['currentquotes', 'projectCoordinatorCurrentStats', 'Past due', 'ascending'],
    ['completedquotes', 'projectCoordinatorCompletedStats', null, null],
  ] as const)('marks a deadline that has passed while the quote is open: %s', async (list, call, title, sorted) => {
    vi.useFakeTimers({ now: new Date('2026-11-22T23:30:00Z'), toFake: ['Date'] })
    const projectDeadline = '2026-11-20T16:30:00.000Z'
    await show(list, {
      [`GET /api/statistics/${call}/${person}`]: { items: [aQuoteRow({ projectDeadline })], ...last },
    })
    await screen.findByRole('table')
    expect(document.querySelector(`time[datetime="${projectDeadline}"]`)?.getAttribute('title')).toBe(title)
    const head = screen.getByRole('columnheader', { name: 'Project deadline' })
    expect(head.getAttribute('aria-sort')).toBe(sorted)
  })

  it('STAFF-21 shows unassigned orders under the id null', async () => {
    await show(
      'currentquotes',
      { 'GET /api/statistics/projectCoordinatorCurrentUnassignedStats': { items: [aQuoteRow()], ...last } },
      'null',
    )
    expect(await screen.findByText('Q-2026-000123')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Current quotes without a coordinator' })).toBeTruthy()
  })

  it('STAFF-22 says that the system failed', async () => {
    await show('pastdue', {
      [`GET /api/statistics/statsPastDue/${person}`]: refuses(400, 'malformed', 'Some of what was sent is not valid.'),
    })
    const failure = within(await screen.findByRole('alert'))
    expect(failure.getByText('System error')).toBeTruthy()
    expect(failure.getByText('An error occurred. Please try again later.')).toBeTruthy()
  })

  it('goes on where a page ends, and is saved whole', async () => {
    const read = `GET /api/statistics/statsDueToday/${person}`
    const calls = await show('duetoday', {
      [read]: { items: [aQuoteRow()], nextPageToken: 'more' },
      [`${read}?pageToken=more`]: { items: [aQuoteRow({ internalProjectId: 'D-124' })], ...last },
      [`GET /api/statistics/csv/duetoday/${person}`]: { downloadUrl: '#saved' },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('D-124')).toBeTruthy()
    expect(screen.getByText('D-123')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }))
    await vi.waitFor(() => expect(location.hash).toBe('#saved'), { timeout: 30_000 })
    expect(calls.at(-1)?.request).toBe(`GET /api/statistics/csv/duetoday/${person}`)
  })

  it('is saved as it is shown, searched and sorted', async () => {
    const read = `GET /api/statistics/projectManagerStats/${person}`
    const csv = `GET /api/statistics/csv/pmdetails/${person}?search=zebra&sort=-client`
    const calls = stubApi({
      [`${read}?search=zebra&sort=-client`]: { items: [aProject()], ...last },
      [csv]: { downloadUrl: '#sorted' },
    })
    await showPage(`/pmdetails/Paula/${person}?search=zebra&sort=-client`, StaffListPage, '/pmdetails/$name/$id')
    await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }))
    await vi.waitFor(() => expect(location.hash).toBe('#sorted'), { timeout: 30_000 })
    expect(calls.at(-1)?.request).toBe(csv)
  })

  it('is sorted by a column and searched, both in the address', async () => {
    const read = `GET /api/statistics/projectManagerStats/${person}`
    stubApi({ [read]: { items: [aProject()], ...last }, [`${read}?search=zebra&sort=-client`]: { items: [], ...last } })
    const { address } = await showPage(`/pmdetails/Paula/${person}`, StaffListPage, '/pmdetails/$name/$id')
    const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Client' }))
    await press()
    await waitFor(() => expect(address()).toContain('?sort=client'))
    await press()
    await waitFor(() => expect(address()).toContain('?sort=-client'))
    expect(screen.getByRole('columnheader', { name: 'Client' }).getAttribute('aria-sort')).toBe('descending')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } })
    expect(await screen.findByText('Nothing in this list matches what you are looking for.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole list' }))
    expect(await screen.findByRole('table')).toBeTruthy()
  })

  it('shortens ids and copies them whole', async () => {
    const user = userEvent.setup()
    const check = aCheck({ jobAssignmentId: '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e31' })
    await show('qadetails', { [`GET /api/statistics/qaSpecialistStats/${person}`]: { items: [check], ...last } })
    expect((await screen.findByTitle(check.jobAssignmentId)).textContent).toBe('6c8d9e31')
    await user.click(screen.getByRole('button', { name: `Copy ${check.jobAssignmentId}` }))
    expect(await navigator.clipboard.readText()).toBe(check.jobAssignmentId)
  })

  it('that is empty says so', async () => {
    await show('duetoday', {
      [`GET /api/statistics/statsDueToday/${person}`]: { items: [], ...last },
    })
    expect(await screen.findByText('There is nothing in this list.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull()
  })
})
