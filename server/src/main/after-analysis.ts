import { findRequest, moveRequest, notifyStaffOfRequest } from '../features/job-requests/index.ts'
import { quoteAutomatically } from '../features/quotes/index.ts'
import { handOver } from '../features/translation-management/index.ts'
import type { Tx } from '../tables/database.ts'

type Needs = {
  readonly now: () => Date
  /** Of the provider. */
  readonly timeZone: string
  /** What has no rate is priced on our own desk, not in another system. */
  readonly isPricedHere: boolean
}

/** Where a request goes once it was counted: to its client with a quote, to those who translate, or to the desk. */
export const afterAnalysis =
  ({ now, timeZone, isPricedHere }: Needs) =>
  async (tx: Tx, id: string): Promise<void> => {
    if (await quoteAutomatically(tx, id, { begin: now(), timeZone })) return
    const isQuote = (await findRequest(tx, id))?.request_type === 'QUOTE_REQUEST'
    if (isPricedHere) await notifyStaffOfRequest(tx, id)
    if (isQuote && isPricedHere) await moveRequest(tx, id, { to: 'READY_FOR_INTERNAL_REVIEW', from: ['ANALYZING'] })
    else await handOver(tx, id)
  }
