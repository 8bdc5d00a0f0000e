import { walkInClientId } from '@portolan/contract/clients/clients'
import { getDeskOrder, getDeskOverview, listDeskOrders } from '@portolan/contract/desk/orders'
import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { listOutbox } from '@portolan/contract/outbox/outbox'
import { isInvoiceInReview } from '@portolan/contract/quotes/invoice-review'
import { acceptAutoQuote, getAutoQuote } from '@portolan/contract/quotes/quotes'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
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

const billingContact = {
  ...{ address1: 'Am Kai 1', city: 'Bremen', zipCode: '28195', email: 'books@lindgren.example' },
  country: { id: 84, name: 'Germany' },
}
const references = { vatNumber: 'DE811907980', orderNumber: 'PO-4711' }
const invoice = { paymentType: 'INVOICE_DIRECTLY', billingContact, invoice: references } as const

/** A quote of two workdays that a walk-in has accepted with an invoice. */
async function accepted() {
  const id = await quotedRequest(portal.db, { clientId: walkInClientId, isOpenByLink: true })
  const delivery = addWorkdays('UTC', new Date(), 2)
  await portal.db.updateTable('quote').set({ expected_delivery: delivery }).where('job_request_id', '=', id).execute()
  await portal.call(acceptAutoQuote, { params: { id }, body: { paymentPreferences: invoice } })
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
const email = (id: string, subject: string, to = 'eva@meridian.example') =>
  vi.waitFor(async () => {
    const all = await portal.call(listOutbox, { query: { to } })
    const [found, ...others] = all.filter((one) => one.subject.includes(subject) && one.subject.includes(id))
    expect([found === undefined, others]).toEqual([false, []])
    return found!.text.replaceAll(/\s+/g, ' ')
  }, soon)

/** Of the two reasons why orders are under "Needs attention". */
async function needsOf(id: string) {
  const needs = []
  for (const need of ['INVOICE', 'PROBLEM'] as const) {
    const { items } = await portal.call(listDeskOrders, { query: { queue: 'ATTENTION', need, search: id } }, pm)
    if (items.some(({ jobRequestId }) => jobRequestId === id)) needs.push(need)
  }
  return needs
}

it('waits until staff have checked the billing details of a walk-in who chose an invoice', async () => {
  const id = await accepted()
  const waiting = await atDesk(id)
  expect(waiting).toMatchObject({
    ...{ status: 'WITH_CLIENT', isWaitingForPayment: true, isInvoiceInReview: true, queue: 'ATTENTION' },
    payment: {
      preferences: { billingContact: { address1: 'Am Kai 1', email: 'books@lindgren.example' }, invoice: references },
    },
  })
  expect(await confirmationsOf(id)).toBe(0)
  expect(waiting.actions).toEqual(expect.arrayContaining(['ALLOW_INVOICE', 'SEND_PAYMENT_LINK', 'MARK_PAID', 'CANCEL']))
  for (const action of ['SUBMIT', 'DELIVER', 'COMPLETE', 'TAKE_IN'] as const)
    expect(waiting.actions).not.toContain(action)
  expect(await refusal(await act(pm, id, 'submit'))).toEqual([409, 'conflict'])
  const request = await requestOf(id)
  expect(request).toMatchObject({ status: 'QUOTE_ACCEPTED', dueTime: null })
  expect(isInvoiceInReview(request)).toBe(true)
  expect(await email(id, 'You accepted the quote')).toContain(
    'We are checking your billing details and start right after',
  )
  const toStaff = await email(id, 'the client accepted the quote', 'support@portolan.example')
  for (const text of ['allow the invoice', 'DE811907980', 'PO-4711', 'Am Kai 1, 28195 Bremen, Germany'])
    expect(toStaff).toContain(text)
  const list = await portal.call(listDeskOrders, { query: { queue: 'ATTENTION', pageSize: 100, search: id } }, pm)
  expect(list.items.find(({ jobRequestId }) => jobRequestId === id)).toMatchObject({ isInvoiceInReview: true })
  expect(await needsOf(id)).toEqual(['INVOICE'])
  const tasksOf = async (caller: Caller) => (await portal.call(getDeskOverview, {}, caller)).items
  expect(await tasksOf(pm)).toContainEqual({
    ...{ queue: 'ATTENTION', need: 'INVOICE', kind: null, mine: 0 },
    orders: expect.any(Number),
  })
  const needsOfQuoter = (await tasksOf(await portal.as('quoter@portolan.example'))).map(({ need }) => need)
  expect(needsOfQuoter).not.toContain('INVOICE')
})

it('starts when a manager allows the invoice, which history, audit log and an email say', async () => {
  const id = await accepted()
  const quoter = await portal.as('quoter@portolan.example')
  expect(await refusal(await act(quoter, id, 'allowInvoice'))).toEqual([403, 'forbidden'])
  const started = await order(await act(pm, id, 'allowInvoice'))
  expect(started).toMatchObject({
    ...{ isWaitingForPayment: false, isInvoiceInReview: false },
    payment: { status: 'OPEN', events: [{ kind: 'INVOICE_ALLOWED', by: 'Paula Mendes' }] },
  })
  await vi.waitFor(async () => expect(await atDesk(id)).toMatchObject({ status: 'NEW' }), soon)
  await vi.waitFor(async () => expect(await confirmationsOf(id)).toBe(1), soon)
  expect(await stepsOf(id)).toEqual(expect.arrayContaining(['INVOICE_REQUESTED', 'INVOICE_ALLOWED']))
  expect(await email(id, 'is being prepared')).toContain('We have checked your billing details')
  const audited = await portal.db
    .selectFrom('audit_event')
    .select('action')
    .where('subject_id', '=', started.id)
    .where('action', '=', 'desk-allow-invoice')
    .execute()
  expect(audited).toHaveLength(1)
  expect(await refusal(await act(pm, id, 'allowInvoice'))).toEqual([409, 'conflict'])
  // The invoice itself is settled with the client's bookkeeping.
  await order(await act(pm, id, 'markPaid'))
  expect(await stepsOf(id)).not.toContain('PAID')
})

it('asks for payment first with a link, starts when it is paid and thanks for it', async () => {
  const id = await accepted()
  const asked = await order(await act(pm, id, 'sendPaymentLink', { url }))
  expect(asked).toMatchObject({ queue: 'WITH_CLIENT', isInvoiceInReview: false, isWaitingForPayment: true })
  expect(await email(id, 'Payment of', 'books@lindgren.example')).toContain('in advance')
  expect(isInvoiceInReview(await requestOf(id))).toBe(false)
  const visitor = await openByCode(portal, id, 'eva@meridian.example')
  expect((await quoteOf(id, visitor)).payment).toMatchObject({ status: 'LINK_SENT', url })
  await order(await act(pm, id, 'markPaid'))
  expect(await stepsOf(id)).toEqual(expect.arrayContaining(['PAID', 'SUBMITTING_TO_XTRF']))
  expect(await email(id, 'We received your payment')).toContain('Your order is being prepared')
})

it('takes back a payment link when the invoice is allowed after all', async () => {
  const id = await accepted()
  await order(await act(pm, id, 'sendPaymentLink', { url }))
  expect(await order(await act(pm, id, 'allowInvoice'))).toMatchObject({ payment: { status: 'OPEN' } })
  const visitor = await openByCode(portal, id, 'eva@meridian.example')
  expect((await quoteOf(id, visitor)).payment).toMatchObject({ status: 'OPEN', url: null })
})
