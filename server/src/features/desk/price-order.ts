import type { priceDeskOrder } from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { FieldProblem } from '@portolan/contract/errors/catalog'
import type * as z from 'zod/mini'
import { hasAnyRole } from '../../platform/actor.ts'
import { dayIn, endOfWorkday } from '../../platform/provider-days.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tx } from '../../tables/database.ts'
import type { RequestDetails } from '../job-requests/index.ts'
import { flatLine, knownRates, linePerPage, makeQuote, type PricedLine } from '../quotes/index.ts'
import { coordinatorRoles } from './people.ts'
import { type ActionNeeds, type DeskCall, runDeskAction } from './run-desk-action.ts'
import { updateOrder } from './store-orders.ts'

type Pricing = z.output<NonNullable<(typeof priceDeskOrder)['body']>>

const cents = (money: number): number => Math.round(money * 100)

/** Makes a quote with prices entered by staff. An order that nobody has is assigned to the caller. */
export const priceOrder = (needs: ActionNeeds, by: DeskCall, body: Pricing): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'PRICE', async (tx, { order, request }) => {
    if (!request) throw new Refusal('conflict')
    checkDelivery(body.deliveryDay, dayIn(needs.timeZone, needs.now()))
    checkLanguages(body.lines, request.target_language_ids)
    const quoteId = await makeQuote(tx, {
      requestId: request.id,
      actor: by.actor,
      isAutomatic: false,
      rateType: body.rateType,
      lines: await linesOf(tx, request, body.lines),
      expectedDelivery: body.deliveryDay === null ? null : endOfWorkday(needs.timeZone, body.deliveryDay),
      note: body.note,
      now: needs.now(),
      timeZone: needs.timeZone,
    })
    if (quoteId === undefined) throw new Refusal('conflict')
    if (order.coordinator_id === null && hasAnyRole(by.actor, coordinatorRoles))
      await updateOrder(tx, order.id, { coordinator_id: by.actor.accountId })
    return { quoteId }
  })

async function linesOf(tx: Tx, request: RequestDetails, lines: Pricing['lines']): Promise<PricedLine[]> {
  const { client_id: clientId, source_language_id: sourceId, target_language_ids: targetIds } = request
  const rates = sourceId === null ? [] : await knownRates(tx, { clientId, sourceId, targetIds })
  const countedPages = request.page_count
  return lines.map(({ languageId, pages, pricePerPage, flatPrice }, index) => {
    if (flatPrice !== null) return flatLine({ languageId, priceCents: cents(flatPrice), countedPages })
    if (pages === null || pricePerPage === null)
      throw new Refusal('malformed', [{ path: `body.lines.${index}`, code: 'price_incomplete' }])
    const rate = rates.find((each) => each.languageId === languageId)
    return linePerPage({ languageId, pages, pricePerPageCents: cents(pricePerPage), countedPages }, rate)
  })
}

/** Compares days in the provider's time zone. */
function checkDelivery(day: string | null, today: string): void {
  if (day !== null && day < today) throw new Refusal('malformed', [{ path: 'body.deliveryDay', code: 'day_passed' }])
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
