// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuses, showPage, stubApi } from '../../shared/test-page.tsx'
import ReportPage from './report-page.tsx'
import { reportId, testReport } from './test-report.ts'

const rowsPath = `GET /api/reports/${reportId}/rows`
const row = {
  number: 'P-2026-000007',
  name: 'Leaflets',
  sourceLanguage: 'English (United States)',
  reference: null,
  createdAt: '2026-03-04T12:00:00.000Z',
  spend: 1234.5,
  'customField:Due': '2026-05-06',
}
const textColumn = (columnId: string, name: string) => ({ columnId, name, type: 'TEXT', isSortable: false })
const report = {
  ...testReport,
  columns: [
    textColumn('number', 'Number'),
    ...testReport.columns,
    textColumn('sourceLanguage', 'Source language'),
    textColumn('reference', 'Your reference'),
  ],
}
const request = { id: '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e01', origination: 'WEBFORM' }
const details = { request }
const answers = (totalRows = 60, isTotalExact = true) => ({
  'GET /api/reportViews': [],
  [`GET /api/reports/${reportId}`]: report,
  [rowsPath]: {
    items: Array.from({ length: Math.min(25, totalRows) }, () => row),
    details: Array.from({ length: Math.min(25, totalRows) }, () => details),
    totalRows,
    isTotalExact,
  },
})
const open = async (given: Record<string, unknown> = answers(), search = '') => {
  const calls = stubApi(given)
  const page = await showPage(`/reports/${reportId}${search}`, ReportPage, '/reports/$reportId')
  const asked = () =>
    calls
      .filter(({ request }) => request.startsWith(rowsPath))
      .map(({ request }) => Object.fromEntries(new URL(request.slice(4), 'http://x').searchParams))
  return { ...page, asked }
}
const openFilters = async () => userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('the page of a report', () => {
  it('REPORT-05 REPORT-08 shows breadcrumbs, filters with a Search button, 25 rows to a page and a CSV button', async () => {
    const { asked } = await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'All projects' })).toBeTruthy()
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/reports'])
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
    await openFilters()
    expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
    await screen.findByRole('table')
    const cells = within(screen.getAllByRole('row')[1] as HTMLElement)
    for (const text of ['Leaflets', 'Mar 04, 2026', '$1,234.50', 'May 06, 2026'])
      expect(cells.getByText(text)).toBeTruthy()
    expect(await screen.findByText('1–25 of 60 projects')).toBeTruthy()
    expect(asked()[0]).toMatchObject({ page: '1', limit: '25', sort: '-createdAt', filters: '{}' })
  })

  it('REPORT-09 sends date filters as milliseconds of the days of the reader, and keeps them in the address', async () => {
    const { asked, address } = await open()
    await openFilters()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Project name' }), 'leaf')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'COMPLETED')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Requested' }), 'Between two dates')
    const from = screen.getByRole('textbox', { name: /^Requested: from/ })
    const to = screen.getByRole('textbox', { name: /^Requested: to/ })
    fireEvent.change(from, { target: { value: '03/01/2026' } })
    fireEvent.blur(from)
    fireEvent.change(to, { target: { value: '03/31/2026' } })
    fireEvent.blur(to)
    await userEvent.type(screen.getByRole('textbox', { name: 'Words (min)' }), '500')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    const filters = {
      name: 'leaf',
      status: 'COMPLETED',
      createdAt: { from: new Date(2026, 2, 1).getTime(), to: new Date(2026, 3, 1).getTime() - 1 },
      words: { from: 500 },
    }
    await waitFor(() => expect(JSON.parse(asked().at(-1)?.filters ?? '')).toEqual(filters))
    expect(decodeURIComponent(address())).toContain('"name":"leaf"')
    await openFilters()
    expect((screen.getByRole('textbox', { name: 'Project name' }) as HTMLInputElement).value).toBe('leaf')
    expect((screen.getByRole('textbox', { name: /^Requested: to/ }) as HTMLInputElement).value).toBe('03/31/2026')
  })

  it('sends a period instead of dates, and shows it again', async () => {
    const { asked } = await open()
    await openFilters()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Requested' }), 'Last 30 days')
    expect(screen.queryByRole('textbox', { name: /^Requested: from/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    const filters = { createdAt: { period: 'LAST_30_DAYS' } }
    await waitFor(() => expect(JSON.parse(asked().at(-1)?.filters ?? '')).toEqual(filters))
    await openFilters()
    const select = screen.getByRole('combobox', { name: 'Requested' }) as HTMLSelectElement
    expect(select.selectedOptions[0]?.textContent).toBe('Last 30 days')
    await userEvent.selectOptions(select, 'Between two dates')
    expect(screen.getByRole('textbox', { name: /^Requested: from/ })).toBeTruthy()
  })

  it('shows the filters that are set next to the button, and removes one', async () => {
    const filters = { name: 'leaf', status: 'COMPLETED', createdAt: { period: 'LAST_30_DAYS' }, words: { from: 500 } }
    const { asked } = await open(answers(), `?filters=${encodeURIComponent(JSON.stringify(filters))}`)
    const set = within(await screen.findByRole('list', { name: 'Filters that are set' }))
    const texts = ['Project name: leaf', 'Status: Completed', 'Requested: Last 30 days', 'Words: from 500']
    expect(set.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(texts)
    await userEvent.click(set.getByRole('button', { name: 'Remove the filter “Status: Completed”' }))
    const { status: _, ...others } = filters
    await waitFor(() => expect(JSON.parse(asked().at(-1)?.filters ?? '')).toEqual(others))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }))
  })

  it('shows the chart before the table, and folds it for good', async () => {
    await open({ ...answers(), [`GET /api/reports/${reportId}/groups/MONTH`]: [] })
    const table = await screen.findByRole('table')
    const chart = screen.getByRole('heading', { name: 'At a glance' })
    expect(table.compareDocumentPosition(chart)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect(await screen.findByRole('combobox', { name: 'Group by' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'At a glance', expanded: true }))
    expect(screen.queryByRole('combobox', { name: 'Group by' })).toBeNull()
    cleanup()
    await open()
    expect(await screen.findByRole('button', { name: 'At a glance', expanded: false })).toBeTruthy()
  })

  it('has one line of actions on a telephone, with the rest in a menu, and the chart folded', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    await open()
    expect(await screen.findByRole('button', { name: 'At a glance', expanded: false })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Save view', 'Columns'])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Columns' }))
    expect(await screen.findByRole('dialog', { name: 'Columns of the table' })).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('refuses a number and a date that are none', async () => {
    const { asked } = await open()
    await openFilters()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Requested' }), 'Between two dates')
    fireEvent.change(screen.getByRole('textbox', { name: /^Requested: from/ }), { target: { value: 'soon' } })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Words (min)' }), 'many')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText('This value is not valid')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /^Requested: from/ }).getAttribute('aria-invalid')).toBe('true')
    expect(asked().every(({ filters }) => filters === '{}')).toBe(true)
  })

  it('sorts by a column, turns pages and remembers how many rows a page has', async () => {
    const { asked } = await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Project name' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'name' }))
    await userEvent.click(screen.getByRole('button', { name: 'Project name' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: '-name' }))
    expect(screen.getByRole('columnheader', { name: 'Project name' }).getAttribute('aria-sort')).toBe('descending')
    expect(screen.queryByRole('button', { name: 'Due' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /next/i }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: '2', sort: '-name' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /rows per page/i }), '100')
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: '1', limit: '100' }))
    expect(localStorage.getItem('portolan.reportRowsPerPage')).toBe('100')
  })

  it.each([
    ['WEBFORM', [], `/requests/${request.id}`],
    ['COUPA', [], `/coupa/${request.id}`],
    ['MT', ['machineTranslation'], `/machineTranslation/fileTranslation/${request.id}`],
  ])('links the name of a request from %s with %j to %s', async (origination, applicationIds, href) => {
    const item = { ...details, request: { ...request, origination } }
    await open({
      ...answers(),
      'GET /api/userAccount/enabledApplications': { applicationIds },
      [rowsPath]: { items: [row], details: [item], totalRows: 1, isTotalExact: true },
    })
    const cell = await screen.findByRole('cell', { name: row.name })
    await waitFor(() => expect(within(cell).getByRole('link').getAttribute('href')).toBe(href))
    expect(screen.queryByText(/^Requests without a link/)).toBeNull()
  })

  it.each([
    ['MT', 'You do not have machine translation'],
    ['EMAIL', 'No page here: it reached us by email or from another system'],
  ])('says why the name of a request from %s is no link', async (origination, reason) => {
    const item = { ...details, request: { ...request, origination } }
    await open({
      ...answers(),
      'GET /api/userAccount/enabledApplications': { applicationIds: ['reports'] },
      [rowsPath]: { items: [row], details: [item], totalRows: 1, isTotalExact: true },
    })
    const cell = await screen.findByRole('cell', { name: new RegExp(`^${row.name}.*${reason}`) })
    expect(within(cell).queryByRole('link')).toBeNull()
    expect(within(cell).getByTitle(reason).textContent).toBe(row.name)
    const note = screen.queryByText(/^Requests without a link/)
    expect(note !== null).toBe(origination === 'EMAIL')
    if (note) expect(note.compareDocumentPosition(cell)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows short names of languages, and whole ones when pointed at', async () => {
    await open(answers(1))
    const cells = within((await screen.findAllByRole('row'))[1] as HTMLElement)
    expect(cells.getByTitle('English (United States)').textContent).toBe('English (US)')
  })

  it('hides columns that clients need not fill where they are empty, says so, and shows them with a dash', async () => {
    const items = [{ ...row, spend: null }]
    const { address, asked } = await open({
      ...answers(),
      [rowsPath]: { items, details: [details], totalRows: 1, isTotalExact: true },
    })
    const table = await screen.findByRole('table')
    const head = () => within(table).queryByRole('columnheader', { name: 'Your reference' })
    expect(head()).toBeNull()
    expect(within(table).getByRole('columnheader', { name: 'Cost (USD)' })).toBeTruthy()
    expect(screen.getByText(/^Hidden because empty: Your reference\./)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show empty columns' }))
    await waitFor(() => expect(head()).toBeTruthy())
    expect(within(table).getAllByText('–')).toHaveLength(2)
    expect(address()).toContain('showsEmpty=true')
    const calls = asked().length
    await userEvent.click(screen.getByRole('button', { name: 'Hide empty columns' }))
    await waitFor(() => expect(head()).toBeNull())
    expect(asked()).toHaveLength(calls)
  })

  it('says that nothing matches', async () => {
    await open(answers(0))
    expect(await screen.findByText('Nothing matches these filters.')).toBeTruthy()
  })

  it('does not find the report of another client', async () => {
    await open({})
    expect(await screen.findByRole('heading', { name: 'Page not found' }, { timeout: 20_000 })).toBeTruthy()
  }, 30_000)

  it('says that there are more rows than it counts', async () => {
    await open(answers(10_000, false))
    expect(await screen.findByText('1–25 of more than 10,000 projects')).toBeTruthy()
  })

  it('shows why rows cannot be shown', async () => {
    await open({
      ...answers(),
      [rowsPath]: refuses(422, 'report_too_slow', 'This report takes too long with these filters.'),
    })
    expect(await screen.findByText(/takes too long with these filters/, undefined, { timeout: 20_000 })).toBeTruthy()
  }, 30_000)
})
