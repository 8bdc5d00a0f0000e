import { getReport, listReportRows, listReports } from '@portolan/contract/reports/reports'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../testing/job-requests.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addRequests, type TestRequest } from './test-requests.ts'

let portal: TestApp
let harbor: Caller
let meridian: Caller
beforeAll(async () => {
  portal = await testApp()
  harbor = await portal.as('client@harbor.example')
  meridian = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

const add = (clientId: number, requests: readonly TestRequest[]) => addRequests(portal.db, clientId, requests)
const idOf = async (type: string, caller = harbor) => {
  const found = (await portal.call(listReports, {}, caller)).find((report) => report.type === type)
  if (!found) throw new Error(`There is no report ${type}.`)
  return found.id
}
type Query = Partial<{ page: number; limit: 25 | 50 | 100 | 1000; sort: string; timeZone: string }> & {
  filters?: object
}
const rows = async (type: string, { filters, ...query }: Query = {}, caller = harbor) =>
  portal.call(
    listReportRows,
    {
      params: { id: await idOf(type, caller) },
      query: { ...query, ...(filters && { filters: JSON.stringify(filters) }) },
    },
    caller,
  )
const namesOf = async (filters: object, caller = harbor) =>
  (await rows('PROJECT', { filters, limit: 1000 }, caller)).items.map(({ name }) => name).toSorted()

describe('the list of reports', () => {
  it('API-57 REPORT-01 REPORT-02 lists a report of each type', async () => {
    const found = await portal.call(listReports, {}, harbor)
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['PROJECT', 'QUOTE', 'TASK', 'CLIENT_CONTACT']))
    expect(found.every(({ name, description }) => name !== '' && description !== '')).toBe(true)
    expect(found.find(({ type }) => type === 'TASK')?.name).toBe('Requests by language')
  })

  it('REPORT-03 is for members whose account has the application', async () => {
    expect(await portal.refused(listReports, {})).toEqual([401, 'signed_out'])
    const staff = await portal.as('pm@portolan.example')
    expect(await portal.refused(listReports, {}, staff)).toEqual([403, 'forbidden'])
    const without = await portal.as('requests@meridian.example')
    expect(await portal.refused(listReports, {}, without)).toEqual([403, 'application_disabled'])
  })

  it('does not find the report of another client', async () => {
    const { id } = await portal.db
      .insertInto('report')
      .values({
        client_id: 1002,
        type: 'PROJECT',
        names: '{"en":"Claims"}',
        descriptions: '{"en":"Claims only"}',
        column_ids: ['name'],
        filters: '[]',
        sort: '-createdAt',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await portal.call(getReport, { params: { id } }, meridian)).name).toBe('Claims')
    for (const endpoint of [getReport, listReportRows])
      expect(await portal.refused(endpoint, { params: { id }, query: {} }, harbor)).toEqual([404, 'report_not_found'])
    expect((await portal.call(listReports, {}, harbor)).some((report) => report.id === id)).toBe(false)
  })
})

it("API-58 REPORT-06 describes a report, with the client's date fields, in the reader's language", async () => {
  const id = await idOf('PROJECT')
  const report = await portal.call(getReport, { params: { id } }, harbor)
  expect(report).toMatchObject({ id, name: 'All projects', type: 'PROJECT', sort: '-createdAt' })
  expect(report.columns).toContainEqual({ columnId: 'name', name: 'Project name', type: 'TEXT', isSortable: true })
  const status = report.filters.find(({ mapping }) => mapping === 'status')
  expect(status).toMatchObject({ name: 'Status', type: 'LIST', defaultValue: null })
  expect(status?.options).toContainEqual({ value: 'COMPLETED', name: 'Completed' })
  const field = { name: 'Needed in clinic on', mapping: 'customField:Needed in clinic on' }
  expect(report.filters).toContainEqual({ ...field, type: 'DATE', options: [], defaultValue: null })
  expect(report.columns.at(-1)).toMatchObject({ columnId: field.mapping, type: 'DATE' })
  const spanish: Call = (path, init) =>
    harbor(path, { ...init, headers: { ...init?.headers, 'accept-language': 'es' } })
  expect((await portal.call(getReport, { params: { id } }, spanish)).name).toBe('Todos los proyectos')
  const ofMeridian = await portal.call(getReport, { params: { id } }, meridian)
  expect(ofMeridian.filters.some(({ mapping }) => mapping === field.mapping)).toBe(false)
})

