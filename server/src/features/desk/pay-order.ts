import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { ReceivedPayment } from '@portolan/contract/quotes/payments'
import type * as z from 'zod/mini'
import { dayIn } from '../../platform/provider-days.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  recordAllowedInvoice,
  recordPayment,
  sendPaymentLink,
  startOrderedWork,
  thankForPayment,
} from '../quotes/index.ts'
import type { DispatchNeeds } from './dispatch-order.ts'
import { type ActionNeeds, type DeskCall, runDeskAction } from './run-desk-action.ts'

/** Emails the client the address where they pay by card. May be repeated, for example with a corrected address. */
export const sendPaymentLinkOfOrder = (needs: ActionNeeds, by: DeskCall, url: string): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'SEND_PAYMENT_LINK', async (tx, { request }) => {
    if (!request) throw new Refusal('conflict')
    const sentTo = await sendPaymentLink(tx, { request, actor: by.actor, at: needs.now(), url })
    if (sentTo === undefined) throw new Refusal('conflict')
    return { url, sentTo }
  })

/** Records a payment, whole or a part. Work that waited for it starts once nothing is open. */
export const markOrderPaid = (
  needs: DispatchNeeds,
  by: DeskCall,
  { receivedOn, reference, amount, openBefore }: z.output<typeof ReceivedPayment>,
): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'MARK_PAID', async (tx, { request }) => {
    if (!request) throw new Refusal('conflict')
    const at = needs.now()
    const today = dayIn(needs.timeZone, at)
    const day = receivedOn ?? today
    if (day > today) throw new Refusal('malformed', [{ path: 'body.receivedOn', code: 'day_ahead' }])
    const payment = await recordPayment(tx, {
      ...{ request, actor: by.actor, at, receivedOn: day, reference },
      amountCents: centsOf(amount),
      openBeforeCents: centsOf(openBefore),
    })
    if (!payment) throw new Refusal('conflict')
    const isStarted = payment.openCents === 0 && (await startOrderedWork(tx, needs, request.id, by.actor))
    if (request.status !== 'QUOTE_ACCEPTED')
      await needs.forwardPayment(tx, { requestId: request.id, paymentId: payment.paymentId })
    await thankForPayment(tx, { request, timeZone: needs.timeZone, payment, isStarted })
    return { isStarted, receivedOn: day, reference, ...payment }
  })

const centsOf = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 100))

/** Gives a new customer the credit they asked for: the work starts. */
export const allowInvoiceOfOrder = (needs: DispatchNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'ALLOW_INVOICE', async (tx, { request }) => {
    if (!request || !(await startOrderedWork(tx, needs, request.id, by.actor))) throw new Refusal('conflict')
    await recordAllowedInvoice(tx, { request, actor: by.actor, at: needs.now() }, needs.timeZone)
    return {}
  })
