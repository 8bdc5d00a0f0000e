import { closedStatuses, quoteStatuses } from '@portolan/contract/desk/order-statuses'
import { addWorkdays, dayIn, nextWorkday } from '../../platform/provider-days.ts'
import type { Tx } from '../../tables/database.ts'
import { listEvents, type RequestDetails, withLockedRequest } from '../job-requests/index.ts'
import { findPayment, findRushCondition, rateTypeOf, usualWorkdays } from '../quotes/index.ts'
import { type DerivedStatus, deriveOrderStatus } from './derive-order-status.ts'
import {
  findDefaultVertical,
  findEscalation,
  findLastMessage,
  findOffer,
  insertOrder,
  lockOrderOfRequest,
  type OrderRow,
  updateOrder,
} from './store-orders.ts'

/** Creates or updates the order of a request. Keeps what staff have set since the quote was sent. */
export const followRequest = (tx: Tx, timeZone: string, requestId: string): Promise<void> =>
  withLockedRequest(tx, requestId, async (request) => {
    if (request) await follow(tx, timeZone, request)
  })

async function follow(tx: Tx, timeZone: string, request: RequestDetails): Promise<void> {
  const { id: requestId } = request
  const order = await lockOrderOfRequest(tx, requestId)
  const events = await listEvents(tx, requestId)
  const payment = await findPayment(tx, request)
  const lastMessage = await findLastMessage(tx, requestId)
  const standing = deriveOrderStatus(request, events, order?.status, lastMessage, payment?.status)
  if (!standing) return
  const asked = await findEscalation(tx, requestId)
  const offer = await findOffer(tx, requestId)
  const deadline = deadlineOf(standing, order, offer?.expected_delivery ?? null, timeZone)
  const isOffered = standing.status === 'WITH_CLIENT' && order?.status !== standing.status
  const rateType =
    ((!order || isOffered) && offer?.rate_type) ||
    (order?.rate_type ?? rateTypeOf(await findRushCondition(tx, request.client_id), request.custom_field_values))
  const day = (at: Date | null) => at && dayIn(timeZone, at)
  const row = {
    ...standing,
    name: asked?.projectName ?? request.name,
    source_language_id: asked?.sourceLanguageId ?? request.source_language_id,
    target_language_ids: asked?.targetLanguageIds ?? request.target_language_ids,
    rate_type: rateType,
    ...(offer && { total_agreed_cents: Number(offer.price_cents) }),
    deadline,
    deadline_on: day(deadline),
    quote_expires_at: request.status === 'QUOTE_READY_FOR_CLIENT_REVIEW' ? (offer?.acceptance_deadline ?? null) : null,
    quote_completed_on: day(standing.quote_completed_at),
    project_started_on: day(standing.project_started_at),
    project_completed_on: day(standing.project_completed_at),
  }
  if (order) await updateOrder(tx, order.id, row)
  else
    await insertOrder(tx, {
      ...row,
      number: request.number,
      job_request_id: request.id,
      client_id: request.client_id,
      vertical: await findDefaultVertical(tx, request.client_id),
      created_at: request.created_at,
    })
}

const isQuote = ({ status }: Pick<DerivedStatus, 'status'>): boolean => quoteStatuses.includes(status)
const isOver = ({ status }: Pick<DerivedStatus, 'status'>): boolean => closedStatuses.includes(status)

/**
 * A quote is due on the next workday, a project on the date of its quote. Deadlines set by staff stay. If a quote was
 * accepted without a date, the order keeps its deadline, or gets the usual time if that has passed.
 */
function deadlineOf(
  standing: DerivedStatus,
  order: OrderRow | undefined,
  expectedDelivery: Date | null,
  timeZone: string,
): Date | null {
  const isSamePhase = order && (isOver(standing) || (!isOver(order) && isQuote(order) === isQuote(standing)))
  if (isSamePhase) return order.deadline
  const { quote_started_at: began } = standing
  if (isQuote(standing) && began) return nextWorkday(timeZone, began)
  if (expectedDelivery || !order || !isQuote(order)) return expectedDelivery
  const started = standing.project_started_at ?? began
  if (!started || (order.deadline && order.deadline > started)) return order.deadline
  return addWorkdays(timeZone, started, usualWorkdays)
}
