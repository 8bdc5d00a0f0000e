import type { FileStore } from '../../ports/file-store.ts'
import type { SubmittedOrder, TmsOrderStatus, TranslationManagement } from '../../ports/translation-management.ts'
import type { Database, Tx } from '../../tables/database.ts'
import {
  addDeliveries,
  findRequestDetails,
  listEvents,
  moveRequest,
  type RequestDetails,
  reasons,
  withLockedRequest,
} from '../job-requests/index.ts'
import { findRushCondition, flatLine, makeQuote, type PricedLine, rateTypeOf } from '../quotes/index.ts'
import { messages } from './messages/en.ts'
import { movePlace, type OrderRow, placeOf, saveSeenStatus } from './store-orders.ts'
import { takeDeliverables } from './take-deliverables.ts'

export type SyncNeeds = {
  readonly db: Database
  readonly fileStore: FileStore
  readonly translationManagement: TranslationManagement
  readonly now: () => Date
  /** The provider's time zone. */
  readonly timeZone: string
}

/**
 * Synchronizes a request with its order: sends the client's decisions and applies the system's progress. Returns
 * whether polling must continue.
 */
export async function syncOrder(needs: SyncNeeds, order: OrderRow, signal: AbortSignal): Promise<boolean> {
  const place = placeOf(order)
  const request = await findRequestDetails(needs.db, order.job_request_id)
  if (!place || !request) return false
  switch (request.status) {
    case 'SUBMITTED_TO_XTRF':
      return pollSystem(needs, request, { place, targets: findTargets(order, request) }, signal)
    case 'QUOTE_REJECTED':
    case 'QUOTE_EXPIRED':
      if (order.seen_status !== 'rejected')
        await needs.translationManagement.reject(place, await findReason(needs, request), signal)
      await saveSeenStatus(needs.db, place, 'rejected')
      return false
    case 'CANCELLED':
      if (order.seen_status !== 'cancelled')
        await needs.translationManagement.cancel(place, await findReason(needs, request), signal)
      await saveSeenStatus(needs.db, place, 'cancelled')
      return false
    // A cancellation that is not final may still be undone.
    case 'CANCELLING':
    case 'QUOTE_READY_FOR_CLIENT_REVIEW':
    case 'QUOTE_ACCEPTED':
    case 'SUBMITTING_TO_XTRF':
      return true
    default:
      return false
  }
}

async function findReason({ db }: SyncNeeds, { id, status }: RequestDetails): Promise<string> {
  if (status === 'QUOTE_EXPIRED') return messages.expired
  return (await listEvents(db, id)).findLast((event) => event.reason !== null)?.reason ?? ''
}

/** An escalation may ask for fewer languages than the request. */
const findTargets = ({ escalation }: OrderRow, request: RequestDetails): readonly string[] =>
  escalation?.targetLanguageIds ?? request.target_language_ids

type PlacedOrder = { readonly place: SubmittedOrder; readonly targets: readonly string[] }

async function pollSystem(
  needs: SyncNeeds,
  request: RequestDetails,
  there: PlacedOrder,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, translationManagement } = needs
  const { place: known, targets } = there
  const progress = await translationManagement.getStatus(known, signal)
  const place = ('movedTo' in progress && progress.movedTo) || known
  if (place !== known) await movePlace(db, place)
  if (progress.status === 'completed') return complete(needs, request, { place, targets }, signal)
  await db.transaction().execute(async (tx) => {
    await saveSeenStatus(tx, place, progress.status)
    if (progress.status === 'quoted') await quote(tx, request, progress, needs)
    if (progress.status === 'cancelled' || progress.status === 'rejected') await cancelRequest(tx, request.id)
  })
  return progress.status !== 'cancelled' && progress.status !== 'rejected'
}

/** Completes the request only if there are files to deliver. */
async function complete(
  needs: SyncNeeds,
  request: RequestDetails,
  there: PlacedOrder,
  signal: AbortSignal,
): Promise<boolean> {
  const { place, targets } = there
  const files = await takeDeliverables(needs, place, targets, signal)
  if (files.length === 0) return true
  await needs.db.transaction().execute((tx) =>
    withLockedRequest(tx, request.id, async () => {
      await addDeliveries(tx, request.id, files, { isWithheld: false })
      await saveSeenStatus(tx, place, 'completed')
      await moveRequest(tx, request.id, { to: 'COMPLETED', from: ['SUBMITTED_TO_XTRF'] })
    }),
  )
  return false
}

async function cancelRequest(tx: Tx, id: string): Promise<void> {
  const reason = reasons.calledOffThere
  if (await moveRequest(tx, id, { to: 'CANCELLING', from: ['SUBMITTED_TO_XTRF'], reason }))
    await moveRequest(tx, id, { to: 'CANCELLED', from: ['CANCELLING'], reason })
}

type QuotedProgress = Extract<TmsOrderStatus, { status: 'quoted' }>

/** Ignores a project that goes back to pricing. */
async function quote(
  tx: Tx,
  request: RequestDetails,
  progress: QuotedProgress,
  { now, timeZone }: SyncNeeds,
): Promise<void> {
  const { priceCents, expectedDelivery } = progress
  if (request.request_type !== 'QUOTE_REQUEST') return
  const condition = await findRushCondition(tx, request.client_id)
  await makeQuote(tx, {
    ...{
      requestId: request.id,
      actor: undefined,
      isAutomatic: false,
      note: '',
      now: now(),
      timeZone,
      expectedDelivery,
    },
    rateType: rateTypeOf(condition, request.custom_field_values),
    lines: splitPrice(priceCents, request.target_language_ids),
  })
}

/** Splits a total price evenly over the languages. The remaining cents go to the first one. */
function splitPrice(priceCents: number, targets: readonly string[]): PricedLine[] {
  const share = Math.floor(priceCents / targets.length)
  const flat = targets.map((languageId, index) => ({
    languageId,
    countedPages: null,
    countedWords: null,
    priceCents: index === 0 ? priceCents - share * (targets.length - 1) : share,
  }))
  return flat.map((line) => flatLine(line))
}