describe('the rows of a report', () => {
  it('API-59 REPORT-07 REPORT-08 answers items by columnId and the number of rows, 25 to a page', async () => {
    await add(
      1001,
      Array.from({ length: 60 }, (_, n) => ({ name: `Row ${String(n).padStart(2, '0')}`, words: n })),
    )
    const first = await rows('PROJECT', { filters: { name: 'row ' }, sort: 'name' })
    expect(first).toMatchObject({ totalRows: 60, isTotalExact: true })
    expect(first.items).toHaveLength(25)
    expect(first.items[3]).toMatchObject({
      name: 'Row 03',
      words: 3,
      status: 'Completed',
      sourceLanguage: 'English (United States)',
    })
    const last = await rows('PROJECT', { filters: { name: 'row ' }, sort: 'name', page: 3 })
    expect(last.items.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, n) => `Row ${50 + n}`))
    const behind = await rows('PROJECT', { filters: { name: 'row ' }, page: 9 })
    expect(behind).toEqual({ items: [], details: [], totalRows: 60, isTotalExact: true })
    const down = await rows('PROJECT', { filters: { name: 'row ' }, sort: '-words', limit: 50 })
    expect(down.items.map(({ words }) => words)).toEqual(Array.from({ length: 50 }, (_, n) => 59 - n))
  })

  it('REPORT-09 filters times by milliseconds, both ends included', async () => {
    const at = Date.parse('2021-03-04T05:06:07.890Z')
    await add(1001, [{ name: 'In time', createdAt: '2021-03-04T05:06:07.890999Z' }])
    for (const range of [{ from: at }, { from: at, to: at }, { to: at, from: at - 5 }])
      expect(await namesOf({ createdAt: range, name: 'In time' })).toEqual(['In time'])
    for (const range of [{ from: at + 1 }, { to: at - 1 }])
      expect(await namesOf({ createdAt: range, name: 'In time' })).toEqual([])
  })

  it('REPORT-09 filters the calendar dates of custom fields by the days of the reader', async () => {
    await add(1001, [{ name: 'Clinic', fields: { 'Needed in clinic on': '2026-03-02' } }])
    const find = async (from: string, timeZone: string) => {
      const filters = {
        'customField:Needed in clinic on': { from: Date.parse(from), to: Date.parse(from) + 86_399_999 },
      }
      return (await rows('PROJECT', { filters, timeZone })).items.map(({ name }) => name)
    }
    expect(await find('2026-03-02T05:00:00Z', 'America/New_York')).toEqual(['Clinic'])
    expect(await find('2026-03-02T05:00:00Z', 'UTC')).toEqual(['Clinic'])
    expect(await find('2026-03-01T05:00:00Z', 'America/New_York')).toEqual([])
    const { items } = await rows('PROJECT', { filters: { name: 'Clinic' } })
    expect(items[0]).toMatchObject({ 'customField:Needed in clinic on': '2026-03-02' })
  })

  it('filters by periods that move with the calendar', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    await add(1001, [
      { name: 'Recent one', createdAt: daysAgo(0) },
      { name: 'Recent two', createdAt: daysAgo(20), fields: { 'Needed in clinic on': daysAgo(-3).slice(0, 10) } },
      { name: 'Recent three', createdAt: daysAgo(40) },
    ])
    const named = (filters: object) => namesOf({ name: 'Recent', ...filters })
    expect(await named({ createdAt: { period: 'LAST_7_DAYS' } })).toEqual(['Recent one'])
    expect(await named({ createdAt: { period: 'LAST_30_DAYS' } })).toEqual(['Recent one', 'Recent two'])
    expect(await named({ createdAt: { period: 'NEXT_7_DAYS' } })).toEqual(['Recent one'])
    expect(await named({ 'customField:Needed in clinic on': { period: 'NEXT_7_DAYS' } })).toEqual(['Recent two'])
    for (const wrong of [{ period: 'SOON' }, { period: 'LAST_7_DAYS', from: 1 }, { period: null }])
      await expect(rows('PROJECT', { filters: { createdAt: wrong } })).rejects.toThrow('report_filter_invalid')
    await expect(rows('PROJECT', { filters: { words: { period: 'LAST_7_DAYS' } } })).rejects.toThrow(
      'report_filter_invalid',
    )
  })

  it('filters by list, number and text, and combines filters', async () => {
    await add(1001, [
      { name: 'Hundred 100% sure', words: 10, status: 'COMPLETED' },
      { name: 'Hundred 100 percent', words: 20, status: 'CANCELLED', targets: ['fra', 'deu'] },
    ])
    expect(await namesOf({ name: 'Hundred 100%' })).toEqual(['Hundred 100% sure'])
    expect(await namesOf({ name: 'Hundred', words: { from: 15 } })).toEqual(['Hundred 100 percent'])
    expect(await namesOf({ name: 'Hundred', words: 10 })).toEqual(['Hundred 100% sure'])
    expect(await namesOf({ name: 'Hundred', status: 'CANCELLED' })).toEqual(['Hundred 100 percent'])
    expect(await namesOf({ name: 'Hundred', targetLanguage: 'deu' })).toEqual(['Hundred 100 percent'])
    expect(await namesOf({ name: 'Hundred', status: '' })).toHaveLength(2)
  })

  it('has quotes with their decision and tasks with their share of the price', async () => {
    await add(1001, [{ name: 'Priced', targets: ['fra', 'deu'], priceCents: 30_000 }])
    const quotes = await rows('QUOTE', { filters: { name: 'Priced', price: { from: 300, to: 300 } } })
    expect(quotes.items).toEqual([expect.objectContaining({ price: 300, decision: 'Accepted', name: 'Priced' })])
    const tasks = await rows('TASK', { filters: { name: 'Priced' }, limit: 100 })
    expect(tasks.items.map(({ language, spend }) => [language, spend]).toSorted()).toEqual([
      ['French (France)', 150],
      ['German (Germany)', 150],
    ])
    expect((await rows('TASK', { filters: { name: 'Priced', language: 'deu' } })).totalRows).toBe(1)
    expect((await rows('PROJECT', { filters: { name: 'Priced' } })).items[0]).toMatchObject({ spend: 300 })
  })

  it('lists the people of the organization, without staff and other clients', async () => {
    const { items } = await rows('CLIENT_CONTACT')
    expect(items.map(({ email }) => email)).toContain('client@harbor.example')
    expect(items.every(({ email }) => String(email).endsWith('@harbor.example'))).toBe(true)
  })

  it('API-59 counts at most 10,000 rows, and refuses pages behind them', async () => {
    const many = Array.from({ length: 2500 }, (_, n) => ({ name: `Capped ${n}` }))
    for (let batch = 0; batch < 4; batch++) await add(1001, many)
    expect(await rows('PROJECT', { filters: { name: 'Capped' } })).toMatchObject({
      totalRows: 10_000,
      isTotalExact: true,
    })
    // A page is the same whether it is taken from the counted rows, beside them, or without counting.
    const byName = { filters: { name: 'Capped' }, sort: 'name', page: 60, limit: 100 as const }
    const counted = await rows('PROJECT', byName)
    await add(1001, [{ name: 'Capped too' }])
    const beside = await rows('PROJECT', byName)
    const uncounted = await rows('PROJECT', byName)
    expect([counted.isTotalExact, beside.isTotalExact, counted.items.length]).toEqual([true, false, 100])
    expect([beside.items, uncounted.items]).toEqual([counted.items, counted.items])
    const last = await rows('PROJECT', { filters: { name: 'Capped' }, page: 100, limit: 100 })
    expect(last).toMatchObject({ totalRows: 10_000, isTotalExact: false })
    expect(last.items).toHaveLength(100)
    // Remembered for a minute: counting takes longer than reading a page.
    await portal.db.deleteFrom('job_request').where('name', '=', 'Capped too').execute()
    expect(await rows('PROJECT', { filters: { name: 'Capped' } })).toMatchObject({ isTotalExact: false })
    expect(await rows('PROJECT', { filters: { name: 'capped' } })).toMatchObject({ isTotalExact: true })
    const behind = { params: { id: await idOf('PROJECT') }, query: { page: 101, limit: 100 as const } }
    expect(await portal.refused(listReportRows, behind, harbor)).toEqual([400, 'report_page_too_deep'])
  })

  it('refuses a query that takes longer than five seconds', async () => {
    const id = await idOf('PROJECT')
    const sleep = sql`create function slow_name(text) returns text language sql as 'select $1 from pg_sleep(0.5)'`
    await sleep.execute(portal.db)
    await sql`alter table job_request rename to job_request_quick`.execute(portal.db)
    await sql`create view job_request as select * from job_request_quick where slow_name(name) <> ''`.execute(portal.db)
    const began = Date.now()
    const refusal = await portal.refused(listReportRows, { params: { id }, query: {} }, harbor)
    await sql`drop view job_request`.execute(portal.db)
    await sql`alter table job_request_quick rename to job_request`.execute(portal.db)
    expect(refusal).toEqual([422, 'report_too_slow'])
    expect(Date.now() - began).toBeGreaterThan(4500)
    expect(Date.now() - began).toBeLessThan(30_000)
  })
})

