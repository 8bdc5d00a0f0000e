import { walkInClientId } from '@portolan/contract/clients/clients'
import { getDeskOrder } from '@portolan/contract/desk/orders'
import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { listOutbox } from '@portolan/contract/outbox/outbox'
import { acceptAutoQuote, getAutoQuote, type PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import { addWorkdays } from '../../../platform/provider-days.ts'
import { act, order, refusal } from '../../../testing/desk.ts'
import { quotedRequest } from '../../../testing/quotes.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { openByCode } from '../../../testing/visitors.ts'

let portal: TestApp
let worker: { stop(): Promise<unknown> }
let pm: Caller
beforeAll(async () => {
  portal = await testApp()
  worker = await portal.startWorker()
  pm = await portal.as('pm@portolan.example')
})
afterAll(async () => {
  await worker.stop()
  await portal.close()
})

const url = 'https://pay.example/1'
const soon = { timeout: 30_000, interval: 100 }

/** A quote of two workdays that a walk-in has accepted. */
async function accepted(payment: z.input<typeof PaymentPreferences> = { paymentType: 'CREDIT_CARD' }) {
  const id = await quotedRequest(portal.db, { clientId: walkInClientId, isOpenByLink: true })
  const delivery = addWorkdays('UTC', new Date(), 2)
  await portal.db.updateTable('quote').set({ expected_delivery: delivery }).where('job_request_id', '=', id).execute()
  await portal.call(acceptAutoQuote, { params: { id }, body: { paymentPreferences: payment } })
  await atDesk(id)
  return id
}
const atDesk = (id: string) => vi.waitFor(() => portal.call(getDeskOrder, { params: { id } }, pm), soon)
const quoteOf = async (id: string, visitor = portal.anyone) =>
  (await portal.call(getAutoQuote, { params: { id } }, visitor)).autoQuote
const confirmationsOf = async (id: string) =>
  (
    await portal.db
      .selectFrom('job_request_file')
      .select('file_name')
      .where('job_request_id', '=', id)
      .where('file_name', 'like', 'Confirmation-%')
      .execute()
  ).length
const requestOf = (id: string) => portal.call(getJobRequest, { params: { id } })
const stepsOf = async (id: string) => (await requestOf(id)).history.map(({ status }) => status)
const email = (id: string, subject: string) =>
  vi.waitFor(async () => {
    const all = await portal.call(listOutbox, { query: { to: 'eva@meridian.example' } })
    const [found, ...others] = all.filter((one) => one.subject.includes(subject) && one.subject.includes(id))
    expect([found === undefined, others]).toEqual([false, []])
    return found!.text.replaceAll(/\s+/g, ' ')
  }, soon)

it('waits for the payment of a walk-in by card, first for the link and then for the money', async () => {
  const id = await accepted()
  const waiting = await atDesk(id)
  expect(waiting).toMatchObject({ status: 'WITH_CLIENT', isWaitingForPayment: true, isWaitingForOrder: false })
  expect(waiting.queue).toBe('ATTENTION')
  expect(waiting.actions).toEqual(expect.arrayContaining(['SEND_PAYMENT_LINK', 'MARK_PAID', 'SUBMIT', 'CANCEL']))
  for (const action of ['DELIVER', 'COMPLETE', 'TAKE_IN'] as const) expect(waiting.actions).not.toContain(action)
  expect(await requestOf(id)).toMatchObject({ status: 'QUOTE_ACCEPTED', dueTime: null })
  const receipt = await email(id, 'You accepted the quote')
  expect(receipt).toContain('We confirm your order once you have paid.')
  expect(receipt).toContain('We start once you have paid')
  expect(receipt).not.toContain('receipt')
  expect((await quoteOf(id)).payment).toEqual({ paymentType: 'CREDIT_CARD', status: 'OPEN', at: null, url: null })

  expect(await order(await act(pm, id, 'sendPaymentLink', { url }))).toMatchObject({ queue: 'WITH_CLIENT' })
  expect(await confirmationsOf(id)).toBe(0)
  expect((await quoteOf(id)).payment).toMatchObject({ status: 'LINK_SENT', at: expect.any(String), url: null })
  const visitor = await openByCode(portal, id, 'eva@meridian.example')
  expect((await quoteOf(id, visitor)).payment).toMatchObject({ url })

  const started = await order(await act(pm, id, 'markPaid'))
  expect(started).toMatchObject({ isWaitingForPayment: false, payment: { status: 'PAID' } })
  await vi.waitFor(async () => expect(await atDesk(id)).toMatchObject({ status: 'NEW' }), soon)
  expect((await quoteOf(id, visitor)).payment).toMatchObject({ status: 'PAID', at: expect.any(String), url: null })
  expect(await email(id, 'We received your payment')).toContain('The order confirmation is on its page')
  await vi.waitFor(async () => expect(await confirmationsOf(id)).toBe(1), soon)
  expect(await stepsOf(id)).toEqual(
    expect.arrayContaining(['QUOTE_ACCEPTED', 'PAYMENT_LINK_SENT', 'PAID', 'SUBMITTING_TO_XTRF']),
  )
})

it('counts the promised workdays from the payment', async () => {
  const id = await accepted()
  const longAgo = new Date(Date.now() - 7 * 86_400_000)
  await portal.db
    .updateTable('quote')
    .set({ decided_at: longAgo, expected_delivery: addWorkdays('UTC', longAgo, 2) })
    .where('job_request_id', '=', id)
    .execute()
  const inTwoDays = addWorkdays('UTC', new Date(), 2).toISOString().slice(0, 10)
  const dayOf = async () => (await quoteOf(id)).expectedDelivery?.slice(0, 10)
  expect(await dayOf()).toBe(inTwoDays)
  await order(await act(pm, id, 'markPaid'))
  expect(await dayOf()).toBe(inTwoDays)
})

it('is started before it is paid by managers only, which the history says', async () => {
  const id = await accepted()
  const quoter = await portal.as('quoter@portolan.example')
  expect(await refusal(await act(quoter, id, 'submit'))).toEqual([409, 'conflict'])
  expect(await order(await act(pm, id, 'submit'))).toMatchObject({ status: 'NEW', isWaitingForPayment: false })
  expect(await stepsOf(id)).toContain('STARTED_UNPAID')
  const paid = await order(await act(pm, id, 'markPaid'))
  expect(paid.payment).toMatchObject({ status: 'PAID' })
  expect(await email(id, 'We received your payment')).toContain('Nothing is left to pay')
})
