import { type Actor, isStaff } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type RequestDetails, relationTo } from '../job-requests/index.ts'
import type { QuoteRow } from './store-quotes.ts'

/**
 * Members of the organization decide on a quote; visitors with the link decide on that of a request made signed out.
 * Staff at the desk may view but not decide; everyone else gets 404.
 */
export function requireRightToDecide(
  actor: Actor | undefined,
  request: RequestDetails | undefined,
): asserts request is RequestDetails {
  if (!request) throw new Refusal('job_request_not_found')
  const relation = relationTo(actor, { clientId: request.client_id, isOpenByLink: request.is_open_by_link })
  if (relation === 'stranger') throw new Refusal('job_request_not_found')
  if (actor && isStaff(actor)) throw new Refusal('forbidden')
}

type QuotedRequest = Pick<RequestDetails, 'status'>
type Answer = Pick<QuoteRow, 'acceptance_status' | 'acceptance_deadline'>

/** The deadline has passed without a decision. */
export const isOverdue = ({ status }: QuotedRequest, quote: Answer, now: Date): boolean =>
  status === 'QUOTE_EXPIRED' ||
  (status === 'QUOTE_READY_FOR_CLIENT_REVIEW' && quote.acceptance_status === null && quote.acceptance_deadline <= now)

/** The client may still answer. */
export const isOpen = ({ status }: QuotedRequest, quote: Answer, now: Date): boolean =>
  status === 'QUOTE_READY_FOR_CLIENT_REVIEW' && quote.acceptance_status === null && quote.acceptance_deadline > now

/** Refuses a second decision and one after the deadline. */
export function requireUndecided(request: QuotedRequest, quote: Answer, now: Date): void {
  if (isOverdue(request, quote, now)) throw new Refusal('quote_expired')
  if (!isOpen(request, quote, now)) throw new Refusal('conflict')
}