it('follows a request to another client and other languages', async () => {
  const [id = ''] = await add(1001, [{ name: 'Moved', targets: ['fra'], priceCents: 100 }])
  await portal.db
    .updateTable('job_request')
    .set({ client_id: 1002, target_language_ids: ['deu', 'ita'] })
    .where('id', '=', id)
    .execute()
  for (const type of ['PROJECT', 'QUOTE', 'TASK']) {
    expect((await rows(type, { filters: { name: 'Moved' } })).totalRows).toBe(0)
    expect((await rows(type, { filters: { name: 'Moved' } }, meridian)).totalRows).toBe(type === 'TASK' ? 2 : 1)
  }
})

it('follows the status and the requester of a request', async () => {
  const [id = ''] = await add(1001, [{ name: 'Followed', status: 'TRANSLATING', targets: ['fra', 'deu'] }])
  const change = (row: object) => portal.db.updateTable('job_request').set(row).where('id', '=', id).execute()
  const count = async (type: string, filters: object) =>
    (await rows(type, { filters: { name: 'Followed', ...filters } })).totalRows
  await change({ status: 'COMPLETED' })
  expect(await count('TASK', { status: 'TRANSLATING' })).toBe(0)
  expect(await count('TASK', { status: 'COMPLETED' })).toBe(2)
  await change({ archived_at: new Date() })
  expect(await count('TASK', { status: 'ARCHIVED' })).toBe(2)
  for (const name of ['nora lin', 'A', 'N']) expect(await count('PROJECT', { requestor: name })).toBe(1)
  await change({ requestor_first_name: 'Sigrid' })
  expect(await count('PROJECT', { requestor: 'Nora' })).toBe(0)
  expect(await count('PROJECT', { requestor: 'Sigrid L' })).toBe(1)
  expect(await count('TASK', { requestor: 'sigrid' })).toBe(2)
  expect(await count('PROJECT', { requestor: 'Sig%' })).toBe(0)
})
