import { getDownloadUrl } from '@portolan/contract/job-request-actions'
import {
  type AutoQuoteAnswer,
  acceptAutoQuote,
  getAutoQuote,
  type PaymentPreferences,
  rejectAutoQuote,
} from '@portolan/contract/quotes'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../shared/api-client.ts'

const mostRetries = 2

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Also for an address that no request can have. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.errorCode === 'job_request_not_found' || error.status === 400)

export const isUnpriced = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode === 'quote_not_found'

export const quoteOf = (id: string) =>
  queryOptions({
    queryKey: ['autoQuote', id],
    queryFn: ({ signal }) => call(getAutoQuote, { params: { id } }, { signal }),
    staleTime: 0,
    retry: (failures, error) => !isRefusal(error) && failures < mostRetries,
  })

/** Once decided, the request and the lists that hold it are asked for anew; so is the quote where another was quicker. */
export function useDecision(id: string) {
  const queries = useQueryClient()
  const keep = async (decided: Promise<AutoQuoteAnswer>): Promise<void> => {
    try {
      queries.setQueryData(quoteOf(id).queryKey, await decided)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await queries.invalidateQueries(quoteOf(id))
      throw error
    }
    await Promise.all([['jobRequest', id], ['jobRequests']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  return {
    accept: (paymentPreferences: PaymentPreferences) =>
      keep(call(acceptAutoQuote, { params: { id }, body: { paymentPreferences } })),
    reject: (rejectionReason: string) =>
      keep(call(rejectAutoQuote, { params: { id }, body: rejectionReason ? { rejectionReason } : {} })),
  }
}

export async function fetchDocumentUrl(id: string, fileKey: string): Promise<string> {
  const { downloadUrl } = await call(getDownloadUrl, { params: { id, fileKey }, query: { inline: 'false' } })
  return downloadUrl
}
