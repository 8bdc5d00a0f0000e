import type { DeskOrder } from '@portolan/contract/desk/desk'
import { Refusal } from '../../platform/refusal.ts'
import {
  recordAllowedInvoice,
  recordPaid,
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

/** Starts work that waited for the payment. */
export const markOrderPaid = (needs: DispatchNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'MARK_PAID', async (tx, { request }) => {
    if (!request) throw new Refusal('conflict')
    await recordPaid(tx, { request, actor: by.actor, at: needs.now() })
    const isStarted = await startOrderedWork(tx, needs, request.id, by.actor)
    await thankForPayment(tx, { request, timeZone: needs.timeZone, isStarted })
    return { isStarted }
  })

/** Gives a new customer the credit they asked for: the work starts. */
export const allowInvoiceOfOrder = (needs: DispatchNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'ALLOW_INVOICE', async (tx, { request }) => {
    if (!request || !(await startOrderedWork(tx, needs, request.id, by.actor))) throw new Refusal('conflict')
    await recordAllowedInvoice(tx, { request, actor: by.actor, at: needs.now() }, needs.timeZone)
    return {}
  })
