// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WithQuery } from '../../../shared/api/query.tsx'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import { reportId, testReport } from '../test-report.ts'
import { ReportChart } from './report-chart.tsx'

it('shows projects and cost by month, by status, and the same as a table', async () => {
  stubApi({
    [`GET /api/reports/${reportId}/groups/MONTH`]: [
      { name: '2026-10', rows: 4, spend: 1840.5 },
      { name: '2026-09', rows: 1, spend: 10 },
    ],
    [`GET /api/reports/${reportId}/groups/STATUS`]: [{ name: 'Completed', rows: 5, spend: 1850.5 }],
  })
  await showPage('/', () => (
    <WithQuery>
      <ReportChart
        report={testReport}
        selection={{ filters: {}, sort: '-createdAt', columns: null, showsEmpty: false }}
      />
    </WithQuery>
  ))
  const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(items).toEqual(['Oct 20264 projects$1,840.50', 'Sep 20261 project$10.00'])
  const widths = () => [...document.querySelectorAll<HTMLElement>('li [style]')].map(({ style }) => style.inlineSize)
  expect(widths()).toEqual(['100%', '25%'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Cost')
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('Sep 2026$10.001 project')
  expect(Number.parseFloat(widths()[1] ?? '')).toBeCloseTo(1000 / 1840.5)
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getByRole('columnheader', { name: 'Projects' })).toBeTruthy()
  expect(within(screen.getByRole('table')).getByText('$1,840.50')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'Status')
  expect(await screen.findByRole('rowheader', { name: 'Completed' })).toBeTruthy()
})
