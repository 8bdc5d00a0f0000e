import type { Actor } from '../../platform/actor.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import type { Tx } from '../../tables/database.ts'
import { withLockedRequest } from '../job-requests/index.ts'
import { deliveryIfOrdered } from './delivery.ts'
import { writeConfirmation } from './job-definitions.ts'
import { findQuoteOf, saveDelivery } from './store-quotes.ts'

type Needs = {
  readonly now: () => Date
  /** The provider's time zone. */
  readonly timeZone: string
  readonly handOver: (tx: Tx, requestId: string, actor?: Actor) => Promise<boolean>
}

/**
 * Starts and confirms the work on an accepted quote that waited for a purchase order, a payment or an invoice that staff
 * have to allow. The promised workdays count from now. Returns false if it does not wait, for example because it was started before.
 */
export const startOrderedWork = (tx: Tx, needs: Needs, requestId: string, actor?: Actor): Promise<boolean> =>
  withLockedRequest(tx, requestId, async (request) => {
    if (request?.status !== 'QUOTE_ACCEPTED') return false
    const quote = await findQuoteOf(tx, requestId)
    if (!quote) return false
    await saveDelivery(tx, quote.id, deliveryIfOrdered(quote, needs.now(), needs.timeZone))
    await enqueue(tx, writeConfirmation, { quoteId: quote.id })
    return needs.handOver(tx, requestId, actor)
  })
