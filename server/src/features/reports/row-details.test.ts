import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { getReport, listReportRows, listReports } from '@portolan/contract/reports/reports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addRequests } from './test-requests.ts'

let portal: TestApp
let harbor: Caller
beforeAll(async () => {
  portal = await testApp()
  harbor = await portal.as('client@harbor.example')
})
afterAll(() => portal.close())

const idOf = async (type: string) =>
  (await portal.call(listReports, {}, harbor)).find((report) => report.type === type)?.id ?? ''
const rowsOf = async (type: string, filters: object, caller = harbor) =>
  portal.call(
    listReportRows,
    { params: { id: await idOf(type) }, query: { filters: JSON.stringify(filters), sort: '-createdAt' } },
    caller,
  )

it('says which request a row is about', async () => {
  const [id] = await addRequests(portal.db, 1001, [{ name: 'Leaflet', targets: ['fra', 'ara'], priceCents: 100 }])
  const request = { id, origination: 'WEBFORM' }
  const { details } = await rowsOf('PROJECT', { name: 'Leaflet' })
  expect(details).toEqual([{ request }])
  const tasks = await rowsOf('TASK', { name: 'Leaflet', language: 'fra' })
  expect(tasks.details).toEqual([{ request }])
  const quotes = await portal.call(
    listReportRows,
    { params: { id: await idOf('QUOTE') }, query: { filters: '{"name":"Leaflet"}', columns: '["name"]' } },
    harbor,
  )
  expect(quotes.details).toEqual([{ request }])
  const people = await portal.call(listReportRows, { params: { id: await idOf('CLIENT_CONTACT') }, query: {} }, harbor)
  expect(people.details[0]).toEqual({ request: null })
})

it('names dates of the client, and separates names of languages, as the reader does', async () => {
  await addRequests(portal.db, 1001, [{ name: 'Comma', targets: ['fra', 'deu'] }])
  const inArabic = (path: string, init?: RequestInit) =>
    harbor(path, { ...init, headers: { ...init?.headers, 'accept-language': 'ar' } })
  const arabic: Caller = Object.assign(inArabic, { idToken: harbor.idToken })
  const { columns } = await portal.call(getReport, { params: { id: await idOf('PROJECT') } }, arabic)
  expect(columns.find(({ columnId }) => columnId === 'customField:Needed in clinic on')?.name).toBe(
    'مطلوب في العيادة بتاريخ',
  )
  const languagesFor = async (caller: Caller) =>
    (await rowsOf('PROJECT', { name: 'Comma' }, caller)).items[0]?.targetLanguages
  expect(await languagesFor(harbor)).toBe('French (France), German (Germany)')
  expect(await languagesFor(arabic)).toMatch(/^[^,]+، [^,]+$/)
})

