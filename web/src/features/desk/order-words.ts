import type { DeskOrderSummary } from '@portolan/contract/desk/desk'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { Translate } from '../../shared/messages/messages.ts'
import type { en } from '../../shared/request/messages/orders.en.ts'

type Words = Translate<typeof en>

type Status = Pick<
  DeskOrderSummary,
  'status' | 'queue' | 'isWaitingForOrder' | 'isWaitingForPayment' | 'isInvoiceInReview' | 'isBeingCorrected'
> & {
  /** Known on the page of an order. */
  readonly request?: Pick<JobRequest, 'status'> | null
}

/** The order keeps its status until the cancellation is final. */
export const isBeingCancelled = ({ request }: Pick<Status, 'request'>): boolean => request?.status === 'CANCELLING'

/** How far an order is, in the words of staff. */
export function orderStatusText(order: Status, words: Words): string {
  if (isBeingCancelled(order)) return words('beingCancelled')
  if (order.isWaitingForPayment) return words(order.isInvoiceInReview ? 'invoiceInReview' : 'waitingForPayment')
  if (order.queue === 'ATTENTION') return words('needsAttention')
  if (order.isWaitingForOrder) return words('waitingForOrder')
  return order.status === 'IN_PROGRESS' && order.isBeingCorrected ? words('beingCorrected') : words(order.status)
}

/** Whose order it is: the client, or the company that a walk-in entered. */
export const clientText = (
  { client, walkInCompany }: Pick<DeskOrderSummary, 'client' | 'walkInCompany'>,
  words: Words,
): string => (walkInCompany === null ? client.name : words('walkIn', { company: walkInCompany }))
