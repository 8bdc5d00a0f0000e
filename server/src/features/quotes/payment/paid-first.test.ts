import { getDeskOverview } from '@portolan/contract/desk/orders'
import { expect, it, vi } from 'vitest'
import { addWorkdays } from '../../../platform/provider-days.ts'
import { act, order, refusal } from '../../../testing/desk.ts'
import { openByCode } from '../../../testing/visitors.ts'
import { soon, useWalkInOrders } from '../../../testing/walk-in-orders.ts'

const { portal, pm, accepted, atDesk, needsOf, quoteOf, confirmationsOf, requestOf, stepsOf, email } = useWalkInOrders()

const url = 'https://pay.example/1'
const card = { paymentType: 'CREDIT_CARD' } as const

it('waits for the payment of a walk-in by card, first for the link and then for the money', async () => {
  const id = await accepted(card)
  const waiting = await atDesk(id)
  expect(waiting).toMatchObject({ status: 'WITH_CLIENT', isWaitingForPayment: true, isWaitingForOrder: false })
  expect(waiting.queue).toBe('ATTENTION')
  expect(await needsOf(id)).toEqual(['PAYMENT'])
  for (const caller of [pm(), await portal().as('quoter@portolan.example')])
    expect((await portal().call(getDeskOverview, {}, caller)).items).toContainEqual({
      ...{ queue: 'ATTENTION', need: 'PAYMENT', kind: null, mine: 0 },
      orders: expect.any(Number),
    })
  expect(waiting.actions).toEqual(expect.arrayContaining(['SEND_PAYMENT_LINK', 'MARK_PAID', 'SUBMIT', 'CANCEL']))
  for (const action of ['DELIVER', 'COMPLETE', 'TAKE_IN'] as const) expect(waiting.actions).not.toContain(action)
  expect(await requestOf(id)).toMatchObject({ status: 'QUOTE_ACCEPTED', dueTime: null })
  const receipt = await email(id, 'You accepted the quote')
  expect(receipt).toContain('Company: Meridian')
  expect(receipt).toContain('We confirm your order once you have paid.')
  expect(receipt).toContain('We start once you have paid')
  expect(receipt).not.toContain('receipt')
  expect((await quoteOf(id)).payment).toEqual({
    ...{ paymentType: 'CREDIT_CARD', status: 'OPEN', at: null, url: null },
    ...{ paid: 0, open: 120, payments: [] },
  })

  expect(await order(await act(pm(), id, 'sendPaymentLink', { url }))).toMatchObject({ queue: 'WITH_CLIENT' })
  expect(await needsOf(id)).toEqual([])
  expect(await confirmationsOf(id)).toBe(0)
  expect((await quoteOf(id)).payment).toMatchObject({ status: 'LINK_SENT', at: expect.any(String), url: null })
  const visitor = await openByCode(portal(), id, 'eva@meridian.example')
  expect((await quoteOf(id, visitor)).payment).toMatchObject({ url })

  const started = await order(await act(pm(), id, 'markPaid', { reference: 'Transfer 4711' }))
  expect(started).toMatchObject({ isWaitingForPayment: false, payment: { status: 'PAID' } })
  await vi.waitFor(async () => expect(await atDesk(id)).toMatchObject({ status: 'NEW' }), soon)
  expect((await quoteOf(id, visitor)).payment).toMatchObject({ status: 'PAID', at: expect.any(String), url: null })
  expect(await email(id, 'We received your payment')).toContain('The order confirmation is on its page')
  await vi.waitFor(async () => expect(await confirmationsOf(id)).toBe(1), soon)
  expect(await stepsOf(id)).toEqual(
    expect.arrayContaining(['QUOTE_ACCEPTED', 'PAYMENT_LINK_SENT', 'PAID', 'SUBMITTING_TO_XTRF']),
  )
})

it('waits for all parts of a payment, and asks for the rest with another link', async () => {
  const id = await accepted(card)
  await order(await act(pm(), id, 'sendPaymentLink', { url }))
  const part = await order(await act(pm(), id, 'markPaid', { amount: 50.5, reference: 'Transfer 1' }))
  expect(part).toMatchObject({
    ...{ isWaitingForPayment: true, queue: 'ATTENTION' },
    payment: { status: 'OPEN', paid: 50.5, open: 69.5 },
  })
  expect(await needsOf(id)).toEqual(['PAYMENT'])
  const visitor = await openByCode(portal(), id, 'eva@meridian.example')
  const payments = [{ recordedAt: expect.any(String), receivedOn: expect.any(String), amount: 50.5 }]
  expect((await quoteOf(id, visitor)).payment).toMatchObject({ status: 'OPEN', url: null, open: 69.5, payments })
  const thanks = await email(id, 'We received your payment of $50.50')
  expect(thanks).toContain('$69.50 is still open. We start once all of it is paid.')
  for (const words of ['This payment: $50.50', 'Paid so far: $50.50', 'Still open: $69.50'])
    expect(thanks).toContain(words)

  await order(await act(pm(), id, 'sendPaymentLink', { url: `${url}/rest` }))
  expect(await needsOf(id)).toEqual([])
  const asked = await email(id, 'Payment of $69.50')
  for (const words of ['Price: $120.00', 'Paid so far: $50.50', 'Still open: $69.50']) expect(asked).toContain(words)
  expect((await quoteOf(id, visitor)).payment).toMatchObject({ status: 'LINK_SENT', url: `${url}/rest`, paid: 50.5 })

  const whole = await order(await act(pm(), id, 'markPaid', {}))
  expect(whole).toMatchObject({ isWaitingForPayment: false, payment: { status: 'PAID', paid: 120, open: 0 } })
  expect(await email(id, 'We received your payment of $69.50')).toContain('The order confirmation is on its page')
  expect((await stepsOf(id)).filter((step) => step.startsWith('PAID'))).toEqual(['PAID_IN_PART', 'PAID'])
})

it('counts the promised workdays from the payment', async () => {
  const id = await accepted(card)
  const longAgo = new Date(Date.now() - 7 * 86_400_000)
  await portal()
    .db.updateTable('quote')
    .set({ decided_at: longAgo, expected_delivery: addWorkdays('UTC', longAgo, 2) })
    .where('job_request_id', '=', id)
    .execute()
  const inTwoDays = addWorkdays('UTC', new Date(), 2).toISOString().slice(0, 10)
  const dayOf = async () => (await quoteOf(id)).expectedDelivery?.slice(0, 10)
  expect(await dayOf()).toBe(inTwoDays)
  await order(await act(pm(), id, 'markPaid'))
  expect(await dayOf()).toBe(inTwoDays)
})

it('is started before it is paid by managers only, which the history says', async () => {
  const id = await accepted(card)
  const quoter = await portal().as('quoter@portolan.example')
  expect(await refusal(await act(quoter, id, 'submit'))).toEqual([409, 'conflict'])
  expect(await order(await act(pm(), id, 'submit'))).toMatchObject({ status: 'NEW', isWaitingForPayment: false })
  expect(await stepsOf(id)).toContain('STARTED_UNPAID')
  const paid = await order(await act(pm(), id, 'markPaid'))
  expect(paid.payment).toMatchObject({ status: 'PAID' })
  expect(await email(id, 'We received your payment')).toContain('Nothing is left to pay')
})
