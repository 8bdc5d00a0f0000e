import type { FileStore } from '../../ports/file-store.ts'
import type { Placed, Progress, TranslationManagement } from '../../ports/translation-management.ts'
import type { Database, Tx } from '../../tables/database.ts'
import {
  findRequest,
  insertFiles,
  listEvents,
  lockRequest,
  moveRequest,
  type RequestRow,
} from '../job-requests/index.ts'
import { findRushCondition, flatLine, makeQuote, type PricedLine, rateTypeOf } from '../quotes/index.ts'
import { messages } from './messages/en.ts'
import { markSeen, movePlace, type OrderRow, placeOf } from './store-orders.ts'
import { takeDeliverables } from './take-deliverables.ts'

export type LookNeeds = {
  readonly db: Database
  readonly fileStore: FileStore
  readonly translationManagement: TranslationManagement
  readonly now: () => Date
  /** Of the provider. */
  readonly timeZone: string
}

/**
 * Brings both sides together. What the client decided here is said over there, what happened there is shown here. Answers
 * whether anything is left to look for.
 */
export async function syncOrder(needs: LookNeeds, order: OrderRow, signal: AbortSignal): Promise<boolean> {
  const place = placeOf(order)
  const request = await findRequest(needs.db, order.job_request_id)
  if (!place || !request) return false
  switch (request.status) {
    case 'SUBMITTED_TO_XTRF':
      return lookThere(needs, request, { place, targets: targetsOf(order, request) }, signal)
    case 'QUOTE_REJECTED':
    case 'QUOTE_EXPIRED':
      if (order.seen_status !== 'rejected')
        await needs.translationManagement.reject(place, await reasonOf(needs, request), signal)
      await markSeen(needs.db, place, 'rejected')
      return false
    case 'CANCELLING':
    case 'CANCELLED':
      if (order.seen_status !== 'cancelled')
        await needs.translationManagement.cancel(place, await reasonOf(needs, request), signal)
      await markSeen(needs.db, place, 'cancelled')
      return false
    case 'QUOTE_READY_FOR_CLIENT_REVIEW':
    case 'QUOTE_ACCEPTED':
    case 'SUBMITTING_TO_XTRF':
      return true
    default:
      return false
  }
}

async function reasonOf({ db }: LookNeeds, { id, status }: RequestRow): Promise<string> {
  if (status === 'QUOTE_EXPIRED') return messages.expired
  return (await listEvents(db, id)).findLast((event) => event.reason !== null)?.reason ?? ''
}

/** People may have been asked for fewer languages than the machine was. */
const targetsOf = ({ escalation }: OrderRow, request: RequestRow): readonly string[] =>
  escalation?.targetLanguageIds ?? request.target_language_ids

type There = { readonly place: Placed; readonly targets: readonly string[] }

async function lookThere(needs: LookNeeds, request: RequestRow, there: There, signal: AbortSignal): Promise<boolean> {
  const { db, translationManagement } = needs
  const { place: known, targets } = there
  const progress = await translationManagement.look(known, signal)
  const place = ('movedTo' in progress && progress.movedTo) || known
  if (place !== known) await movePlace(db, place)
  if (progress.status === 'completed') return complete(needs, request, { place, targets }, signal)
  await db.transaction().execute(async (tx) => {
    await markSeen(tx, place, progress.status)
    if (progress.status === 'quoted') await quote(tx, request, progress, needs)
    if (progress.status === 'cancelled' || progress.status === 'rejected') await callOff(tx, request.id)
  })
  return progress.status !== 'cancelled' && progress.status !== 'rejected'
}

/** Nothing is complete before there is something to fetch. */
async function complete(needs: LookNeeds, request: RequestRow, there: There, signal: AbortSignal): Promise<boolean> {
  const { place, targets } = there
  const rows = await takeDeliverables(needs, place, targets, signal)
  if (rows.length === 0) return true
  await needs.db.transaction().execute(async (tx) => {
    await lockRequest(tx, request.id)
    await insertFiles(tx, request.id, rows)
    await markSeen(tx, place, 'completed')
    await moveRequest(tx, request.id, { to: 'COMPLETED', from: ['SUBMITTED_TO_XTRF'] })
  })
  return false
}

async function callOff(tx: Tx, id: string): Promise<void> {
  const reason = messages.calledOffThere
  if (await moveRequest(tx, id, { to: 'CANCELLING', from: ['SUBMITTED_TO_XTRF'], reason }))
    await moveRequest(tx, id, { to: 'CANCELLED', from: ['CANCELLING'], reason })
}

type Quoted = Extract<Progress, { status: 'quoted' }>

/** A project that goes back to being priced is none of the client's business. */
async function quote(tx: Tx, request: RequestRow, progress: Quoted, { now, timeZone }: LookNeeds): Promise<void> {
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
    lines: shareOut(priceCents, request.target_language_ids),
  })
}

/** XTRF and its like name one price for all languages; what does not divide goes to the first. */
function shareOut(priceCents: number, targets: readonly string[]): PricedLine[] {
  const share = Math.floor(priceCents / targets.length)
  const flat = targets.map((languageId, index) => ({
    languageId,
    countedPages: null,
    priceCents: index === 0 ? priceCents - share * (targets.length - 1) : share,
  }))
  return flat.map(flatLine)
}
