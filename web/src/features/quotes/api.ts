import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { getPaymentDefaults } from '@portolan/contract/quotes/payments'
import { getQuoteForecast } from '@portolan/contract/quotes/pending-quotes'
import {
  type AutoQuoteAnswer,
  acceptAutoQuote,
  getAutoQuote,
  type PaymentPreferences,
  type QuotePayment,
  rejectAutoQuote,
} from '@portolan/contract/quotes/quotes'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, call } from '../../shared/api/api-client.ts'
import { followEvery, isInProgress, oneRequest, pollEvery, prefetchedFor } from '../../shared/request/one-request.ts'
import { StillOpenError } from './answer/still-open-error.ts'
import { stateOf } from './quote-state.ts'

const mostRetries = 2
/** While the reader can answer or pay: a page that still offers it invites accepting a withdrawn quote, or paying twice. */
export const answerPollEvery = 2_000

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Whether there is a quote to ask for. */
export const wasQuoted = ({ history }: JobRequest): boolean =>
  history.some(({ status }) => status === 'QUOTE_READY_FOR_CLIENT_REVIEW')

/** The old quote no longer counts, and the new one is not there yet. */
export const isBeingRequoted = ({ status }: Pick<JobRequest, 'status'>): boolean =>
  status === 'READY_FOR_INTERNAL_REVIEW'

/** By card, or because we asked for payment first. An invoice is settled with the client's bookkeeping. */
export const isPaidOnPage = ({ paymentType, status }: QuotePayment): boolean =>
  paymentType === 'CREDIT_CARD' || status === 'LINK_SENT'

const isUnpaid = ({ autoQuote: { payment } }: AutoQuoteAnswer): boolean =>
  payment !== null && isPaidOnPage(payment) && payment.status !== 'PAID'

/** Nothing but the payment is missing, or the link to it was sent. */
const awaitsPayment = (quote: AutoQuoteAnswer): boolean =>
  isUnpaid(quote) && (quote.status === 'QUOTE_ACCEPTED' || quote.autoQuote.payment?.status === 'LINK_SENT')

function intervalOf(quote: AutoQuoteAnswer): number | false {
  if (awaitsPayment(quote) || quote.status === 'QUOTE_READY_FOR_CLIENT_REVIEW') return answerPollEvery
  if (isInProgress(quote)) return pollEvery
  // Staff may ask for payment first.
  return (isUnpaid(quote) || quote.status === 'QUOTE_ACCEPTED') && followEvery
}

/** Polled while another quote is being made, for its document, while it may be changed or withdrawn, and for a payment. */
export const quoteOf = (id: string) =>
  queryOptions({
    queryKey: ['autoQuote', id],
    queryFn: ({ signal }) => call(getAutoQuote, { params: { id } }, { signal }),
    staleTime: prefetchedFor,
    retry: (failures, error) => !isRefusal(error) && failures < mostRetries,
    refetchInterval: ({ state: { data } }) => data !== undefined && intervalOf(data),
  })

/** What is known about how the client pays. The form works without it. */
export const paymentDefaults = (id: string) =>
  queryOptions({
    queryKey: ['paymentDefaults', id],
    queryFn: ({ signal }) => call(getPaymentDefaults, { params: { id } }, { signal }),
    staleTime: 0,
    retry: false,
  })

/** When the quote can be expected. The page is whole without it. */
export const quoteForecast = (id: string) =>
  queryOptions({
    queryKey: ['quoteForecast', id],
    queryFn: ({ signal }) => call(getQuoteForecast, { params: { id } }, { signal }),
    staleTime: 0,
    retry: false,
  })

/**
 * Accepts or rejects the quote as the reader sees it. False where it was changed, withdrawn or answered meanwhile: then
 * the page has the present state.
 */
export function useDecision({ id, autoQuote: { version } }: AutoQuoteAnswer) {
  const query = { version: String(version) }
  const queries = useQueryClient()
  /** Loads the quote again and tells whether it is still the one that the reader sees, and open. */
  const isCurrent = async (): Promise<boolean> => {
    // The request first: it says why there is nothing to answer any more.
    await queries.fetchQuery({ ...oneRequest(id), staleTime: 0 })
    const present = await queries.fetchQuery({ ...quoteOf(id), staleTime: 0 })
    return stateOf(present) === 'open' && present.autoQuote.version === version
  }
  const keep = async (decided: Promise<AutoQuoteAnswer>): Promise<boolean> => {
    try {
      queries.setQueryData(quoteOf(id).queryKey, await decided)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 409 && !(await isCurrent())) return false
      if (error.status < 500) throw error
      // A failed call may have decided all the same.
      const isOpen = await isCurrent().catch(() => undefined)
      if (isOpen === false) return false
      throw isOpen ? new StillOpenError(error.status, error.body) : error
    }
    for (const queryKey of [['jobRequest', id], ['jobRequests']]) void queries.invalidateQueries({ queryKey })
    return true
  }
  return {
    isCurrent,
    accept: (paymentPreferences: PaymentPreferences) =>
      keep(call(acceptAutoQuote, { params: { id }, query, body: { paymentPreferences } })),
    reject: (rejectionReason: string) =>
      keep(call(rejectAutoQuote, { params: { id }, query, body: rejectionReason ? { rejectionReason } : {} })),
  }
}

/**
 * Loads quote and request again when the reader comes back to the window, so that a withdrawn quote cannot be answered.
 * Queries do this by themselves only when the page becomes visible, which a window next to another one always is.
 */
export function useRefetchOnFocus(id: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refetch = () => {
      for (const queryKey of [
        ['jobRequest', id],
        ['autoQuote', id],
      ])
        void queries.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false })
    }
    window.addEventListener('focus', refetch)
    return () => window.removeEventListener('focus', refetch)
  }, [id, queries])
}
