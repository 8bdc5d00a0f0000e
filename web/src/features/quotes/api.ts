import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { getPaymentDefaults } from '@portolan/contract/quotes/payments'
import { getQuoteForecast } from '@portolan/contract/quotes/pending-quotes'
import {
  type AutoQuoteAnswer,
  acceptAutoQuote,
  getAutoQuote,
  type PaymentPreferences,
  rejectAutoQuote,
} from '@portolan/contract/quotes/quotes'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../shared/api/api-client.ts'
import { followEvery, isInProgress, pollEvery, prefetchedFor } from '../../shared/request/one-request.ts'

const mostRetries = 2

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Whether there is a quote to ask for. */
export const wasQuoted = ({ history }: JobRequest): boolean =>
  history.some(({ status }) => status === 'QUOTE_READY_FOR_CLIENT_REVIEW')

/** The old quote no longer counts, and the new one is not there yet. */
export const isBeingRequoted = ({ status }: JobRequest): boolean => status === 'READY_FOR_INTERNAL_REVIEW'

/** A quote is offered a moment before its document is written. */
const lacksDocument = ({ status, autoQuote }: AutoQuoteAnswer): boolean =>
  status === 'QUOTE_READY_FOR_CLIENT_REVIEW' && autoQuote.documentFileKey === null

/** Staff send a payment link and record the payment while the reader waits. */
const isUnpaid = ({ autoQuote: { payment } }: AutoQuoteAnswer): boolean =>
  payment?.paymentType === 'CREDIT_CARD' && payment.status !== 'PAID'

/** Polled while another quote is being made, for its document where the reader may have it, and for a new version or a payment. */
export const quoteOf = (id: string, showsDocument = false) =>
  queryOptions({
    queryKey: ['autoQuote', id],
    queryFn: ({ signal }) => call(getAutoQuote, { params: { id } }, { signal }),
    staleTime: prefetchedFor,
    retry: (failures, error) => !isRefusal(error) && failures < mostRetries,
    refetchInterval: ({ state: { data } }) => {
      if (data && (isInProgress(data) || (showsDocument && lacksDocument(data)))) return pollEvery
      return data !== undefined && (data.status === 'QUOTE_READY_FOR_CLIENT_REVIEW' || isUnpaid(data)) && followEvery
    },
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

/** After a decision the request and the lists are loaded again. Where someone else was quicker, the quote is too. */
export function useDecision({ id, autoQuote: { version } }: AutoQuoteAnswer) {
  const query = { version: String(version) }
  const queries = useQueryClient()
  const keep = async (decided: Promise<AutoQuoteAnswer>): Promise<void> => {
    try {
      queries.setQueryData(quoteOf(id).queryKey, await decided)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await queries.invalidateQueries(quoteOf(id))
      throw error
    }
    for (const queryKey of [['jobRequest', id], ['jobRequests']]) void queries.invalidateQueries({ queryKey })
  }
  return {
    accept: (paymentPreferences: PaymentPreferences) =>
      keep(call(acceptAutoQuote, { params: { id }, query, body: { paymentPreferences } })),
    reject: (rejectionReason: string) =>
      keep(call(rejectAutoQuote, { params: { id }, query, body: rejectionReason ? { rejectionReason } : {} })),
  }
}
