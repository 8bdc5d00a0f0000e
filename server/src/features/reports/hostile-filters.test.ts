import {
  countReportRows,
  getReport,
  listReportRows,
  listReports,
  type Report,
} from '@portolan/contract/reports/reports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dice } from '../../demo/desk/dice.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addRequests } from './test-requests.ts'

let portal: TestApp
let harbor: Caller
let reports: Report[]
beforeAll(async () => {
  portal = await testApp()
  harbor = await portal.as('client@harbor.example')
  await addRequests(portal.db, 1002, [
    { name: 'Secret of Meridian', words: 5, priceCents: 500, fields: { 'Needed in clinic on': '2026-05-05' } },
    { name: 'Secret 2', targets: ['fra', 'deu'], status: 'CANCELLED' },
  ])
  await addRequests(portal.db, 1001, [{ name: 'Own', words: 5, priceCents: 500 }])
  reports = await Promise.all(
    (await portal.call(listReports, {}, harbor)).map(({ id }) => portal.call(getReport, { params: { id } }, harbor)),
  )
})
afterAll(() => portal.close())

const ofType = (type: Report['type']) => {
  const found = reports.find((report) => report.type === type)
  if (!found) throw new Error(`There is no report ${type}.`)
  return found
}
/** The column that tells whose row it is. */
const pickName = ({ type }: Report) => (type === 'CLIENT_CONTACT' ? 'email' : 'name')
const ask = (id: string, filters: string, sort?: string) =>
  portal.send(listReportRows, { params: { id }, query: { filters, limit: 1000, ...(sort && { sort }) } }, harbor)
const refusal = async (filters: string) => {
  const reply = await ask(ofType('PROJECT').id, filters)
  const { errorCode, message } = await reply.json()
  return [reply.status, errorCode, message]
}

const hostileTexts = [
  "' or 1=1 --",
  "' or r.client_id = 1002 --",
  '") or true or ("" = "',
  '%',
  '_',
  '\\',
  '%%%%%%%%%%',
  'Secret',
  '1002',
  '${1002}',
  '$1',
  "'; drop table report; --",
  '\u202E\u0000'.slice(0, 1),
]

it('REPORT-01 API-59 never shows or counts a row of another client, whatever filter, order and columns are sent', async () => {
  const random = dice(14)
  const pick = <Each>(list: readonly Each[]) => list[Math.floor(random.between(0, list.length))] as Each
  const anyValue = (type: string, options: readonly { value: string }[]): unknown => {
    if (type === 'LIST') return pick(options).value
    if (type === 'TEXT') return pick(hostileTexts)
    const bounds = type === 'DATE' ? [0, Date.parse('2026-05-05'), 4e12] : [-1e12, 0, 5, 1e12]
    return pick([{ from: pick(bounds) }, { to: pick(bounds) }, { from: pick(bounds), to: pick(bounds) }, {}])
  }
  const people = new Set(
    (
      await portal.db
        .selectFrom('account_client')
        .innerJoin('account', 'account.id', 'account_id')
        .select('email')
        .where('account_client.client_id', '=', 1001)
        .execute()
    ).map(({ email }) => email),
  )
  let shown = 0
  for (let round = 0; round < 150; round++) {
    const report = pick(reports)
    const filters = Object.fromEntries(
      report.filters
        .filter(() => random.chance(0.3))
        .map(({ mapping, type, options }) => [mapping, anyValue(type, options)]),
    )
    const sortable = report.columns.filter(({ isSortable }) => isSortable).map(({ columnId }) => columnId)
    const selection = { filters: JSON.stringify(filters), timeZone: pick(['UTC', 'Asia/Tokyo', 'America/New_York']) }
    const others = report.columns.filter(({ columnId }) => !['name', 'email'].includes(columnId) && random.chance(0.5))
    const columns = JSON.stringify([...others.map(({ columnId }) => columnId), pickName(report)])
    const query = { ...selection, columns, sort: pick(['', '-']) + pick(sortable), limit: 1000 as const }
    const reply = await portal.send(listReportRows, { params: { id: report.id }, query }, harbor)
    expect([reply.status, filters]).toEqual([200, filters])
    const { items, totalRows } = await reply.json()
    expect(items).toHaveLength(totalRows)
    shown += items.length
    const byStatus = { params: { id: report.id, grouping: 'STATUS' as const }, query: selection }
    const groups = await portal.call(countReportRows, byStatus, harbor)
    expect(groups.reduce((sum, group) => sum + group.rows, 0)).toBe(totalRows)
    for (const item of items) {
      if (report.type === 'CLIENT_CONTACT') expect(people).toContain(item.email)
      else expect(item.name).not.toContain('Secret')
    }
  }
  expect(shown).toBeGreaterThan(20)
})

it('refuses a filter that the report does not have, with a sentence', async () => {
  for (const mapping of [
    'client_id',
    'clientId',
    '__proto__',
    'constructor',
    'toString',
    'customField:Claim number',
    '1=1',
  ])
    expect(await refusal(`{"${mapping}": "1002"}`)).toEqual([
      400,
      'report_filter_invalid',
      `This report has no filter “${mapping}”.`,
    ])
})

it.each([
  ['{', 'The filters are not valid JSON.'],
  ['[]', 'The filters must be a JSON object of values by mapping.'],
  ['"x"', 'The filters must be a JSON object of values by mapping.'],
  ['{"name": {"from": 1}}', 'The value of the filter “Project name” is not valid.'],
  ['{"name": ["a"]}', 'The value of the filter “Project name” is not valid.'],
  [`{"name": "${'a'.repeat(201)}"}`, 'The value of the filter “Project name” is not valid.'],
  ['{"status": "NONE"}', 'The value of the filter “Status” is not valid.'],
  ['{"words": "5"}', 'The value of the filter “Words” is not valid.'],
  ['{"words": 1e300}', 'The value of the filter “Words” is not valid.'],
  ['{"createdAt": 5}', 'The value of the filter “Requested” is not valid.'],
  ['{"createdAt": {"from": "2026"}}', 'The value of the filter “Requested” is not valid.'],
  ['{"createdAt": {"from": 1e18}}', 'The value of the filter “Requested” is not valid.'],
  ['{"createdAt": {"from": {"from": {}}}}', 'The value of the filter “Requested” is not valid.'],
  ['{"createdAt": {"since": 5}}', 'The value of the filter “Requested” is not valid.'],
])('refuses %s', async (filters, sentence) => {
  expect(await refusal(filters)).toEqual([400, 'report_filter_invalid', sentence])
})

it('refuses filters that are too long or too many, and deep nesting', async () => {
  expect((await refusal(JSON.stringify({ name: 'a'.repeat(5000) })))[0]).toBe(400)
  expect((await refusal(`{"name": ${'['.repeat(1500)}${']'.repeat(1500)}}`))[0]).toBe(400)
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`f${n}`, 1]))
  expect(await refusal(JSON.stringify(many))).toEqual([400, 'report_filter_invalid', 'There are too many filters.'])
})

it('refuses a sort that the report does not offer', async () => {
  for (const sort of ['client_id', '-', '--name', 'name desc', 'deadline', '__proto__'])
    expect((await (await ask(ofType('PROJECT').id, '{}', sort)).json()).errorCode).toBe('report_sort_invalid')
})
