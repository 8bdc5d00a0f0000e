// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { refuses, showPage, stubApi } from '../../shared/test-page.tsx'
import DashboardPage from './dashboard-page.tsx'
import { person } from './test-figures.ts'

const verticals = ['Comprehension', 'Healthcare', 'Insurance', 'Technical', 'Government', 'Taiwan', 'No vertical']
const tableIds = ['comprehension', 'healthcare', 'insurance', 'technical', 'government', 'taiwan', 'noVertical']

const managed = (more = {}) => ({
  projectManager: 'Paula Reyes',
  projectManagerId: person,
  projectCount: 9,
  standard: 6,
  rush: 3,
  totals: 9,
  ...more,
})
const coordinated = (more = {}) => ({
  projectCoordinator: 'Colin Webb',
  projectCoordinatorId: person,
  quotes: 4,
  averageHours: null,
  ...more,
})

const answers = (): Record<string, unknown> => {
  const all: Record<string, unknown> = {
    'GET /api/statistics/turnaroundTrend': [
      { week: '2026-11-02', vertical: 'healthcare', projects: 4, averageHours: 30 },
      { week: '2026-11-09', vertical: 'healthcare', projects: 5, averageHours: 26.4 },
      { week: '2026-11-09', vertical: null, projects: 1, averageHours: 0.2 },
    ],
    'GET /api/statistics/overdueTotals': { projects: 21, quotes: 1 },
    'GET /api/statistics/loadPerPerson': [
      { projectManager: 'Paula Reyes', projectManagerId: person, standard: 6, rush: 3, pastDue: 2 },
    ],
    'GET /api/statistics/pastDueHeat': [{ vertical: 'taiwan', daysLate: 4, projects: 7 }],
    'GET /api/statistics/qaStats': [{ qaSpecialist: 'Quinn Adler', contactPersonId: person, assignedJobs: 11 }],
    'GET /api/statistics/fohCurrentProjectStats': [
      coordinated(),
      coordinated({ projectCoordinator: null, projectCoordinatorId: null, quotes: 2 }),
    ],
    'GET /api/statistics/fohCompletedProjectStats': [coordinated({ quotes: 8 })],
    'GET /api/statistics/fohPendingReviewStats': [{ quoteReviewStatus: 'Pending review', quotes: 5 }],
  }
  for (const vertical of tableIds) {
    for (const facet of ['', 'PastDue', 'DueToday', 'Turnaround']) {
      all[`GET /api/statistics/projectStats/${vertical}${facet}`] = [managed()]
      all[`GET /api/statistics/quoteStats/${vertical}${facet}`] = [coordinated()]
    }
  }
  for (const type of ['unassigned', 'unassignedPastDue', 'unassignedDueToday'])
    all[`GET /api/statistics/quoteStats/${type}`] = [
      coordinated({ projectCoordinator: null, projectCoordinatorId: null }),
    ]
  return all
}

async function show(given = answers()) {
  const calls = stubApi(given)
  await showPage('/DASHBOARD', DashboardPage)
  return calls
}

/** The group, opened, with the names of its tables once all are there. */
async function open(name: string) {
  const group = screen.getByRole('heading', { name }).closest('details') as HTMLElement
  await userEvent.click(screen.getByRole('heading', { name }))
  await within(group).findAllByRole('table')
  return within(group)
}
const tablesOf = (group: Awaited<ReturnType<typeof open>>) =>
  group.getAllByRole('table').map((table) => table.getAttribute('aria-label'))

beforeEach(() => sessionStorage.clear())

