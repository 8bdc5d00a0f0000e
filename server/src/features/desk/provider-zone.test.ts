import { getDeskOrder } from '@portolan/contract/desk/orders'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import { acceptAutoQuote } from '@portolan/contract/quotes/quotes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, dayIn } from '../../platform/provider-days.ts'
import { act, order, refusal, requestThatWent, toReview } from '../../testing/desk.ts'
import { draft, source, upload } from '../../testing/job-requests.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { followRequest } from './follow-request.ts'

/** Twelve or thirteen hours ahead of UTC, so its date mostly differs from that of UTC. */
const timeZone = 'Pacific/Auckland'
const dayMs = 86_400_000

let portal: TestApp
let pm: Caller
beforeAll(async () => {
  portal = await testApp({ PORTOLAN_TIME_ZONE: timeZone })
  pm = await portal.as('pm@portolan.example')
})
afterAll(() => portal.close())

const pricing = (deliveryDay: string | null) => ({
  rateType: 'STANDARD',
  note: '',
  deliveryDay,
  lines: ['fra', 'kor'].map((languageId) => ({ languageId, unit: 'PAGE' as const, quantity: 3, unitPrice: 30 })),
})
const accept = async (id: string) => {
  const client = await portal.as('client@meridian.example')
  const payment = { paymentPreferences: { paymentType: 'INVOICE_DIRECTLY' as const } }
  await portal.call(acceptAutoQuote, { params: { id }, body: payment }, client)
  await portal.db.transaction().execute((tx) => followRequest(tx, timeZone, id))
  return portal.call(getDeskOrder, { params: { id } }, pm)
}

it('STAFF-18 shows the date of a deadline in the time zone that decides what is due today', async () => {
  const id = await requestThatWent(portal.db, toReview)
  const today = dayIn(timeZone, new Date())
  // The first minute of the day in that zone. In UTC it is still yesterday.
  const [offset] = [12, 13].filter((hours) => dayIn(timeZone, firstMinute(today, hours)) === today)
  const deadline = firstMinute(today, offset ?? 13)
  await order(await act(pm, id, 'assign', { deadline: deadline.toISOString(), projectManagerId: null }))
  const shown = await portal.call(getDeskOrder, { params: { id } }, pm)
  expect([shown.deadline?.slice(0, 10), shown.isPastDue, shown.timeZone]).toEqual([today, false, timeZone])
  expect(Date.parse(shown.deadline ?? '')).toBe(deadline.getTime())
  const reply = await pm('/statistics/statsDueToday/null')
  const { items } = (await reply.json()) as { items: { quoteId: string; projectDeadline: string }[] }
  const mine = items.filter(({ quoteId }) => quoteId === shown.number)
  expect(mine.map(({ projectDeadline }) => projectDeadline.slice(0, 10))).toEqual([today])
})

it('takes a deadline without an offset as the provider’s local time', async () => {
  const id = await requestThatWent(portal.db, toReview)
  const assigned = await order(await act(pm, id, 'assign', { deadline: '2027-01-20T17:30' }))
  expect(assigned.deadline).toBe('2027-01-20T17:30:00.000+13:00')
  const again = await order(await act(pm, id, 'assign', { deadline: '2027-06-20T08:00:00Z' }))
  expect(again.deadline).toBe('2027-06-20T20:00:00.000+12:00')
})

const firstMinute = (day: string, hoursAhead: number) => new Date(Date.parse(`${day}T00:01Z`) - hoursAhead * 3_600_000)

it('sets the deadline of the project to the end of the promised day in the provider’s time zone', async () => {
  const id = await requestThatWent(portal.db, toReview)
  const day = dayIn(timeZone, addDays(timeZone, new Date(), 9))
  expect((await refusal(await act(pm, id, 'price', pricing(dayIn(timeZone, new Date(Date.now() - dayMs))))))[1]).toBe(
    'malformed',
  )
  await order(await act(pm, id, 'price', pricing(day)))
  const { deadline, quote } = await accept(id)
  expect(deadline).toMatch(new RegExp(`^${day}T17:00:00`))
  expect(quote?.autoQuote.expectedDelivery).toBe(deadline)
})

it('keeps the deadline of an order whose quote was accepted without a date', async () => {
  const id = await requestThatWent(portal.db, toReview)
  const before = await portal.call(getDeskOrder, { params: { id } }, pm)
  expect(before.deadline).not.toBeNull()
  await order(await act(pm, id, 'price', pricing(null)))
  expect(await accept(id)).toMatchObject({ status: 'NEW', deadline: before.deadline })
})

it('refuses to be needed by a day that has passed where the provider works, wherever the client is', async () => {
  const client = await portal.as('client@meridian.example')
  const file = source('zone.txt', await upload(client, 'zone.txt', 'Good morning'))
  const neededOn = (at: Date) => ({ body: draft([file], { neededBy: dayIn(timeZone, at) }) })
  expect(await portal.refused(createJobRequest, neededOn(new Date(Date.now() - dayMs)), client)).toEqual([
    ...[400, 'malformed', 'body.neededBy: This day has passed.'],
  ])
  expect(await portal.call(createJobRequest, neededOn(new Date()), client)).toMatchObject({
    neededBy: dayIn(timeZone, new Date()),
  })
})
