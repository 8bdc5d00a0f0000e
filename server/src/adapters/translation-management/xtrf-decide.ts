import type { TmsOrderRef } from '../../ports/translation-management.ts'
import type { XtrfOrder } from './xtrf-answers.ts'
import { orderCall } from './xtrf-calls.ts'
import type { Xtrf } from './xtrf-options.ts'
import { getOrder, isApproved, normalizeStatus, requireSmartKind } from './xtrf-status.ts'

async function setStatus({ client }: Xtrf, order: TmsOrderRef, status: string, signal: AbortSignal): Promise<void> {
  await client.call(orderCall(requireSmartKind(order), 'setStatus'), { path: [order.id], body: { status } }, signal)
}

/** XTRF has no field for payment details, so they go into the notes. The project inherits the notes of its quote. */
export async function acceptQuote(
  xtrf: Xtrf,
  order: TmsOrderRef,
  payment: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  if (requireSmartKind(order) === 'smart-project') return
  const quote = await getOrder(xtrf, order, signal)
  if (isApproved(quote)) return
  await addInternalNote(xtrf, order, quote, payment.join('\n'), signal)
  if (normalizeStatus(quote) === 'REJECTED') await setStatus(xtrf, order, 'PENDING', signal)
  await setStatus(xtrf, order, 'APPROVED', signal)
}

/** Payments in XTRF belong to invoices, which it makes later, so they go into the notes as those of the hand-over do. */
export async function addPayment(xtrf: Xtrf, order: TmsOrderRef, payment: string, signal: AbortSignal): Promise<void> {
  await addInternalNote(xtrf, order, await getOrder(xtrf, order, signal), payment, signal)
}

/** XTRF has no field for a reason, so it goes into the notes. */
export async function rejectQuote(xtrf: Xtrf, order: TmsOrderRef, reason: string, signal: AbortSignal): Promise<void> {
  const quote = await getOrder(xtrf, order, signal)
  if (normalizeStatus(quote) === 'REJECTED') return
  await addInternalNote(xtrf, order, quote, reason && `Rejected by the client: ${reason}`, signal)
  await setStatus(xtrf, order, 'REJECTED', signal)
}

export async function cancelOrder(xtrf: Xtrf, order: TmsOrderRef, reason: string, signal: AbortSignal): Promise<void> {
  if (requireSmartKind(order) === 'smart-quote') return rejectQuote(xtrf, order, reason, signal)
  const project = await getOrder(xtrf, order, signal)
  if (normalizeStatus(project) === 'CANCELLED') return
  await addInternalNote(xtrf, order, project, reason && `Called off by the client: ${reason}`, signal)
  await setStatus(xtrf, order, 'CANCELLED', signal)
}

async function addInternalNote(
  { client }: Xtrf,
  order: TmsOrderRef,
  found: XtrfOrder,
  text: string,
  signal: AbortSignal,
): Promise<void> {
  const before = found.internalNotes ?? ''
  if (text === '' || before.includes(text)) return
  const value = before === '' ? text : `${before}\n\n${text}`
  await client.call(
    orderCall(requireSmartKind(order), 'setInternalNotes'),
    { path: [order.id], body: { value } },
    signal,
  )
}
