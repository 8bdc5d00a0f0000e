import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../main/config.ts'
import { signedCookies } from '../../platform/http/signed-cookies.ts'
import { demoDatabase } from '../../testing/demo-database.ts'
import { quotedRequest } from '../../testing/quotes.ts'
import type { TestDatabase } from '../../testing/test-database.ts'
import { readLegalTexts } from '../content/index.ts'
import { followRequest } from '../desk/index.ts'
import { returnAcceptedCart } from '../procurement/index.ts'
import { handOver } from '../translation-management/index.ts'
import { acceptQuote } from './decide-quote.ts'
import { turnaroundOf } from './delivery.ts'
import { getQuote } from './get-quote.ts'
import { findQuoteOf } from './store-quotes.ts'

const legalTexts = () =>
  readLegalTexts({ folder: 'content', facts: { ...readConfig({}).branding, remoteServices: [] } }, 'en')
let portal: TestDatabase
beforeAll(async () => {
  portal = await demoDatabase()
})
afterAll(() => portal.close())

const timeZone = 'UTC'
const at = (time: string) => {
  const now = () => new Date(time)
  const cookies = signedCookies(Buffer.alloc(32), { now, isSecure: false })
  return {
    db: portal.db,
    now,
    timeZone,
    paymentLinkUrl: null,
    legalTexts,
    handOver,
    returnCart: returnAcceptedCart,
    signedCookies: cookies,
  }
}
const visitor = { actor: undefined, locale: 'en', browser: { cookieHeader: undefined, setCookie() {} } }
const shown = async (id: string, time: string) =>
  (await getQuote(at(time), visitor, id)).autoQuote.expectedDelivery?.slice(0, 10)
/** Created on a Monday for delivery on Wednesday. */
const offer = (delivery = '2026-03-04T17:00:00Z') =>
  quotedRequest(portal.db, {
    isOpenByLink: true,
    madeAt: new Date('2026-03-02T15:00:00Z'),
    delivery: new Date(delivery),
    deadline: new Date('2026-04-01T15:00:00Z'),
  })

it('shows the delivery date of an open quote as if accepted now, never a past day', async () => {
  const id = await offer()
  expect(await shown(id, '2026-03-02T23:00:00Z')).toBe('2026-03-04')
  expect(await shown(id, '2026-03-06T10:00:00Z')).toBe('2026-03-10')
  expect(await shown(id, '2026-03-07T10:00:00Z')).toBe('2026-03-11')
  expect(await shown(id, '2026-03-31T10:00:00Z')).toBe('2026-04-02')
  expect(await shown(id, '2026-04-02T10:00:00Z')).toBeUndefined()
  const sameDay = await offer('2026-03-02T17:00:00Z')
  expect(await shown(sameDay, '2026-03-03T10:00:00Z')).toBe('2026-03-03')
  expect(await shown(sameDay, '2026-03-03T18:00:00Z')).toBe('2026-03-04')
})

it('is fixed on acceptance, and the same on the page, at the desk and in the email', async () => {
  const id = await offer()
  const before = (await findQuoteOf(portal.db, id))!
  const origin = { requestId: 'late', ip: '192.0.2.1' }
  await acceptQuote(at('2026-03-06T10:00:00Z'), { id, actor: undefined, origin })
  expect(await shown(id, '2026-05-01T10:00:00Z')).toBe('2026-03-10')
  await portal.db.transaction().execute((tx) => followRequest(tx, timeZone, id))
  const order = portal.db.selectFrom('desk_order').select('deadline').where('job_request_id', '=', id)
  expect(await order.executeTakeFirst()).toEqual({ deadline: new Date('2026-03-10T17:00:00Z') })
  const mails = await portal.db.selectFrom('job').select('payload').where('task', '=', 'send-mail').execute()
  expect(mails).toContainEqual({
    payload: expect.objectContaining({ data: expect.objectContaining({ delivery: '2026-03-10' }) }),
  })
  const after = (await findQuoteOf(portal.db, id))!
  expect([before, after].map((quote) => turnaroundOf(quote, timeZone))).toEqual([2, 2])
})
