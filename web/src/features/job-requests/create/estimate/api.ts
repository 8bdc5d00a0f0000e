import { type Estimate, type EstimateWish, estimateRequest } from '@portolan/contract/quotes/estimates'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'

export const isCounting = ({ files }: Estimate): boolean => files.some(({ status }) => status === 'COUNTING')

const firstPauseMs = 1_000
const longestPauseMs = 4_000

/** Asked for again, less and less often, while files are being counted and the page is looked at. */
export const estimateOf = (wish: EstimateWish | null) =>
  queryOptions({
    queryKey: ['estimate', wish],
    queryFn: wish ? ({ signal }) => call(estimateRequest, { body: wish }, { signal }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isCounting(data) ? Math.min(longestPauseMs, firstPauseMs * 1.2 ** (dataUpdateCount - 1)) : false,
  })
