import { enqueue, handles, type JobContext, JobError, type JobHandler } from '../../platform/jobs/index.ts'
import type { TranslationManagement } from '../../ports/translation-management.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { deskSystem } from '../../tables/tms-order.ts'
import { findRequestDetails } from '../job-requests/index.ts'
import { findQuoteOf, savePaymentTransfer } from '../quotes/index.ts'
import { listPaidLines } from './build-order.ts'
import { sendPayment } from './job-definitions.ts'
import { findOrderOf, placeOf } from './store-orders.ts'

type Needs = { readonly db: Database; readonly translationManagement: TranslationManagement }
type Payment = { readonly requestId: string; readonly paymentId: string }

/**
 * Sends a payment that came after the hand-over. Payments of one order go one after the other, because each adds to what
 * the system has.
 */
export async function forwardPayment(tx: Tx, payment: Payment): Promise<void> {
  const order = await findOrderOf(tx, payment.requestId)
  if (order?.system === deskSystem) return
  if (order) await savePaymentTransfer(tx, payment.paymentId, 'WAITING')
  await enqueue(tx, sendPayment, payment, { queue: `payments-${payment.requestId}` })
}

export const sendPaymentHandler = (needs: Needs): JobHandler =>
  handles(sendPayment, (payment, context) => send(needs, payment, context), {
    giveUp: (tx, { paymentId }) => savePaymentTransfer(tx, paymentId, 'FAILED'),
  })

async function send(
  { db, translationManagement: tms }: Needs,
  { requestId, paymentId }: Payment,
  { signal, finish }: JobContext,
) {
  const order = await findOrderOf(db, requestId)
  const request = await findRequestDetails(db, requestId)
  const isComing = request?.status === 'SUBMITTING_TO_XTRF'
  // The desk has all payments, and what was never handed over needs none.
  if (order?.system === deskSystem || (!order && !isComing)) return
  const place = order && placeOf(order)
  if (!place) throw new JobError('The order is not handed over yet.', 'later')
  if (!tms.addPayment || order.system !== tms.name) throw new JobError('No system takes this payment.', 'never')
  const quote = await findQuoteOf(db, requestId)
  const line = quote && (await listPaidLines(db, quote.id)).find(({ id }) => id === paymentId)
  if (line) await tms.addPayment(place, line.text, signal)
  await finish((tx) => savePaymentTransfer(tx, paymentId, 'SENT'))
}
