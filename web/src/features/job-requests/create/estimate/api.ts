import {
  type Estimate,
  type EstimateWish,
  estimateForVisitor,
  estimateRequest,
  type VisitorEstimateWish,
} from '@portolan/contract/quotes/estimates'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { queryClient } from '../../../../shared/api/query-client.ts'

/** What a member or a visitor wants to know the price of. */
export type EstimateQuestion =
  | { readonly kind: 'member'; readonly body: EstimateWish }
  | { readonly kind: 'visitor'; readonly body: VisitorEstimateWish }

export const isCounting = ({ files }: Estimate): boolean => files.some(({ status }) => status === 'COUNTING')

const firstPauseMs = 1_000
const longestPauseMs = 4_000

const ask = (question: EstimateQuestion, signal: AbortSignal): Promise<Estimate> =>
  question.kind === 'member'
    ? call(estimateRequest, { body: question.body }, { signal })
    : call(estimateForVisitor, { body: question.body }, { signal })

/** Asked for again, less and less often, while files are being counted and the page is looked at. */
export const estimateOf = (question: EstimateQuestion | null) =>
  queryOptions({
    queryKey: ['estimate', question],
    queryFn: question ? ({ signal }) => ask(question, signal) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // A typed text is part of the key, and every pause of the typist makes a new one.
    gcTime: 60_000,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isCounting(data) ? Math.min(longestPauseMs, firstPauseMs * 1.2 ** (dataUpdateCount - 1)) : false,
  })

export type PricedEstimate = Estimate & { readonly price: number }

/** The estimate of exactly this, if the form has shown one with a price. */
export function findEstimate(question: EstimateQuestion | null): PricedEstimate | undefined {
  const estimate = queryClient.getQueryData(estimateOf(question).queryKey)
  return estimate && estimate.price !== null ? { ...estimate, price: estimate.price } : undefined
}
