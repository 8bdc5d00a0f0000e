// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../shared/api/query-client.ts'
import { refuses, showPage, stubApi } from '../../shared/test-page.tsx'
import ReportsPage from './reports-page.tsx'
import { reportId, testReport } from './test-report.ts'

it('REPORT-02 REPORT-04 groups reports by type, each with a link to its page', async () => {
  const { name, description } = testReport
  stubApi({
    'GET /api/reportViews': [],
    'GET /api/reports': [
      { id: 'x', name: 'Contacts', description: 'People', type: 'CLIENT_CONTACT' },
      { id: reportId, name, description, type: 'PROJECT' },
    ],
  })
  await showPage('/reports', ReportsPage)
  const projects = await screen.findByRole('region', { name: 'Projects' })
  expect(within(projects).getByRole('link', { name }).getAttribute('href')).toBe(`/reports/${reportId}`)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Projects',
    'Contacts',
  ])
})

it('shows the names of the types only where a type has several reports', async () => {
  const report = (id: string, name: string, type: string) => ({ id, name, description: '', type })
  const reports = [report('x', 'Contacts', 'CLIENT_CONTACT'), report('y', 'All projects', 'PROJECT')]
  const answers = { 'GET /api/reportViews': [], 'GET /api/reports': reports }
  stubApi(answers)
  await showPage('/reports', ReportsPage)
  const heading = async () => (await screen.findByRole('heading', { name: 'Projects' })).className
  expect(await heading()).toBe('visually-hidden')
  cleanup()
  queryClient.clear()
  reports.push(report('z', 'Late projects', 'PROJECT'))
  await showPage('/reports', ReportsPage)
  expect(await heading()).toBe('')
})

it('says that there are no reports', async () => {
  stubApi({ 'GET /api/reports': [], 'GET /api/reportViews': [] })
  await showPage('/reports', ReportsPage)
  expect(await screen.findByText('There are no reports for your organization yet.')).toBeTruthy()
})

it('shows a failure', async () => {
  stubApi({ 'GET /api/reports': refuses(403, 'application_disabled', 'No.') })
  await showPage('/reports', ReportsPage)
  expect(await screen.findByRole('alert')).toBeTruthy()
})
