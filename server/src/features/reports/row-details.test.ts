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

it('says which request a row is about, and gives its languages as tags', async () => {
  const [id] = await addRequests(portal.db, 1001, [{ name: 'Leaflet', targets: ['fra', 'ara'], priceCents: 100 }])
  const request = { id, origination: 'WEBFORM' }
  const { details } = await rowsOf('PROJECT', { name: 'Leaflet' })
  expect(details).toEqual([{ request, languageTags: { sourceLanguage: ['en-US'], targetLanguages: ['fr-FR', 'ar'] } }])
  const tasks = await rowsOf('TASK', { name: 'Leaflet', language: 'fra' })
  expect(tasks.details).toEqual([{ request, languageTags: { language: ['fr-FR'], sourceLanguage: ['en-US'] } }])
  const quotes = await portal.call(
    listReportRows,
    { params: { id: await idOf('QUOTE') }, query: { filters: '{"name":"Leaflet"}', columns: '["name"]' } },
    harbor,
  )
  expect(quotes.details).toEqual([{ request, languageTags: {} }])
  const people = await portal.call(listReportRows, { params: { id: await idOf('CLIENT_CONTACT') }, query: {} }, harbor)
  expect(people.details[0]).toEqual({ request: null, languageTags: {} })
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

it('says when a request without an order at the desk was completed, and nothing while it is corrected', async () => {
  const [id = ''] = await addRequests(portal.db, 1001, [{ name: 'By machine.', status: 'COMPLETED' }])
  const completedAt = async () => (await rowsOf('PROJECT', { name: 'By machine.' })).items[0]?.completedAt
  const change = (values: object) => portal.db.updateTable('job_request').set(values).where('id', '=', id).execute()
  await change({ origination: 'MT', delivered_at: new Date('2026-11-17T10:00:00Z') })
  expect(await completedAt()).toBe('2026-11-17T10:00:00.000Z')
  await change({ status: 'SUBMITTED_TO_XTRF' })
  expect(await completedAt()).toBeNull()
})
