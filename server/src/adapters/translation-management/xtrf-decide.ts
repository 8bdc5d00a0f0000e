import type { Place } from '../../ports/translation-management.ts'
import type { Made } from './xtrf-answers.ts'
import { onOrder } from './xtrf-calls.ts'
import type { Xtrf } from './xtrf-options.ts'
import { getOrder, isApproved, kindOf, statusOf } from './xtrf-status.ts'

async function setStatus({ client }: Xtrf, place: Place, status: string, signal: AbortSignal): Promise<void> {
  await client.call(onOrder(kindOf(place), 'setStatus'), { path: [place.id], body: { status } }, signal)
}

/** XTRF has no field for payment preferences but the notes. The project made of the quote takes them over. */
export async function acceptQuote(
  xtrf: Xtrf,
  place: Place,
  payment: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  if (kindOf(place) === 'smart-project') return
  const quote = await getOrder(xtrf, place, signal)
  if (isApproved(quote)) return
  await note(xtrf, place, quote, payment.join('\n'), signal)
  if (statusOf(quote) === 'REJECTED') await setStatus(xtrf, place, 'PENDING', signal)
  await setStatus(xtrf, place, 'APPROVED', signal)
}

/** XTRF has no place for a reason but the notes. */
export async function rejectQuote(xtrf: Xtrf, place: Place, reason: string, signal: AbortSignal): Promise<void> {
  const quote = await getOrder(xtrf, place, signal)
  if (statusOf(quote) === 'REJECTED') return
  await note(xtrf, place, quote, reason && `Rejected by the client: ${reason}`, signal)
  await setStatus(xtrf, place, 'REJECTED', signal)
}

export async function cancelOrder(xtrf: Xtrf, place: Place, reason: string, signal: AbortSignal): Promise<void> {
  if (kindOf(place) === 'smart-quote') return rejectQuote(xtrf, place, reason, signal)
  const project = await getOrder(xtrf, place, signal)
  if (statusOf(project) === 'CANCELLED') return
  await note(xtrf, place, project, reason && `Called off by the client: ${reason}`, signal)
  await setStatus(xtrf, place, 'CANCELLED', signal)
}

async function note({ client }: Xtrf, place: Place, order: Made, text: string, signal: AbortSignal): Promise<void> {
  const before = order.internalNotes ?? ''
  if (text === '' || before.includes(text)) return
  const value = before === '' ? text : `${before}\n\n${text}`
  await client.call(onOrder(kindOf(place), 'setInternalNotes'), { path: [place.id], body: { value } }, signal)
}
