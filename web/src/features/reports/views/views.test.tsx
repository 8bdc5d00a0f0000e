// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import ReportPage from '../report-page.tsx'
import ReportsPage from '../reports-page.tsx'
import { reportId, testReport, testView } from '../test-report.ts'

const { name, description, type } = testReport
const row = { name: 'Leaflets', createdAt: '2026-03-04T12:00:00.000Z', spend: 1234.5, 'customField:Due': null }
const answers = {
  'GET /api/reports': [{ id: reportId, name, description, type }],
  [`GET /api/reports/${reportId}`]: testReport,
  [`GET /api/reports/${reportId}/rows`]: { items: [row], details: [], totalRows: 1, isTotalExact: true },
  [`GET /api/reports/${reportId}/groups/MONTH`]: [],
  'GET /api/reportViews': [testView],
}
const openReport = async (search = '', more: Record<string, unknown> = {}) => {
  const calls = stubApi({ ...answers, ...more })
  const page = await showPage(`/reports/${reportId}${search}`, ReportPage, '/reports/$reportId')
  const asked = () =>
    calls
      .filter(({ request }) => request.includes('/rows'))
      .map(({ request }) => Object.fromEntries(new URL(request.slice(4), 'http://x').searchParams))
  return { ...page, calls, asked }
}
beforeEach(() => localStorage.clear())

describe('a saved view', () => {
  it('opens with its filters, order and columns', async () => {
    const { asked } = await openReport(`?view=${testView.id}`)
    await screen.findByRole('table', { name: 'All projects' })
    const { filters, sort, columns } = testView
    expect(asked()[0]).toMatchObject({ filters, sort, columns })
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Project name', 'Cost (USD)'])
    expect((screen.getByRole('combobox', { name: 'Saved view' }) as HTMLSelectElement).value).toBe(testView.id)
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  })

  it('is saved under a name with what the page shows', async () => {
    const { calls } = await openReport('', { 'POST /api/reportViews': { ...testView, name: 'Mine' } })
    await screen.findByRole('table', { name: 'All projects' })
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Requested' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Requested' })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Mine')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(calls.some(({ request }) => request === 'POST /api/reportViews')).toBe(true))
    const sent = calls.find(({ request }) => request === 'POST /api/reportViews')?.body
    const columns = '["name","spend","customField:Due"]'
    const shown = { filters: '{}', sort: '-createdAt', columns, showsEmptyColumns: false }
    expect(sent).toEqual({ reportId, name: 'Mine', ...shown })
  })

  it('remembers that empty columns are shown', async () => {
    const view = { ...testView, columns: null, showsEmptyColumns: true }
    await openReport(`?view=${view.id}`, { 'GET /api/reportViews': [view] })
    expect(await screen.findByRole('columnheader', { name: 'Due' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Hide empty columns' }))
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeTruthy()
    expect(screen.queryByRole('columnheader', { name: 'Due' })).toBeNull()
  })

  it('offers to save what was changed', async () => {
    const { calls } = await openReport(`?view=${testView.id}`, {
      [`POST /api/reportViews/${testView.id}`]: { ...testView, sort: '-name' },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Project name' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }))
    const isSave = ({ request }: { request: string }) => request === `POST /api/reportViews/${testView.id}`
    await waitFor(() => expect(calls.some(isSave)).toBe(true))
    expect(calls.find(isSave)?.body).toMatchObject({ name: 'Completed', sort: '-name', columns: testView.columns })
  })

  it('says that it is not there any more, and shows the report', async () => {
    await openReport('?view=0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c99')
    expect(await screen.findByText(/^This saved view is not there any more/)).toBeTruthy()
    expect(await screen.findByRole('table', { name: 'All projects' })).toBeTruthy()
  })
})

describe('the list of saved views', () => {
  const open = async (search = '', more: Record<string, unknown> = {}) => {
    const calls = stubApi({ ...answers, ...more })
    return { ...(await showPage(`/reports${search}`, ReportsPage, '/reports')), calls }
  }
  const choose = async (item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Completed' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  }

  it('links to each view and names its report', async () => {
    await open()
    const views = within(await screen.findByRole('table', { name: 'Saved views' }))
    const link = views.getByRole('link', { name: 'Completed' })
    expect(link.getAttribute('href')).toBe(`/reports/${reportId}?view=${testView.id}`)
    expect(views.getByRole('cell', { name: 'All projects' })).toBeTruthy()
  })

  it('renames and deletes a view', async () => {
    const path = `POST /api/reportViews/${testView.id}`
    const { calls } = await open('', { [path]: { ...testView, name: 'Done' }, [`${path}/actions/delete`]: {} })
    await choose('Rename')
    const input = await screen.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(input)
    await userEvent.type(input, 'Done')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(calls.find(({ request }) => request === path)?.body).toBeTruthy())
    const { filters, sort, columns, showsEmptyColumns } = testView
    const renamed = { name: 'Done', filters, sort, columns, showsEmptyColumns }
    expect(calls.find(({ request }) => request === path)?.body).toEqual(renamed)
    await choose('Delete')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(calls.some(({ request }) => request === `${path}/actions/delete`)).toBe(true))
  })

  it('switches emails on', async () => {
    const path = `POST /api/reportViews/${testView.id}/actions/schedule`
    const { calls } = await open('', {
      [path]: { ...testView, emails: 'WEEKLY', nextEmailTime: '2026-11-02T12:00:00.000Z' },
    })
    await choose('Emails')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Emails' }), 'Every Monday')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    await waitFor(() =>
      expect(calls.find(({ request }) => request === path)?.body).toEqual({ emails: 'WEEKLY', timeZone }),
    )
  })

  it('opens the choice of emails for the link in an email', async () => {
    const { address } = await open(`?view=${testView.id}`)
    expect(await screen.findByRole('dialog', { name: 'Emails about “Completed”' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(address()).toBe('/reports'))
  })
})
