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

it('begins with the orders of the reader that are late or due today', async () => {
  stubApi({
    'GET /api/desk/overview': {
      items: [
        { queue: 'ALL', need: 'OVERDUE', orders: 40, mine: 7 },
        { queue: 'ALL', need: 'DUE_TODAY', orders: 44, mine: 1 },
        { queue: 'TO_PRICE', need: null, orders: 72, mine: 3 },
      ],
    },
    [`${orders}&need=OVERDUE&isMine=true&pageSize=5`]: {
      items: [order('1', '2026-11-15T16:00:00.000Z')],
      nextPageToken: 'x',
    },
    [`${orders}&need=DUE_TODAY&isMine=true&pageSize=5`]: {
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
    'Leaflets 1P-1 · Harbor HealthOverdue since 11/15/2026',
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

it('has cards of administration for administrators only', () => {
  const portals = { invoicesPortalUrl: null, interpretingPortalUrl: null }
  const toolsFor = (role: 'ADMIN' | 'QUOTER') => toolsOf(signedIn({ roles: [role], clientConfig: null }), [], portals)
  expect(toolsFor('ADMIN')).toEqual(['DASHBOARD', 'desk', 'administration', 'desk/machineTranslation'])
  expect(toolsFor('QUOTER')).toEqual(['DASHBOARD', 'desk'])
})
