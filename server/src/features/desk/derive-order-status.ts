import { walkInClientId } from '@portolan/contract/clients/clients'
import type { DeskStatus } from '@portolan/contract/desk/desk'
import { closedStatuses, quoteStatuses, workStatuses } from '@portolan/contract/desk/order-statuses'
import {
  type DeliveryAnswer,
  isWaitingForOrder,
  isWaitingForPayment,
  type JobRequestStatus,
  type Origination,
  type RequestType,
} from '@portolan/contract/job-requests/requests'
import type { PaymentStatus } from '@portolan/contract/quotes/quotes'

type Request = {
  readonly client_id: number
  readonly status: JobRequestStatus
  readonly request_type: RequestType
  readonly origination: Origination
  readonly created_at: Date
  readonly delivery_answer: DeliveryAnswer | null
}
type Event = {
  readonly status: JobRequestStatus
  readonly at: Date
  /** Null: the portal itself. */
  readonly actor_name: string | null
}
/** The latest message about the request. */
type LastMessage = { readonly at: Date; readonly is_from_staff: boolean }

export type DerivedStatus = {
  readonly status: DeskStatus
  readonly needs_attention: boolean
  readonly quote_started_at: Date | null
  readonly quote_completed_at: Date | null
  readonly project_started_at: Date | null
  readonly project_completed_at: Date | null
  readonly closed_at: Date | null
}

const machineOriginations: readonly Origination[] = ['MT', 'MEDIAAI']
const reviewed: readonly JobRequestStatus[] = ['READY_FOR_INTERNAL_REVIEW', 'QUOTE_READY_FOR_CLIENT_REVIEW']
const decidedAgainst: readonly JobRequestStatus[] = ['QUOTE_REJECTED', 'QUOTE_EXPIRED']

/** From these statuses on, a request appears at the desk. */
const deskStatuses: readonly JobRequestStatus[] = [
  ...reviewed,
  'QUOTE_ACCEPTED',
  'SUBMITTING_TO_XTRF',
  'REJECTED_BY_SCREENING',
  'FAILED',
]

/**
 * Derives the desk status of a request from its current status and its events; undefined if it does not belong at the
 * desk. Depends on nothing else, so missed or repeated notifications do no harm.
 */
export function deriveOrderStatus(
  request: Request,
  events: readonly Event[],
  before: DeskStatus | undefined,
  lastMessage?: LastMessage,
  payment?: PaymentStatus,
): DerivedStatus | undefined {
  const has = (statuses: readonly JobRequestStatus[]) => events.some(({ status }) => statuses.includes(status))
  const isForDesk = machineOriginations.includes(request.origination) ? has(['SUBMITTING_TO_XTRF']) : has(deskStatuses)
  if (!before && !isForDesk) return undefined
  const started = startOf(request, events)
  const isRejected = wasRejected(request, events, lastMessage)
  const status = isRejected ? 'CANCELLED' : statusOf(request, started !== undefined, before)
  const quoteBegan = lastRound(events) ?? request.created_at
  const isQuote = request.request_type === 'QUOTE_REQUEST' || has(reviewed) || quoteStatuses.includes(status)
  const offered = lastOf(events, 'QUOTE_READY_FOR_CLIENT_REVIEW')
  return {
    status,
    needs_attention:
      !isRejected &&
      (needsHelp.includes(request.status) || hasOpenProblem(request, lastMessage) || needsLink(request, payment)),
    quote_started_at: isQuote ? quoteBegan : null,
    quote_completed_at: isQuote && offered && offered.at >= quoteBegan ? offered.at : null,
    project_started_at: started?.at ?? null,
    project_completed_at: status === 'COMPLETED' ? (lastOf(events, 'COMPLETED')?.at ?? null) : null,
    closed_at: closedStatuses.includes(status) ? (events.at(-1)?.at ?? null) : null,
  }
}

/** Requests that continue only when staff help. */
const needsHelp: readonly JobRequestStatus[] = ['REJECTED_BY_SCREENING', 'FAILED']

const isUnpaid = (request: Request): boolean => isWaitingForPayment({ ...request, clientId: request.client_id })

/** The client can only pay once staff have sent the payment link, and an invoice waits for staff to allow it. */
const needsLink = (request: Request, payment: PaymentStatus | undefined): boolean =>
  isUnpaid(request) && payment === 'OPEN'

/** The client reported a problem with the delivery, and nobody has answered. */
const hasOpenProblem = ({ status, delivery_answer }: Request, lastMessage: LastMessage | undefined): boolean =>
  status === 'COMPLETED' && delivery_answer === 'DISPUTED' && !lastMessage?.is_from_staff

/** Staff rejected it and the client has not written since. A rejection by screening still needs a look by staff. */
function wasRejected({ status }: Request, events: readonly Event[], lastMessage: LastMessage | undefined): boolean {
  const last = lastOf(events, 'REJECTED_BY_SCREENING')
  if (status !== 'REJECTED_BY_SCREENING' || !last || last.actor_name === null) return false
  return !lastMessage || lastMessage.is_from_staff || lastMessage.at < last.at
}

/**
 * A quote becomes a project when it is accepted. With procurement and for walk-ins, work waits for the purchase order, the
 * payment or the invoice, so the project starts at the hand-over after that. A request without a quote starts when it is
 * handed over.
 */
function startOf({ request_type, origination, client_id }: Request, events: readonly Event[]): Event | undefined {
  const first = (wanted: JobRequestStatus, from = 0) =>
    events.findIndex(({ status }, at) => at >= from && status === wanted)
  if (request_type !== 'QUOTE_REQUEST') return events[first('SUBMITTING_TO_XTRF')]
  const accepted = first('QUOTE_ACCEPTED')
  const mayWait = origination === 'COUPA' || client_id === walkInClientId
  return events[mayWait && accepted >= 0 ? first('SUBMITTING_TO_XTRF', accepted) : accepted]
}

function statusOf(request: Request, isProject: boolean, before: DeskStatus | undefined): DeskStatus {
  const working = before && workStatuses.includes(before) ? before : 'NEW'
  const pricing = before === 'PRICING' ? before : 'PENDING_REVIEW'
  if (isWaitingForOrder(request) || isUnpaid(request)) return 'WITH_CLIENT'
  switch (request.status) {
    case 'QUOTE_READY_FOR_CLIENT_REVIEW':
      return 'WITH_CLIENT'
    case 'QUOTE_ACCEPTED':
    case 'SUBMITTING_TO_XTRF':
    case 'SUBMITTED_TO_XTRF':
      // A request that was handed over before acceptance is priced in the other system.
      return isProject ? working : 'PRICING'
    case 'COMPLETED':
      return 'COMPLETED'
    case 'QUOTE_REJECTED':
    case 'QUOTE_EXPIRED':
    case 'CANCELLED':
      return 'CANCELLED'
    case 'CANCELLING':
      // It can still be undone, and the order is then as it was.
      return before ?? 'CANCELLED'
    default:
      return isProject ? working : pricing
  }
}

const lastOf = (events: readonly Event[], wanted: JobRequestStatus) =>
  events.findLast(({ status }) => status === wanted)

/** When the latest requote began. */
function lastRound(events: readonly Event[]): Date | undefined {
  const refused = events.findLastIndex(({ status }) => decidedAgainst.includes(status))
  if (refused < 0) return undefined
  return events.slice(refused).find(({ status }) => status === 'READY_FOR_INTERNAL_REVIEW')?.at
}
