import { workdaysBetween } from '../../platform/provider-days.ts'
import { shiftDelivery } from '../job-requests/index.ts'
import type { QuoteRow } from './store-quotes.ts'

/** Workdays of a project whose rate names no pages per day. */
export const usualWorkdays = 3

type Offer = Pick<QuoteRow, 'created_at' | 'decided_at' | 'acceptance_status' | 'expected_delivery'>

/** The promised number of workdays, counted from the acceptance. Null if the quote has no date. */
export function deliveryIfAccepted(quote: Offer, at: Date, timeZone: string): Date | null {
  if (!quote.expected_delivery) return null
  return shiftDelivery(quote.expected_delivery, { from: quote.created_at, to: at, timeZone })
}

/** The same for an accepted quote whose purchase order or payment comes now. */
export const deliveryIfOrdered = (quote: Offer, at: Date, timeZone: string): Date | null =>
  deliveryIfAccepted({ ...quote, created_at: quote.decided_at ?? quote.created_at }, at, timeZone)

/** Workdays from quote to delivery, for texts without a date. Null if the quote has no date. */
export function turnaroundOf(quote: Offer, timeZone: string): number | null {
  if (!quote.expected_delivery) return null
  const from = (quote.acceptance_status === 'ACCEPTED' && quote.decided_at) || quote.created_at
  return Math.max(1, workdaysBetween(timeZone, from, quote.expected_delivery))
}
