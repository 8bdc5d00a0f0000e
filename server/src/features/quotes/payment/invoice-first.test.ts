import { getDeskOverview, listDeskOrders } from '@portolan/contract/desk/orders'
import { isInvoiceInReview } from '@portolan/contract/quotes/invoice-review'
import { expect, it, vi } from 'vitest'
import { act, order, refusal } from '../../../testing/desk.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { openByCode } from '../../../testing/visitors.ts'
import { soon, useWalkInOrders } from '../../../testing/walk-in-orders.ts'

const { portal, pm, accepted, atDesk, needsOf, quoteOf, confirmationsOf, requestOf, stepsOf, email } = useWalkInOrders()

const url = 'https://pay.example/1'

const billingContact = {
  ...{ address1: 'Am Kai 1', city: 'Bremen', zipCode: '28195', email: 'books@lindgren.example' },
  country: { id: 84, name: 'Germany' },
}
const references = { vatNumber: 'DE811907980', orderNumber: 'PO-4711' }
const invoice = { paymentType: 'INVOICE_DIRECTLY', billingContact, invoice: references } as const

it('waits until staff have checked the billing details of a walk-in who chose an invoice', async () => {
  const id = await accepted(invoice)
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
  expect(await refusal(await act(pm(), id, 'submit'))).toEqual([409, 'conflict'])
  const request = await requestOf(id)
  expect(request).toMatchObject({ status: 'QUOTE_ACCEPTED', dueTime: null })
  expect(isInvoiceInReview(request)).toBe(true)
  expect(await email(id, 'You accepted the quote')).toContain(
    'We are checking your billing details and will start right after',
  )
  const toStaff = await email(id, 'the client accepted the quote', 'support@portolan.example')
  for (const text of ['allow the invoice', 'DE811907980', 'PO-4711', 'Am Kai 1, 28195 Bremen, Germany'])
    expect(toStaff).toContain(text)
  const list = await portal().call(listDeskOrders, { query: { queue: 'ATTENTION', pageSize: 100, search: id } }, pm())
  expect(list.items.find(({ jobRequestId }) => jobRequestId === id)).toMatchObject({ isInvoiceInReview: true })
  expect(await needsOf(id)).toEqual(['INVOICE'])
  const tasksOf = async (caller: Caller) => (await portal().call(getDeskOverview, {}, caller)).items
  expect(await tasksOf(pm())).toContainEqual({
    ...{ queue: 'ATTENTION', need: 'INVOICE', kind: null, mine: 0 },
    orders: expect.any(Number),
  })
  const needsOfQuoter = (await tasksOf(await portal().as('quoter@portolan.example'))).map(({ need }) => need)
  expect(needsOfQuoter).not.toContain('INVOICE')
})

it('starts when a manager allows the invoice, which history, audit log and an email say', async () => {
  const id = await accepted(invoice)
  const quoter = await portal().as('quoter@portolan.example')
  expect(await refusal(await act(quoter, id, 'allowInvoice'))).toEqual([403, 'forbidden'])
  const started = await order(await act(pm(), id, 'allowInvoice'))
  expect(started).toMatchObject({
    ...{ isWaitingForPayment: false, isInvoiceInReview: false },
    payment: { status: 'OPEN', events: [{ kind: 'INVOICE_ALLOWED', by: 'Paula Mendes' }] },
  })
  await vi.waitFor(async () => expect(await atDesk(id)).toMatchObject({ status: 'NEW' }), soon)
  await vi.waitFor(async () => expect(await confirmationsOf(id)).toBe(1), soon)
  expect(await stepsOf(id)).toEqual(expect.arrayContaining(['INVOICE_REQUESTED', 'INVOICE_ALLOWED']))
  expect(await email(id, 'is being prepared')).toContain('We have checked your billing details')
  const audited = await portal()
    .db.selectFrom('audit_event')
    .select('action')
    .where('subject_id', '=', started.id)
    .where('action', '=', 'desk-allow-invoice')
    .execute()
  expect(audited).toHaveLength(1)
  expect(await refusal(await act(pm(), id, 'allowInvoice'))).toEqual([409, 'conflict'])
  // The invoice itself is settled with the client's bookkeeping.
  await order(await act(pm(), id, 'markPaid'))
  expect(await stepsOf(id)).not.toContain('PAID')
})

it('asks for payment first with a link, starts when it is paid and thanks for it', async () => {
  const id = await accepted(invoice)
  const asked = await order(await act(pm(), id, 'sendPaymentLink', { url }))
  expect(asked).toMatchObject({ queue: 'WITH_CLIENT', isInvoiceInReview: false, isWaitingForPayment: true })
  expect(await email(id, 'Payment of', 'books@lindgren.example')).toContain('in advance')
  expect(isInvoiceInReview(await requestOf(id))).toBe(false)
  const visitor = await openByCode(portal(), id, 'eva@meridian.example')
  expect((await quoteOf(id, visitor)).payment).toMatchObject({ status: 'LINK_SENT', url })
  await order(await act(pm(), id, 'markPaid'))
  expect(await stepsOf(id)).toEqual(expect.arrayContaining(['PAID', 'SUBMITTING_TO_XTRF']))
  expect(await email(id, 'We received your payment')).toContain('Your order is being prepared')
})

it('takes back a payment link when the invoice is allowed after all', async () => {
  const id = await accepted(invoice)
  await order(await act(pm(), id, 'sendPaymentLink', { url }))
  expect(await order(await act(pm(), id, 'allowInvoice'))).toMatchObject({ payment: { status: 'OPEN' } })
  const visitor = await openByCode(portal(), id, 'eva@meridian.example')
  expect((await quoteOf(id, visitor)).payment).toMatchObject({ status: 'OPEN', url: null })
})
