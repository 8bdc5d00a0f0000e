import { type Actor, isStaff } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isMember, type RequestRow } from '../job-requests/index.ts'
import type { QuoteRow } from './store-quotes.ts'

/**
 * A quote is decided on by the members of the organisation; of a request made signed out, by whoever holds its link.
 * Staff see it and keep their hands off; for everyone else it is not there.
 */
export function requireRightToDecide(
  actor: Actor | undefined,
  request: RequestRow | undefined,
): asserts request is RequestRow {
  if (!request) throw new Refusal('job_request_not_found')
  if (actor && isStaff(actor)) throw new Refusal('forbidden')
  const isOwn = actor !== undefined && isMember(actor, { clientId: request.client_id })
  if (!isOwn && !request.is_open_by_link) throw new Refusal('job_request_not_found')
}

type Asked = Pick<RequestRow, 'status'>
type Answer = Pick<QuoteRow, 'acceptance_status' | 'acceptance_deadline'>

/** The deadline has passed without an answer, noted or not. */
export const isOverdue = ({ status }: Asked, quote: Answer, now: Date): boolean =>
  status === 'QUOTE_EXPIRED' ||
  (status === 'QUOTE_READY_FOR_CLIENT_REVIEW' && quote.acceptance_status === null && quote.acceptance_deadline <= now)

/** The client may still answer. */
export const isOpen = ({ status }: Asked, quote: Answer, now: Date): boolean =>
  status === 'QUOTE_READY_FOR_CLIENT_REVIEW' && quote.acceptance_status === null && quote.acceptance_deadline > now

/** One answer, while it is asked for. */
export function requireUndecided(request: Asked, quote: Answer, now: Date): void {
  if (isOverdue(request, quote, now)) throw new Refusal('quote_expired')
  if (!isOpen(request, quote, now)) throw new Refusal('conflict')
}
