import { addWorkdays, workdaysBetween } from '../../platform/provider-days.ts'
import type { QuoteRow } from './store-quotes.ts'

/** How long work takes where no rate says how many pages are done in a day. */
export const usualWorkdays = 3

type Offer = Pick<QuoteRow, 'created_at' | 'decided_at' | 'acceptance_status' | 'expected_delivery'>

/** As many working days after the answer as were promised when the quote was made. Null where no day was named. */
export function deliveryIfAccepted(quote: Offer, at: Date, timeZone: string): Date | null {
  if (!quote.expected_delivery) return null
  const waited = workdaysBetween(timeZone, quote.created_at, at)
  const delivery = waited > 0 ? addWorkdays(timeZone, quote.expected_delivery, waited) : quote.expected_delivery
  return delivery > at ? delivery : addWorkdays(timeZone, at, 1)
}

/** In working days, for what may be read at any time. Null where no day was named. */
export function turnaroundOf(quote: Offer, timeZone: string): number | null {
  if (!quote.expected_delivery) return null
  const from = (quote.acceptance_status === 'ACCEPTED' && quote.decided_at) || quote.created_at
  return Math.max(1, workdaysBetween(timeZone, from, quote.expected_delivery))
}
