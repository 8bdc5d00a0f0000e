import type { DeskQueue } from '@portolan/contract/desk/desk'
import { getDeskOrder, listDeskOrders } from '@portolan/contract/desk/orders'
import { sendMessage } from '@portolan/contract/messages/messages'
import { getAutoQuote } from '@portolan/contract/quotes/quotes'
import { listRates, saveRates } from '@portolan/contract/quotes/rates'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addWorkdays } from '../../platform/provider-days.ts'
import { act, emailsTo, order, refusal, requestThatWent, toReview, toWork } from '../../testing/desk.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { quoteAutomatically } from '../quotes/index.ts'

let portal: TestApp
let pm: Caller
let quoter: Caller
let client: Caller
beforeAll(async () => {
  portal = await testApp()
  pm = await portal.as('pm@portolan.example')
  quoter = await portal.as('quoter@portolan.example')
  client = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

const see = async (id: string) => portal.call(getDeskOrder, { params: { id } }, pm)
const lines = (...ids: string[]) =>
  ids.map((languageId) => ({ languageId, unit: 'PAGE' as const, quantity: 3, unitPrice: 30.1 }))
const pricing = { rateType: 'RUSH', deliveryDay: '2031-05-01', note: 'With tables' }

it('is claimed, priced by hand and sent to the client', async () => {
  const id = await requestThatWent(portal.db, toReview)
  const taken = await order(await act(quoter, id, 'takeIn'))
  expect(taken).toMatchObject({ status: 'PRICING', coordinator: { name: 'Quentin Osei' } })
  for (const wrong of [lines('fra'), lines('fra', 'kor', 'deu'), lines('fra', 'fra')])
    expect((await refusal(await act(quoter, id, 'price', { ...pricing, lines: wrong })))[1]).toBe('malformed')
  const priced = await order(await act(quoter, id, 'price', { ...pricing, lines: lines('fra', 'kor') }))
  expect(priced).toMatchObject({
    status: 'WITH_CLIENT',
    rateType: 'RUSH',
    totalAgreed: 180.6,
    quote: { autoQuote: { price: 180.6, rateType: 'RUSH', note: 'With tables' } },
    request: { status: 'QUOTE_READY_FOR_CLIENT_REVIEW' },
  })
  expect(await portal.call(getAutoQuote, { params: { id } }, client)).toMatchObject({ autoQuote: { price: 180.6 } })
})

it('suggests prices from the client’s rates and the counted pages', async () => {
  const id = await requestThatWent(portal.db, toReview)
  const suggested = (count: number) => addWorkdays('UTC', new Date(), count).toISOString().slice(0, 10)
  expect((await see(id)).suggestion).toEqual({ lines: [], deliveryDay: suggested(3) })
  await portal.db.updateTable('job_request').set({ page_count: 3 }).where('id', '=', id).execute()
  const french = {
    language: { id: 'fra' },
    unit: 'PAGE',
    quantity: 3,
    unitPrice: 34,
    price: 102,
    countedPages: 3,
    isMinimum: false,
    minimumQuantity: 2,
  }
  expect((await see(id)).suggestion).toMatchObject({ lines: [french], deliveryDay: suggested(3) })
  const { suggestion } = await order(await act(quoter, id, 'assign', { rateType: 'RUSH' }))
  expect(suggestion?.lines).toMatchObject([{ ...french, unitPrice: 51, price: 153 }])
  await portal.db
    .updateTable('job_request')
    .set({ target_language_ids: ['fra'] })
    .where('id', '=', id)
    .execute()
  expect((await see(id)).suggestion?.deliveryDay).toBe(suggested(1))
  const qa = await portal.as('qa@portolan.example')
  expect((await portal.call(getDeskOrder, { params: { id } }, qa)).suggestion).toBeNull()
})

it('suggests the price of an hour from the rates, and leaves the hours and the quote to staff', async () => {
  const params = { id: 1002 }
  const { rates } = await portal.call(listRates, { params }, quoter)
  const korean = { sourceLanguageId: 'enu', targetLanguageId: 'kor', unit: 'HOUR' as const, unitPrice: 60.5 }
  const hourly = { ...korean, minimumQuantity: 0, rushFactor: 1.5, pagesPerDay: 8 }
  await portal.call(saveRates, { params, body: { rates: [...rates, hourly] } }, quoter)
  const id = await requestThatWent(portal.db, toReview)
  const begin = { begin: new Date(), timeZone: 'UTC' }
  await portal.db.updateTable('job_request').set({ page_count: 3, word_count: 700 }).where('id', '=', id).execute()
  expect(await portal.db.transaction().execute((tx) => quoteAutomatically(tx, id, begin))).toBe(false)
  expect((await see(id)).suggestion?.lines).toMatchObject([
    { language: { id: 'fra' }, unit: 'PAGE', quantity: 3, countedWords: 700 },
    { language: { id: 'kor' }, unit: 'HOUR', quantity: 0, unitPrice: 60.5, price: 0 },
  ])
  await portal.call(saveRates, { params, body: { rates } }, quoter)
})

it('QUOTE-18 bills the minimum number of pages, and states that on the quote', async () => {
  const id = await requestThatWent(portal.db, toReview)
  await portal.db.updateTable('job_request').set({ page_count: 1 }).where('id', '=', id).execute()
  const [french] = (await see(id)).suggestion?.lines ?? []
  expect(french).toMatchObject({ unitPrice: 34, quantity: 2, countedPages: 1, price: 68, isMinimum: true })
  const sent = ['fra', 'kor'].map((languageId) => ({ languageId, unit: 'PAGE' as const, quantity: 2, unitPrice: 34 }))
  const { quote } = await order(await act(quoter, id, 'price', { ...pricing, lines: sent }))
  expect(quote?.autoQuote.lines.map(({ isMinimum }) => isMinimum)).toEqual([true, false])
})

it('QUOTE-18 prices a language by the page, by the word with parts of a cent, or flat', async () => {
  const id = await requestThatWent(portal.db, toReview)
  await portal.db.updateTable('job_request').set({ page_count: 10 }).where('id', '=', id).execute()
  const sent = (french: object, korean: object) => [
    { languageId: 'fra', ...french },
    { languageId: 'kor', ...korean },
  ]
  const flat = { unit: 'FLAT', quantity: 1, unitPrice: 400 }
  const pages = { unit: 'PAGE', quantity: 12.5, unitPrice: 33.33 }
  const wrong = [{}, { ...pages, unit: 'LINE' }, { ...pages, unitPrice: 0.12345 }, { ...flat, quantity: 2 }]
  for (const half of wrong)
    expect((await refusal(await act(quoter, id, 'price', { ...pricing, lines: sent(half, flat) })))[1]).toBe(
      'malformed',
    )
  const parts = sent(pages, { ...flat, unitPrice: 400.125 })
  const [, code, problem] = await refusal(await act(quoter, id, 'price', { ...pricing, lines: parts }))
  expect([code, problem]).toEqual(['malformed', expect.stringMatching(/^body\.lines\.1\.unitPrice/)])
  const { quote } = await order(await act(quoter, id, 'price', { ...pricing, lines: sent(pages, flat) }))
  const countedPages = 10
  expect(quote?.autoQuote).toMatchObject({
    price: 816.63,
    totalPages: 13.5,
    lines: [
      { ...pages, price: 416.63, isMinimum: false, countedPages },
      { ...flat, price: 400, isMinimum: false, countedPages },
    ],
  })
  const words = { unit: 'WORD', quantity: 2841, unitPrice: 0.1235 }
  const hours = { unit: 'HOUR', quantity: 1.5, unitPrice: 60 }
  const revised = await order(await act(quoter, id, 'reviseQuote', { ...pricing, lines: sent(words, hours) }))
  expect(revised.quote?.autoQuote).toMatchObject({
    price: 440.86,
    lines: [
      { ...words, price: 350.86 },
      { ...hours, price: 90 },
    ],
  })
})

it('is requoted after the client rejected the quote', async () => {
  const id = await requestThatWent(portal.db, [...toWork.slice(0, 5), 'QUOTE_REJECTED'])
  expect((await see(id)).actions).toEqual(['REQUOTE'])
  expect(await order(await act(quoter, id, 'requote'))).toMatchObject({ status: 'PENDING_REVIEW' })
})

const heap = async (queue: DeskQueue) => {
  const { items } = await portal.call(listDeskOrders, { query: { queue } }, pm)
  return items.map(({ jobRequestId }) => jobRequestId)
}

it('is rejected with a reason shown to the client, closed, and reopened', async () => {
  const id = await requestThatWent(portal.db, toReview)
  const away = await order(await act(quoter, id, 'turnAway', { reason: 'The scans cannot be read.' }))
  expect(away).toMatchObject({ status: 'CANCELLED', request: { status: 'REJECTED_BY_SCREENING' }, actions: ['RETRY'] })
  expect(await emailsTo(portal.db, 'client@meridian.example', 'request-rejected')).toContainEqual(
    expect.stringContaining('The scans cannot be read.'),
  )
  expect([await heap('ATTENTION'), await heap('CLOSED')]).toEqual([
    expect.not.arrayContaining([id]),
    expect.arrayContaining([id]),
  ])
  expect(await order(await act(quoter, id, 'retry'))).toMatchObject({
    status: 'PENDING_REVIEW',
    request: { status: 'ANALYZING' },
  })
})

it('needs attention again if the client writes after a rejection, until staff answer', async () => {
  const id = await requestThatWent(portal.db, toReview)
  await order(await act(quoter, id, 'turnAway', { reason: 'The scans cannot be read.' }))
  const worker = await portal.startWorker()
  const queue = async () => ((await heap('ATTENTION')).includes(id) ? 'ATTENTION' : 'elsewhere')
  const write = (caller: Caller, text: string) => portal.call(sendMessage, { params: { id }, body: { text } }, caller)
  await write(client, 'Here is a better scan: https://files.example/1')
  await expect.poll(queue).toBe('ATTENTION')
  expect((await see(id)).actions).toEqual(['ASSIGN', 'RETRY', 'CANCEL'])
  await write(pm, 'Still too small, sorry.')
  await expect.poll(queue).toBe('elsewhere')
  await worker.stop()
})

it('needs attention if screening rejected it', async () => {
  const id = await requestThatWent(portal.db, ['CREATED', 'SCREENING', 'REJECTED_BY_SCREENING'])
  expect(await heap('ATTENTION')).toContain(id)
})

it('retries the step that failed: the hand-over or the screening', async () => {
  const handedOver = await requestThatWent(portal.db, [...toWork.slice(0, -1), 'FAILED'])
  expect((await order(await act(pm, handedOver, 'retry'))).request?.status).toBe('SUBMITTING_TO_XTRF')
  const unseen = await requestThatWent(portal.db, ['CREATED', 'SCREENING', 'FAILED'])
  const file = {
    category: 'SOURCE_DOCUMENT',
    file_name: 'a.txt',
    file_key: 'a',
    size: 1,
    rejection: 'MALWARE',
  } as const
  await portal.db
    .insertInto('job_request_file')
    .values({ job_request_id: unseen, ...file })
    .execute()
  const again = await order(await act(quoter, unseen, 'retry'))
  expect(again.request).toMatchObject({ status: 'ANALYZING', files: [{ rejection: null }] })
})

it('becomes a project if no quote is needed', async () => {
  const id = await requestThatWent(portal.db, toReview)
  const submitted = await order(await act(pm, id, 'submit'))
  expect(submitted).toMatchObject({ status: 'NEW', actions: ['ASSIGN'], request: { status: 'SUBMITTING_TO_XTRF' } })
})

it('asks before a quote is sent below the minimum charge of the client, in whatever unit', async () => {
  const charge = { params: { id: 1002 }, body: { rates: [], minimumCharge: 25 } }
  await portal.call(saveRates, charge, await portal.as('admin@portolan.example'))
  const id = await requestThatWent(portal.db, toReview)
  const offered = await see(id)
  expect(offered).toMatchObject({ minimumCharge: 25, suggestion: { lines: [] } })
  const words = { unit: 'WORD', quantity: 4, unitPrice: 0.12 } as const
  const flat = { unit: 'FLAT', quantity: 1, unitPrice: 25 } as const
  const lines = [
    { languageId: 'fra', ...flat },
    { languageId: 'kor', ...words },
  ]
  expect(await refusal(await act(quoter, id, 'price', { ...pricing, lines }))).toEqual([
    400,
    'malformed',
    'body.lines.1.unitPrice: This is below the client’s minimum charge.',
  ])
  const allowed = { ...pricing, lines, allowsBelowMinimum: true }
  const { quote, minimumCharge } = await order(await act(quoter, id, 'price', allowed))
  expect(quote?.autoQuote.lines).toMatchObject([
    { ...flat, price: 25, isMinimum: true },
    { ...words, price: 0.48, isMinimum: false },
  ])
  expect(minimumCharge).toBe(25)
})
