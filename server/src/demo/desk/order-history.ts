import { closedStatuses } from '@portolan/contract/desk/order-statuses'
import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import type { DemoOrder } from './order-row.ts'

/** The status of the request that belongs to the status of its order. */
export function requestStatusOf({ status, project_started_at }: DemoOrder): JobRequestStatus {
  switch (status) {
    case 'PENDING_REVIEW':
    case 'PRICING':
      return 'READY_FOR_INTERNAL_REVIEW'
    case 'WITH_CLIENT':
      return 'QUOTE_READY_FOR_CLIENT_REVIEW'
    case 'COMPLETED':
      return 'COMPLETED'
    case 'CANCELLED':
      return project_started_at ? 'CANCELLED' : 'QUOTE_REJECTED'
    default:
      return 'SUBMITTED_TO_XTRF'
  }
}

type Names = { readonly requester: string; readonly coordinator: string | null; readonly manager: string | null }

const MINUTE = 60_000
const reasons = { rejected: 'The budget is used up for this year.', cancelled: 'The client withdrew the document.' }

/** Every step of the request with its time and who took it. */
export function historyOf(order: DemoOrder, { requester, coordinator, manager }: Names) {
  const { created_at: began, quote_completed_at: quoted, project_started_at: started } = order
  const { quote_started_at: isQuote, project_completed_at: completed } = order
  const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE)
  const ended = started ? after(started, 600) : quoted && after(quoted, 600)
  const status = requestStatusOf(order)
  const steps: (readonly [JobRequestStatus, Date | null, string | null, string | null])[] = [
    ['CREATED', began, requester, null],
    ['SCREENING', after(began, 1), null, null],
    ['ANALYZING', after(began, 2), null, null],
    ['READY_FOR_INTERNAL_REVIEW', isQuote && after(began, 3), null, null],
    ['QUOTE_READY_FOR_CLIENT_REVIEW', quoted, coordinator, null],
    ['QUOTE_ACCEPTED', quoted && started, requester, null],
    ['QUOTE_REJECTED', status === 'QUOTE_REJECTED' ? ended : null, requester, reasons.rejected],
    ['SUBMITTING_TO_XTRF', started && after(started, 4), manager, null],
    ['SUBMITTED_TO_XTRF', started && after(started, 5), null, null],
    ['COMPLETED', completed, manager, null],
    ['CANCELLING', status === 'CANCELLED' ? ended : null, manager, reasons.cancelled],
    ['CANCELLED', status === 'CANCELLED' && ended ? after(ended, 1) : null, null, null],
  ]
  return steps.flatMap(([step, at, name, reason]) =>
    at ? [{ job_request_id: order.job_request_id, status: step, account_id: null, actor_name: name, reason, at }] : [],
  )
}

/** The time of the last step of a closed order. */
export const closedAtOf = (order: DemoOrder): Date | null =>
  closedStatuses.includes(order.status)
    ? (historyOf(order, { requester: '', coordinator: null, manager: null }).at(-1)?.at ?? null)
    : null
