import { listReportRows, listReports } from '@portolan/contract/reports/reports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { loadDemoReports } from './load-reports.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

it('has a report of each type with 5,000 rows behind it, once however often it starts', async () => {
  await loadDemoReports({ db: portal.db })
  await loadDemoReports({ db: portal.db })
  const meridian = await portal.as('client@meridian.example')
  const found = await portal.call(listReports, {}, meridian)
  const totals = new Map<string, number>()
  for (const { id, type } of found)
    totals.set(type, (await portal.call(listReportRows, { params: { id }, query: {} }, meridian)).totalRows)
  expect(Object.fromEntries(totals)).toEqual({ PROJECT: 5000, QUOTE: 5000, TASK: 5000, CLIENT_CONTACT: 5002 })
})