it('words and filters statuses as the list of requests does', async () => {
  const quote = { request_type: 'QUOTE_REQUEST', quote_answer: null } as const
  const translation = { request_type: 'TRANSLATION_REQUEST', quote_answer: null } as const
  const cases = [
    ['Estimating', 'ESTIMATING', 'CREATED', quote],
    ['Translating', 'TRANSLATING', 'CREATED', translation],
    ['Translating', 'TRANSLATING', 'TRANSLATING', quote],
    ['Estimating', 'ESTIMATING', 'SUBMITTED_TO_XTRF', quote],
    ['In translation', 'IN_TRANSLATION', 'SUBMITTED_TO_XTRF', { ...quote, quote_answer: 'ACCEPTED' }],
    ['In translation', 'IN_TRANSLATION', 'SUBMITTED_TO_XTRF', translation],
    ['Being prepared', 'BEING_PREPARED', 'SUBMITTING_TO_XTRF', translation],
    ['Processing', 'PROCESSING', 'SCREENING', quote],
    ['Files rejected', 'REJECTED_BY_SCREENING', 'REJECTED_BY_SCREENING', quote],
    ['Quote Accepted', 'QUOTE_ACCEPTED', 'QUOTE_ACCEPTED', quote],
    ['Waiting for your purchase order', 'WAITING_FOR_ORDER', 'QUOTE_ACCEPTED', { ...quote, origination: 'COUPA' }],
    ['Quote is ready for review', 'QUOTE_READY_FOR_CLIENT_REVIEW', 'QUOTE_READY_FOR_CLIENT_REVIEW', quote],
  ] as const
  for (const [index, [text, word, status, asked]] of cases.entries()) {
    const name = `Worded ${index}.`
    const [id = ''] = await addRequests(portal.db, 1001, [{ name, status }])
    await portal.db.updateTable('job_request').set(asked).where('id', '=', id).execute()
    const filters = { name, status: word }
    expect([status, (await rowsOf('PROJECT', filters)).items.map((item) => item.status)]).toEqual([status, [text]])
    expect((await rowsOf('TASK', filters)).items.map((item) => item.status)).toEqual([text])
    const others = { name, status: word === 'ESTIMATING' ? 'IN_TRANSLATION' : 'ESTIMATING' }
    for (const type of ['PROJECT', 'TASK']) expect((await rowsOf(type, others)).totalRows).toBe(0)
  }
  const { filters } = await portal.call(getReport, { params: { id: await idOf('PROJECT') } }, harbor)
  const names = filters.find(({ mapping }) => mapping === 'status')?.options.map(({ name }) => name) ?? []
  expect(new Set(names).size).toBe(names.length)
})

it('has the day that the page of the request has, and none while nothing is promised', async () => {
  const [id = ''] = await addRequests(portal.db, 1001, [{ name: 'Promised.', priceCents: 100 }])
  const dueOf = async (type: string) => (await rowsOf(type, { name: 'Promised.' })).items[0]?.deadline
  const onPage = async () => (await portal.call(getJobRequest, { params: { id } }, harbor)).dueTime
  const due = new Date('2026-11-20T17:00:00Z')
  const change = (values: object) =>
    portal.db.updateTable('quote').set(values).where('job_request_id', '=', id).execute()
  await change({ expected_delivery: due })
  const order = { number: id, client_id: 1001, name: 'Promised.', target_language_ids: ['fra'] }
  const kind = { status: 'IN_PROGRESS', rate_type: 'STANDARD', deadline: new Date('2026-11-18T17:00:00Z') } as const
  await portal.db
    .insertInto('desk_order')
    .values({ ...order, ...kind, job_request_id: id })
    .execute()
  for (const day of [await dueOf('PROJECT'), await dueOf('TASK'), await onPage()])
    expect(Date.parse(day as string)).toBe(due.getTime())
  const from = { from: due.getTime(), to: due.getTime() }
  expect((await rowsOf('PROJECT', { name: 'Promised.', deadline: from })).totalRows).toBe(1)

  await change({ acceptance_status: null, decided_at: null })
  await portal.db.updateTable('job_request').set({ status: 'READY_FOR_INTERNAL_REVIEW' }).where('id', '=', id).execute()
  expect([await dueOf('PROJECT'), await dueOf('TASK'), await onPage()]).toEqual([null, null, null])
})

it('says when a request without an order at the desk was completed, and nothing while it is corrected', async () => {
  const [id = ''] = await addRequests(portal.db, 1001, [{ name: 'By machine.', status: 'COMPLETED' }])
  const completedAt = async () => (await rowsOf('PROJECT', { name: 'By machine.' })).items[0]?.completedAt
  const change = (values: object) => portal.db.updateTable('job_request').set(values).where('id', '=', id).execute()
  await change({ origination: 'MT', delivered_at: new Date('2026-11-17T10:00:00Z') })
  expect(await completedAt()).toBe('2026-11-17T10:00:00.000Z')
  await change({ status: 'SUBMITTED_TO_XTRF' })
  expect(await completedAt()).toBeNull()
})
