// @vitest-environment jsdom
import { ReadableStream, TransformStream } from 'node:stream/web'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '../../../shared/test-page.tsx'
import { Snackbar } from '../../../shared/ui/snackbar.tsx'
import { reportId, testReport } from '../test-report.ts'
import { ExportMenu } from './export-menu.tsx'
import { exportReport } from './export-report.ts'
import { nameReportFile, writeReportCsv } from './report-csv.ts'

const saved: { name: string; href: string; blob: Blob }[] = []
beforeEach(() => {
  saved.length = 0
  let last: Blob
  URL.createObjectURL = (blob) => {
    last = blob as Blob
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  HTMLAnchorElement.prototype.click = function () {
    saved.push({ name: this.download, href: this.href, blob: last })
  }
})

const row = { name: 'Leaflets, "A"', createdAt: '2026-03-04T12:00:00.000Z', spend: 5, 'customField:Due': null }
const selection = { filters: {}, sort: '-createdAt', columns: null, showsEmpty: false }

/** Fails so many times, then answers. */
function stubRows(failures: number, totalRows: number) {
  const urls: URL[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    urls.push(new URL(input, 'http://x'))
    if (urls.length <= failures) return Response.json({ errorCode: 'unavailable', message: 'x' }, { status: 503 })
    return Response.json({ items: [row], totalRows, isTotalExact: true })
  })
  return urls
}

it('REPORT-10 loads page 1 with limit 1000 and retries three times', async () => {
  const urls = stubRows(3, 1)
  await exportReport(testReport, selection)
  expect(urls).toHaveLength(4)
  expect(urls.every(({ pathname }) => pathname === `/api/reports/${reportId}/rows`)).toBe(true)
  expect(Object.fromEntries(urls[3]!.searchParams)).toMatchObject({ page: '1', limit: '1000', sort: '-createdAt' })
  expect(saved).toHaveLength(1)
  stubRows(4, 1)
  await expect(exportReport(testReport, selection)).rejects.toMatchObject({ status: 503 })
}, 20_000)

it('REPORT-11 writes fully quoted CSV with dates as MM/DD/YYYY', async () => {
  expect(writeReportCsv(testReport.columns, [row])).toBe(
    '\uFEFF"Project name","Requested","Cost (USD)","Due"\r\n"Leaflets, ""A""","03/04/2026","5.00",""\r\n',
  )
})

it('REPORT-11 names the file after the report and the time', () => {
  expect(nameReportFile('All projects', new Date(2026, 0, 2, 3, 4, 5), 'csv')).toBe(
    'All projects 2026-01-02 030405.csv',
  )
})

it('REPORT-01 neutralizes formulas', () => {
  const csv = writeReportCsv(testReport.columns, [{ ...row, name: '=HYPERLINK("http://x")' }])
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
})

it('REPORT-10 says that only the first 1000 records were exported', async () => {
  stubRows(0, 5000)
  await open('CSV, first 1000 rows')
  expect(await screen.findByText('Only the first 1000 of 5000 records were exported.')).toBeTruthy()
  expect(saved).toHaveLength(1)
})

const open = async (item: string) => {
  await showPage('/', () => (
    <>
      <ExportMenu report={testReport} selection={selection} />
      <Snackbar />
    </>
  ))
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

/** Answers with an address, and with a download to be written by the test. */
function stubDownload(count: { totalRows: number; isTotalExact: boolean }) {
  // jsdom has no streams.
  vi.stubGlobal('TransformStream', TransformStream)
  const asked = Promise.withResolvers<void>()
  const stream = { asked: asked.promise, push: (_text: string) => {}, finish: () => {} }
  vi.stubGlobal('fetch', async (input: string) => {
    if (input.includes('/export/')) return Response.json({ downloadUrl: 'http://x/download/reports?file=1', ...count })
    const body = new ReadableStream({
      start(controller) {
        stream.push = (text) => controller.enqueue(new TextEncoder().encode(text))
        stream.finish = () => controller.close()
        asked.resolve()
      },
    })
    return new Response(body as never)
  })
  return stream
}

it('REPORT-01 saves all rows as CSV, with the number of rows so far, and can be stopped', async () => {
  const stream = stubDownload({ totalRows: 5, isTotalExact: true })
  await open('CSV, all rows')
  await screen.findByText('Exporting: 0 MB')
  await stream.asked
  stream.push('head\none\ntwo\nthree\n')
  expect(await screen.findByText('Exporting: 3 of 5 rows')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy()
  stream.finish()
  expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy()
  expect(saved[0]?.name).toMatch(/^All projects .*\.csv$/)
})

it('REPORT-01 saves all rows as a workbook, with its size so far', async () => {
  const stream = stubDownload({ totalRows: 5, isTotalExact: true })
  await open('Excel, all rows')
  await screen.findByText('Exporting: 0 MB')
  await stream.asked
  stream.push('x'.repeat(2_500_000))
  expect(await screen.findByText('Exporting: 2.5 MB')).toBeTruthy()
  stream.finish()
  expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy()
  expect(saved[0]?.name).toMatch(/^All projects .*\.xlsx$/)
})

it('leaves more rows than it can hold to the browser', async () => {
  stubDownload({ totalRows: 100_000, isTotalExact: false })
  await open('CSV, all rows')
  expect(await screen.findByText('The download has started. Your browser shows its progress.')).toBeTruthy()
  expect(saved).toEqual([expect.objectContaining({ href: 'http://x/download/reports?file=1' })])
})
