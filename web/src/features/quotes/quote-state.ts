import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'

export type QuoteState = 'open' | 'expired' | 'decided' | 'closed'

/** Closed: neither answered nor to be answered any more, such as when the request was cancelled. */
export function stateOf({ status, autoQuote }: AutoQuoteAnswer, now = Date.now()): QuoteState {
  if (autoQuote.acceptanceStatus) return 'decided'
  if (status === 'QUOTE_EXPIRED') return 'expired'
  if (status !== 'QUOTE_READY_FOR_CLIENT_REVIEW') return 'closed'
  return Date.parse(autoQuote.acceptanceDeadline) <= now ? 'expired' : 'open'
}
