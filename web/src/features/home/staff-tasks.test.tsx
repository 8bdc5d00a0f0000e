// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WithQuery } from '../../shared/api/query.tsx'
import { showPage, signedIn, stubApi } from '../../shared/test-page.tsx'
import StaffTasks from './staff-tasks.tsx'
import { toolsOf } from './tools.ts'

const order = (id: string, deadline: string) => ({
  id,
  number: `P-${id}`,
  name: `Leaflets ${id}`,
  client: { id: 1001, name: 'Harbor Health' },
  walkInCompany: null,
  deadline,
})
const orders = 'GET /api/desk/orders?queue=ALL'

it('begins with the orders of the reader that have a problem, a message, are late or due today', async () => {
  stubApi({
    'GET /api/desk/overview': {
      items: [
        { queue: 'ATTENTION', need: 'PROBLEM', kind: null, orders: 3, mine: 1 },
        { queue: 'ALL', need: 'OVERDUE', kind: 'PROJECT', orders: 24, mine: 4 },
        { queue: 'ALL', need: 'OVERDUE', kind: 'QUOTE', orders: 16, mine: 3 },
        { queue: 'ALL', need: 'DUE_TODAY', kind: 'PROJECT', orders: 44, mine: 1 },
        { queue: 'ALL', need: 'UNANSWERED', kind: null, orders: 9, mine: 2 },
        { queue: 'TO_PRICE', need: null, kind: null, orders: 72, mine: 3 },
      ],
    },
    'GET /api/desk/orders?queue=ATTENTION&need=PROBLEM&isMine=true&pageSize=5': {
      items: [order('3', '2026-11-20T16:00:00.000Z')],
      nextPageToken: null,
    },
    [`${orders}&need=UNANSWERED&isMine=true&pageSize=5`]: {
      items: [order('3', '2026-11-20T16:00:00.000Z'), order('4', '2026-11-20T16:00:00.000Z')],
      nextPageToken: null,
    },
    [`${orders}&need=OVERDUE&isMine=true&pageSize=5`]: {
      items: [order('1', '2026-11-15T16:00:00.000Z')],
      nextPageToken: 'x',
    },
    [`${orders}&need=DUE_TODAY&kind=PROJECT&isMine=true&pageSize=5`]: {
      items: [order('2', '2026-11-17T16:00:00.000Z')],
      nextPageToken: null,
    },
  })
  await showPage('/', () => (
    <WithQuery>
      <StaffTasks />
    </WithQuery>
  ))
  expect((await screen.findByRole('link', { name: 'Leaflets 1' })).getAttribute('href')).toBe('/desk/1')
  await screen.findByRole('link', { name: 'Leaflets 2' })
  const [own] = screen.getAllByRole('list')
  const lines = within(own as HTMLElement).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Leaflets 3P-3 · Harbor HealthHas a problem',
    'Leaflets 4P-4 · Harbor HealthMessage without an answer',
    'Leaflets 1P-1 · Harbor HealthOverdue since Nov 15, 2026',
    'Leaflets 2P-2 · Harbor HealthDue today',
  ])
  expect(screen.getByRole('link', { name: 'See all 7 that are overdue' }).getAttribute('href')).toBe(
    '/desk?queue=ALL&need=OVERDUE&mine=true',
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Assigned to you',
    'Whole team',
  ])
})

it('counts orders and requests to price apart, and says where a role looks after one queue', async () => {
  const items = [
    { queue: 'ATTENTION', need: 'PROBLEM', kind: null, orders: 2, mine: 0 },
    { queue: 'ATTENTION', need: 'INVOICE', kind: null, orders: 1, mine: 0 },
    { queue: 'ATTENTION', need: 'PAYMENT', kind: null, orders: 3, mine: 0 },
    { queue: 'ALL', need: 'OVERDUE', kind: 'PROJECT', orders: 23, mine: 0 },
    { queue: 'ALL', need: 'OVERDUE', kind: 'QUOTE', orders: 16, mine: 0 },
    { queue: 'ALL', need: 'DUE_TODAY', kind: 'PROJECT', orders: 2, mine: 0 },
    { queue: 'IN_QA', need: 'DUE_TODAY', kind: null, orders: 1, mine: 0 },
  ]
  stubApi({ 'GET /api/desk/overview': { items } })
  await showPage('/', () => (
    <WithQuery>
      <StaffTasks />
    </WithQuery>
  ))
  const lines = await screen.findAllByRole('link')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '2 requests have a problem',
    '1 invoice to allow',
    '3 payment links to send',
    '23 orders are overdue',
    '16 requests to price are overdue',
    '2 orders are due today',
    '1 project to review is due today',
  ])
  expect(lines[1]?.getAttribute('href')).toBe('/desk?queue=ATTENTION&need=INVOICE')
})

it('has cards of administration for administrators only', () => {
  const portals = { invoicesPortalUrl: null, interpretingPortalUrl: null }
  const toolsFor = (role: 'ADMIN' | 'QUOTER') => toolsOf(signedIn({ roles: [role], clientConfig: null }), [], portals)
  expect(toolsFor('ADMIN')).toEqual(['DASHBOARD', 'desk', 'administration', 'desk/machineTranslation'])
  expect(toolsFor('QUOTER')).toEqual(['DASHBOARD', 'desk'])
})
