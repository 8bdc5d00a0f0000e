import { isWhole, wasDelivered } from '@portolan/contract/deliveries/deliveries'
import type { DeskAction, DeskOrder } from '@portolan/contract/desk/desk'
import { workStatuses } from '@portolan/contract/desk/order-statuses'
import type { TabId } from '../order-parts.ts'
import { targetsByName } from '../target-languages.ts'
import { isCardUnpaid } from '../unpaid.ts'
import { isMoving } from './moving.ts'

type StepName =
  | 'OTHER_SYSTEM'
  | 'FAILED'
  | 'REJECTED'
  | 'DECLINED'
  | 'PRICE'
  | 'WITH_CLIENT'
  | 'WAITING_FOR_ORDER'
  | 'REQUOTE'
  | 'REOPEN'
  | 'NEW'
  | 'NOT_STARTED'
  | 'FILES'
  | 'CORRECT'
  | 'VERDICT'
  | 'REVIEW_OPEN'
  | 'COMPLETE'
  | 'COMPLETE_SOURCE'
  | 'RETURNED'
  | 'PAYMENT'
  | 'RECORD_PAYMENT'
  | 'RECORD_AND_START'
  | 'WAITING_FOR_PAYMENT'
  | 'ALLOW_INVOICE'
  | 'INVOICE_IN_REVIEW'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'CANCELLING'
  | 'UNDO_CANCEL'
  | 'OUTSIDE'
  | 'MOVING'
  | 'ASSIGN'
  | 'ASSIGNED'
  | 'OTHERS'
  | 'NOBODY'

/** What staff do next: press an action, go to a part of the page, or nothing. */
export type NextStep = {
  readonly name: StepName
  readonly action?: DeskAction
  readonly tab?: { readonly id: TabId; readonly label: 'toPrice' | 'toFiles' | 'toVerdict' | 'toPayment' }
}

/** Languages that still have no file which the client gets with this order. */
export function missingLanguages(order: DeskOrder) {
  const { request, status, removedFileKeys } = order
  if (!request || status === 'COMPLETED') return []
  const delivered = request.files.filter(
    ({ category, fileKey }) => category === 'TRANSLATED_DOCUMENT' && !removedFileKeys.includes(fileKey),
  )
  return targetsByName(order).filter(({ id }) => !delivered.some(({ languageId }) => languageId === id))
}

/** Whether the order was delivered and reopened, and no file was added or removed yet. */
export const needsChange = ({ request, status, withheldFileKeys, removedFileKeys }: DeskOrder): boolean =>
  request !== null &&
  status !== 'COMPLETED' &&
  wasDelivered(request.history) &&
  isWhole(request.history) &&
  withheldFileKeys.length === 0 &&
  removedFileKeys.length === 0

/** What the last review found, if it returned the order. */
export function findingOf({ qaJobs }: DeskOrder): string | undefined {
  const last = qaJobs.at(-1)
  return last?.status === 'FAILED' ? last.note : undefined
}

/** The one thing that brings the order forward, as far as the reader may do it. */
export function nextStepOf(order: DeskOrder): NextStep {
  const { status, request, otherSystem } = order
  const may = (action: DeskAction) => order.actions.includes(action)
  if (request?.status === 'CANCELLING')
    return may('UNDO_CANCEL') ? { name: 'UNDO_CANCEL', action: 'UNDO_CANCEL' } : { name: 'CANCELLING' }
  if (otherSystem) return { name: 'OTHER_SYSTEM' }
  if (order.isWaitingForOrder) return { name: 'WAITING_FOR_ORDER' }
  if (order.isInvoiceInReview) return stepOfInvoice(may)
  if (order.isWaitingForPayment) return stepOfPayment(order, may) ?? { name: 'WAITING_FOR_PAYMENT' }
  if (may('RETRY')) {
    const name = status === 'CANCELLED' ? 'DECLINED' : request?.status === 'FAILED' ? 'FAILED' : 'REJECTED'
    return { name, action: 'RETRY' }
  }
  if (may('REOPEN') && request?.deliveryAnswer === 'DISPUTED') return { name: 'REOPEN', action: 'REOPEN' }
  if (may('REQUOTE')) return { name: 'REQUOTE', action: 'REQUOTE' }
  if (may('PRICE')) return { name: 'PRICE', tab: { id: 'quote', label: 'toPrice' } }
  if (status === 'NEW' && may('TAKE_IN'))
    return { name: order.projectManager ? 'NOT_STARTED' : 'NEW', action: 'TAKE_IN' }
  if (workStatuses.includes(status)) return stepOfWork(order, may)
  const payment = stepOfPayment(order, may)
  if (payment) return payment
  if (status === 'WITH_CLIENT' || status === 'COMPLETED' || status === 'CANCELLED') return { name: status }
  if (isMoving(order)) return { name: 'MOVING' }
  return request ? othersStep(order) : { name: 'OUTSIDE' }
}

/** Nothing for the reader: colleagues have it, or will. A coordinator prices an order and does not work on it. */
function othersStep({ status, actions, projectManager, coordinator, qaSpecialist }: DeskOrder): NextStep {
  if (status === 'NEW' && projectManager) return { name: 'ASSIGNED' }
  if (status === 'NEW') return { name: actions.includes('ASSIGN') ? 'ASSIGN' : 'NOBODY' }
  const isTaken = workStatuses.includes(status) ? projectManager || qaSpecialist : coordinator
  return { name: isTaken ? 'OTHERS' : 'NOBODY' }
}

const tab = { id: 'payment', label: 'toPayment' } as const

/** The billing details are on the same tab. */
const stepOfInvoice = (may: (action: DeskAction) => boolean): NextStep =>
  may('ALLOW_INVOICE') ? { name: 'ALLOW_INVOICE', action: 'ALLOW_INVOICE' } : { name: 'INVOICE_IN_REVIEW', tab }

/** First the link, then the money. */
function stepOfPayment(order: DeskOrder, may: (action: DeskAction) => boolean): NextStep | undefined {
  // A walk-in who chose an invoice may have been asked to pay first.
  if (!isCardUnpaid(order) && !order.isWaitingForPayment) return undefined
  if (may('SEND_PAYMENT_LINK') && order.payment?.status === 'OPEN') return { name: 'PAYMENT', tab }
  if (!may('MARK_PAID')) return undefined
  return { name: order.isWaitingForPayment ? 'RECORD_AND_START' : 'RECORD_PAYMENT', tab }
}

function stepOfWork(order: DeskOrder, may: (action: DeskAction) => boolean): NextStep {
  const isReviewed = order.qaJobs.some(({ status }) => status === 'ASSIGNED')
  if (isReviewed && may('FINISH_QA')) return { name: 'VERDICT', tab: { id: 'checks', label: 'toVerdict' } }
  if (may('DELIVER') && missingLanguages(order).length > 0)
    return { name: 'FILES', tab: { id: 'work', label: 'toFiles' } }
  if (may('DELIVER') && needsChange(order)) return { name: 'CORRECT', tab: { id: 'work', label: 'toFiles' } }
  if (isReviewed) return { name: 'REVIEW_OPEN' }
  if (may('DELIVER') && findingOf(order) !== undefined)
    return { name: 'RETURNED', tab: { id: 'work', label: 'toFiles' } }
  if (!may('COMPLETE')) return othersStep(order)
  return { name: order.sourceFileNames.length > 0 ? 'COMPLETE_SOURCE' : 'COMPLETE', action: 'COMPLETE' }
}