describe('the dashboard', () => {
  it('says how many orders and requests to price are overdue, with links to exactly these', async () => {
    await show()
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await hrefOf('21 orders are overdue')).toBe('/desk?queue=ALL&need=OVERDUE&kind=PROJECT')
    expect(await hrefOf('1 request to price is overdue')).toBe('/desk?queue=ALL&need=OVERDUE&kind=QUOTE')
  })

  it('STAFF-02 STAFF-08 has starts by vertical, each name leading to its projects', async () => {
    await show()
    const group = await open('Starts by vertical')
    expect(tablesOf(group)).toEqual(verticals)
    const link = group.getAllByRole('link', { name: 'Paula Reyes' })[0]
    expect(link?.getAttribute('href')).toBe(`/pmdetails/Paula%20Reyes/${person}`)
    expect(group.getAllByRole('row')[1]?.textContent).toBe('Paula Reyes9')
  })

  it('STAFF-03 has turnaround, past due and due today of every vertical for project managers', async () => {
    await show()
    const group = await open('Project manager supervisor')
    expect(tablesOf(group)).toEqual(
      verticals.flatMap((name) => [`${name}: turnaround in hours`, `${name}: past due`, `${name}: due today`]),
    )
    expect(group.getAllByRole('row')[1]?.textContent).toBe('Paula Reyes6.03.09.0')
  })

  it('STAFF-04 has the checks of QA', async () => {
    await show()
    const group = await open('QA')
    expect(group.getAllByRole('row')[1]?.textContent).toBe('Quinn Adler11')
    expect(group.getByRole('link', { name: 'Quinn Adler' }).getAttribute('href')).toBe(
      `/qadetails/Quinn%20Adler/${person}`,
    )
  })

  it('STAFF-05 STAFF-11 has the front office: current, completed, pending review', async () => {
    await show()
    const group = await open('Front office')
    expect(tablesOf(group)).toEqual(['Current', 'Completed', 'Pending review'])
    const hrefs = group.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      `/currentquotes/Colin%20Webb/${person}`,
      '/currentquotes/Unassigned/null',
      `/completedquotes/Colin%20Webb/${person}`,
    ])
    expect(group.getAllByRole('row').at(-1)?.textContent).toBe('Pending review5')
  })

  it('STAFF-06 has the coordinators: past due and due today of every vertical, and unassigned orders', async () => {
    await show()
    const group = await open('Front-office coordinator')
    expect(tablesOf(group)).toEqual([
      ...verticals.flatMap((name) => [`${name}: past due`, `${name}: due today`]),
      'Unassigned: past due',
      'Unassigned: due today',
      'Unassigned',
    ])
    const hrefs = group.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs.slice(-3)).toEqual([
      '/pastdue/Unassigned/null',
      '/duetoday/Unassigned/null',
      '/currentquotes/Unassigned/null',
    ])
  })

  it('STAFF-07 asks for nothing of a closed group, and remembers in the session which are open', async () => {
    const calls = await show()
    expect(calls.some(({ request }) => request.includes('qaStats'))).toBe(false)
    await open('QA')
    expect(Object.keys(sessionStorage).some((key) => sessionStorage.getItem(key)?.includes('qa'))).toBe(true)
    cleanup()
    await show()
    expect(await screen.findByRole('table', { name: 'Reviews in progress' })).toBeTruthy()
    expect(screen.queryByRole('table', { name: 'Healthcare' })).toBeNull()
  })

  it('STAFF-22 says that the system failed, and tries again when asked', async () => {
    const given = answers()
    given['GET /api/statistics/qaStats'] = refuses(500, 'fault', 'Something went wrong on our side.')
    await show(given)
    await userEvent.click(screen.getByRole('heading', { name: 'QA' }))
    const failure = within(await screen.findByRole('alert'))
    expect(failure.getByText('System error')).toBeTruthy()
    expect(failure.getByText('An error occurred. Please try again later.')).toBeTruthy()
    given['GET /api/statistics/qaStats'] = answers()['GET /api/statistics/qaStats']
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Quinn Adler')).toBeTruthy()
  })

  it('says once that no chart can be read', async () => {
    const given = answers()
    for (const name of ['turnaroundTrend', 'loadPerPerson', 'pastDueHeat'])
      given[`GET /api/statistics/${name}`] = refuses(500, 'fault', 'Something went wrong on our side.')
    await show(given)
    // Until the last one has failed, each says so itself.
    const isOverviewGone = () => expect(screen.queryByRole('heading', { name: 'Load per person' })).toBeNull()
    await screen.findByRole('heading', { name: 'Load per person' })
    await waitFor(isOverviewGone, { timeout: 8_000 })
    expect((await screen.findByRole('alert')).textContent).toContain('System error')
  })

  it('draws what is best seen, each with its figures as a table', async () => {
    await show()
    expect(
      await screen.findByRole('img', {
        name: 'Healthcare: 30 hours in the week of Nov 02, 2026, 26 in the week of Nov 09, 2026',
      }),
    ).toBeTruthy()
    expect(screen.queryByRole('img', { name: /^No vertical/ })).toBeNull()
    expect(screen.getByRole('img', { name: 'Paula Reyes: 6 standard, 3 rush, 2 past due' })).toBeTruthy()
    const heat = screen.getByRole('table', { name: 'Past due by vertical' })
    expect(within(heat).getAllByRole('row')[1]?.textContent).toBe('Taiwan0070')
    for (const toggle of screen.getAllByRole('button', { name: 'Show as table' })) await userEvent.click(toggle)
    expect(screen.getAllByRole('rowheader', { name: 'Nov 09, 2026' })).toHaveLength(2)
    expect(screen.getByRole('cell', { name: '4–7 days' })).toBeTruthy()
  })
})
