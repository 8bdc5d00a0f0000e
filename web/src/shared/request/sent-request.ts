import { queryOptions } from '@tanstack/react-query'
import { isInProgress, oneRequest, pollEvery } from './one-request.ts'

const soonEvery = 3_000
const soonTimes = 20

/** A request that was just sent. A quote by rates is ready within seconds, so it is polled more often for a minute. */
export const sentRequest = (id: string) =>
  queryOptions({
    ...oneRequest(id),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data || !isInProgress(data)) return false
      return dataUpdateCount < soonTimes ? soonEvery : pollEvery
    },
  })
