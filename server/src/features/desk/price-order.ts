import type { priceDeskOrder } from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { FieldProblem } from '@portolan/contract/errors/catalog'
import type * as z from 'zod/mini'
import { hasAnyRole } from '../../platform/actor.ts'
import { dayIn, endOfWorkday, nextWorkday } from '../../platform/provider-days.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tx } from '../../tables/database.ts'
import type { RequestDetails } from '../job-requests/index.ts'
import {
  findMinimumCharge,
  flatLine,
  knownRates,
  lineByUnit,
  makeQuote,
  type PricedLine,
  withdrawQuote,
} from '../quotes/index.ts'
import { coordinatorRoles } from './people.ts'
import { type ActionNeeds, type DeskCall, runDeskAction } from './run-desk-action.ts'
import { updateOrder } from './store-orders.ts'

type Pricing = z.output<NonNullable<(typeof priceDeskOrder)['body']>>

/** Makes a quote with prices entered by staff. An order that nobody has is assigned to the caller. */
export const priceOrder = (needs: ActionNeeds, by: DeskCall, body: Pricing): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'PRICE', async (tx, { order, request }) => {
    const quoteId = await sendQuote(tx, needs, request, { by, body, isRevision: false })
    if (order.coordinator_id === null && hasAnyRole(by.actor, coordinatorRoles))
      await updateOrder(tx, order.id, { coordinator_id: by.actor.accountId })
    return { quoteId }
  })

/** Replaces the quote that waits for the client. If the client answers at the same time, the first of both counts. */
export const reviseQuote = (needs: ActionNeeds, by: DeskCall, body: Pricing): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'REVISE', async (tx, { order, request }) => {
    const quoteId = await sendQuote(tx, needs, request, { by, body, isRevision: true })
    await updateOrder(tx, order.id, { rate_type: body.rateType })
    return { quoteId }
  })

/** Takes the quote back, so that it has to be priced again by the next workday. */
export const withdrawOrderQuote = (needs: ActionNeeds, by: DeskCall, reason: string): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'WITHDRAW', async (tx, { order, request }) => {
    const { timeZone } = needs
    if (!request || !(await withdrawQuote(tx, request, { actor: by.actor, reason, timeZone })))
      throw new Refusal('conflict')
    const deadline = nextWorkday(timeZone, needs.now())
    await updateOrder(tx, order.id, { deadline, deadline_on: dayIn(timeZone, deadline) })
    return { reason }
  })

type SentQuote = { readonly by: DeskCall; readonly body: Pricing; readonly isRevision: boolean }

async function sendQuote(
  tx: Tx,
  { now, timeZone }: ActionNeeds,
  request: RequestDetails | undefined,
  { by, body, isRevision }: SentQuote,
): Promise<string> {
  if (!request) throw new Refusal('conflict')
  checkDelivery(body.deliveryDay, dayIn(timeZone, now()))
  checkLanguages(body.lines, request.target_language_ids)
  checkFlatPrices(body.lines)
  const lines = await linesOf(tx, request, body.lines)
  if (!body.allowsBelowMinimum) checkMinimum(lines, await findMinimumCharge(tx, request.client_id))
  const quoteId = await makeQuote(tx, {
    requestId: request.id,
    actor: by.actor,
    isAutomatic: false,
    rateType: body.rateType,
    lines,
    expectedDelivery: body.deliveryDay === null ? null : endOfWorkday(timeZone, body.deliveryDay),
    note: body.note,
    now: now(),
    timeZone,
    isRevision,
  })
  if (quoteId === undefined) throw new Refusal('conflict')
  return quoteId
}

async function linesOf(tx: Tx, request: RequestDetails, lines: Pricing['lines']): Promise<PricedLine[]> {
  const { client_id: clientId, source_language_id: sourceId, target_language_ids: targetIds } = request
  const rates = sourceId === null ? [] : await knownRates(tx, { clientId, sourceId, targetIds })
  const minimumChargeCents = await findMinimumCharge(tx, clientId)
  const counted = { countedPages: request.page_count, countedWords: request.word_count }
  return lines.map(({ languageId, unit, quantity, unitPrice }) => {
    if (unit === 'FLAT') {
      const line = { languageId, priceCents: Math.round(unitPrice * 100), ...counted }
      return flatLine(line, { minimumChargeCents })
    }
    const rate = rates.find((each) => each.languageId === languageId)
    const unitPriceCents = Math.round(unitPrice * 10_000) / 100
    return lineByUnit({ languageId, unit, quantity, unitPriceCents, ...counted }, rate)
  })
}

/** Compares days in the provider's time zone. */
function checkDelivery(day: string | null, today: string): void {
  if (day !== null && day < today) throw new Refusal('malformed', [{ path: 'body.deliveryDay', code: 'day_passed' }])
}

function checkFlatPrices(lines: Pricing['lines']): void {
  const problems = lines.flatMap(({ unit, quantity }, index): FieldProblem[] =>
    unit === 'FLAT' && quantity !== 1 ? [{ path: `body.lines.${index}.quantity`, code: 'flat_quantity' }] : [],
  )
  if (problems.length > 0) throw new Refusal('malformed', problems)
}

/** A price below the client's minimum charge is sent only where staff say so. */
function checkMinimum(lines: readonly PricedLine[], minimumChargeCents: number): void {
  const problems = lines.flatMap(({ priceCents }, index): FieldProblem[] =>
    priceCents < minimumChargeCents ? [{ path: `body.lines.${index}.unitPrice`, code: 'below_minimum_charge' }] : [],
  )
  if (problems.length > 0) throw new Refusal('malformed', problems)
}

/** Requires exactly one line for each language of the request. */
function checkLanguages(lines: Pricing['lines'], targets: readonly string[]): void {
  const left = new Set(targets)
  const problems = lines.flatMap(({ languageId }, index): FieldProblem[] =>
    left.delete(languageId) ? [] : [{ path: `body.lines.${index}.languageId`, code: 'language_not_in_order' }],
  )
  if (left.size > 0) problems.push({ path: 'body.lines', code: 'language_price_missing' })
  if (problems.length > 0) throw new Refusal('malformed', problems)
}
