import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { countReportRows, exportReport, listReports } from '@portolan/contract/reports/reports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addRequests } from './test-requests.ts'

let portal: TestApp
let harbor: Caller
let id: string
beforeAll(async () => {
  portal = await testApp()
  harbor = await portal.as('client@harbor.example')
  id = (await portal.call(listReports, {}, harbor)).find(({ type }) => type === 'PROJECT')?.id ?? ''
  const many = Array.from({ length: 1203 }, (_, n) => ({ name: `Many ${n}`, createdAt: '2021-03-04T05:06:07Z' }))
  await addRequests(portal.db, 1001, [
    ...many,
    { name: '=1+1', words: 7, createdAt: '2021-03-05T03:00:00Z', priceCents: 250 },
  ])
  await addRequests(portal.db, 1002, [{ name: 'Many of Meridian' }])
})
afterAll(() => portal.close())

const addressOf = async (format: 'csv' | 'xlsx', filters: object, more = {}) =>
  (
    await portal.call(
      exportReport,
      { params: { id, format }, query: { filters: JSON.stringify(filters), ...more } },
      harbor,
    )
  ).downloadUrl
const download = async (...given: Parameters<typeof addressOf>) => fetch(await addressOf(...given))

it('REPORT-01 streams all rows as CSV, in the order of the page, with the days of the reader', async () => {
  const reply = await download('csv', { name: 'Many' })
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(decodeURIComponent(reply.headers.get('content-disposition') ?? '')).toMatch(
    /All projects \d{4}-\d\d-\d\d \d{6}\.csv$/,
  )
  const lines = (await reply.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(1204)
  expect(new Set(lines).size).toBe(1204)
  expect(lines.some((line) => line.includes('Meridian'))).toBe(false)
  expect(lines[1]).toContain('"03/04/2021"')
  const one = await (await download('csv', { words: 7 }, { timeZone: 'America/New_York' })).text()
  expect(one).toContain(`"'=1+1"`)
  expect(one).toContain('"03/04/2021"')
  expect(one).toContain('"2.50"')
})

it('streams all rows as a workbook', async () => {
  const reply = await download('xlsx', { name: 'Many' }, { sort: 'name' })
  expect(reply.headers.get('content-type')).toContain('spreadsheetml')
  const path = join(mkdtempSync(join(tmpdir(), 'portolan-export-')), 'report.xlsx')
  writeFileSync(path, Buffer.from(await reply.arrayBuffer()))
  const sheet = execFileSync('unzip', ['-p', path, 'xl/worksheets/sheet1.xml'], { encoding: 'utf8', maxBuffer: 1e8 })
  rmSync(dirname(path), { recursive: true })
  expect(sheet.match(/<row>/g)).toHaveLength(1204)
  expect(sheet.indexOf('>Many 1<')).toBeLessThan(sheet.indexOf('>Many 999<'))
})

it('gives no file for a changed, forged or expired address, nor for wrong filters', async () => {
  const address = new URL(await addressOf('csv', { name: 'Many' }))
  const file = JSON.parse(address.searchParams.get('file') ?? '')
  address.searchParams.set('file', JSON.stringify({ ...file, clientId: 1002 }))
  expect((await fetch(address)).status).toBe(404)
  const later = new URL(await addressOf('csv', {}))
  later.searchParams.set('until', '9999999999')
  expect((await fetch(later)).status).toBe(404)
  const query = { filters: '{"clientId":1002}' }
  expect(await portal.refused(exportReport, { params: { id, format: 'csv' }, query }, harbor)).toEqual([
    400,
    'report_filter_invalid',
  ])
})

it('REPORT-01 exports the columns of the view, and says how many rows there are', async () => {
  const columns = '["words","name"]'
  const query = { filters: '{"words":7}', columns }
  const { downloadUrl, ...count } = await portal.call(exportReport, { params: { id, format: 'csv' }, query }, harbor)
  expect(count).toEqual({ totalRows: 1, isTotalExact: true })
  expect(await (await fetch(downloadUrl)).text()).toBe(`"Words","Project name"\r\n"7","'=1+1"\r\n`)
})

it('REPORT-01 exports no formula that a spreadsheet would run, whatever a request is called', async () => {
  const commands = ['1+1', "cmd|' /C calc'!A0", 'HYPERLINK("http://x","x")', 'SUM(A1:A9)', 'DDE("cmd";"/C calc";"x")']
  const starts = ['=', '+', '-', '@', '＝', '\t=', ' =', '\uFEFF=']
  const formulas = starts.flatMap((start) => commands.map((command) => start + command))
  expect(formulas).toHaveLength(40)
  const at = '2019-01-01T00:00:00Z'
  await addRequests(
    portal.db,
    1001,
    formulas.map((name) => ({ name, createdAt: at })),
  )
  const range = { createdAt: { from: Date.parse(at), to: Date.parse(at) } }
  const text = await (await download('csv', range, { columns: '["name"]' })).text()
  const cells = text.split('\r\n').slice(1, -1)
  expect(cells).toHaveLength(40)
  for (const cell of cells) expect(cell).not.toMatch(/^"[\s\p{Cf}]*[=+\-@＝]/u)
})

it('counts rows and cost by month and status', async () => {
  const count = (grouping: 'MONTH' | 'STATUS') =>
    portal.call(
      countReportRows,
      { params: { id, grouping }, query: { filters: '{"createdAt":{"from":1600000000000,"to":1700000000000}}' } },
      harbor,
    )
  expect(await count('MONTH')).toEqual([{ name: '2021-03', rows: 1204, spend: 2.5 }])
  expect(await count('STATUS')).toEqual([{ name: 'Completed', rows: 1204, spend: 2.5 }])
})
