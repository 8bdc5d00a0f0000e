// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WithQuery } from '../../../shared/api/query.tsx'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import { reportId, testReport } from '../test-report.ts'
import { ReportChart } from './report-chart.tsx'

const showChart = () =>
  showPage('/', () => (
    <WithQuery>
      <ReportChart
        report={testReport}
        selection={{ filters: {}, sort: '-createdAt', columns: null, showsEmpty: false }}
      />
    </WithQuery>
  ))

const stubGroups = (months: object[]) =>
  stubApi({
    [`GET /api/reports/${reportId}/groups/MONTH`]: months,
    [`GET /api/reports/${reportId}/groups/STATUS`]: [
      { name: 'Completed', rows: 5, spend: 10 },
      { name: 'Processing', rows: 2, spend: 40 },
    ],
  })

const names = (role: 'img' | 'rowheader') =>
  screen.getAllByRole(role).map((element) => element.getAttribute('aria-label') ?? element.textContent)
const sizes = () => [...document.querySelectorAll<HTMLElement>('li [style]')].map(({ style }) => style.blockSize)

it('shows a column a month, oldest first, and the same as a table', async () => {
  stubGroups([
    { name: '2026-10', rows: 4, spend: 1840.5 },
    { name: '2026-08', rows: 1, spend: 10 },
  ])
  await showChart()
  await screen.findAllByRole('listitem')
  expect(names('img')).toEqual([
    'Aug 2026: 1 project, $10.00',
    'Sep 2026: 0 projects, $0.00',
    'Oct 2026: 4 projects, $1,840.50',
  ])
  expect(sizes()).toEqual(['25%', '0%', '100%'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Cost')
  expect(names('img')[2]).toBe('Oct 2026: $1,840.50, 4 projects')
  expect(sizes()).toEqual(['0.5%', '0%', '92.025%'])
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getByRole('columnheader', { name: 'Projects' })).toBeTruthy()
  expect(names('rowheader')).toEqual(['Aug 2026', 'Sep 2026', 'Oct 2026'])
  expect(within(screen.getByRole('table')).getByText('$1,840.50')).toBeTruthy()
})

it('is one stop for the Tab key; arrows go from month to month', async () => {
  stubGroups([
    { name: '2026-10', rows: 4, spend: 0 },
    { name: '2026-09', rows: 1, spend: 0 },
  ])
  await showChart()
  const [september, october] = await screen.findAllByRole('img')
  screen.getByRole('button', { name: 'Show as table' }).focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(october)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(september)
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(october)
})

it('shows statuses as bars, the largest by the chosen measure first', async () => {
  stubGroups([])
  await showChart()
  expect(await screen.findByText('Nothing matches these filters.')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'Status')
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  await screen.findAllByRole('listitem')
  expect(items()).toEqual(['Completed5 projects$10.00', 'Processing2 projects$40.00'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Cost')
  expect(items()).toEqual(['Processing$40.002 projects', 'Completed$10.005 projects'])
})
