import type { Tx } from '../../tables/database.ts'
import { notifyStaffOfRequest } from './emails/notify-staff.ts'
import { moveRequest } from './move-request.ts'
import { findRequest } from './store-requests.ts'

export type RouteNeeds = {
  /** Prices a quote request by the client's rates. False if it cannot be priced that way. */
  readonly quoteAutomatically: (tx: Tx, requestId: string) => Promise<boolean>
  /** Sends a request to the translation management system. */
  readonly handOver: (tx: Tx, requestId: string) => Promise<unknown>
  /** Starts the machine translation of a request's files. */
  readonly startTranslating: (tx: Tx, requestId: string) => Promise<unknown>
  /** Starts the work on a request's audio and video files. */
  readonly startMedia: (tx: Tx, requestId: string) => Promise<unknown>
  /** True where the desk prices what has no rate; false where another system does. */
  readonly isPricedAtDesk: boolean
}

/**
 * Sends an analyzed request on: to machine translation, to the client with a quote, to the desk, or to the translation
 * management system.
 */
export async function routeAnalyzedRequest(tx: Tx, needs: RouteNeeds, id: string): Promise<void> {
  const request = await findRequest(tx, id)
  if (request?.origination === 'MT') {
    await needs.startTranslating(tx, id)
    return
  }
  if (request?.origination === 'MEDIAAI') {
    await needs.startMedia(tx, id)
    return
  }
  if (await needs.quoteAutomatically(tx, id)) return
  const isQuote = request?.request_type === 'QUOTE_REQUEST'
  if (needs.isPricedAtDesk) await notifyStaffOfRequest(tx, id, { isRenewal: false })
  if (isQuote && needs.isPricedAtDesk)
    await moveRequest(tx, id, { to: 'READY_FOR_INTERNAL_REVIEW', from: ['ANALYZING'] })
  else await needs.handOver(tx, id)
}
