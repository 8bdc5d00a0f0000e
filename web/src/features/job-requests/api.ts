import { listJobRequests } from '@portolan/contract/job-requests/actions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/api-client.ts'
import { isInProgress, pollEvery } from '../../shared/request/one-request.ts'
import { statusesOf } from './list/status-filter.ts'
import type { ListAddress } from './list/use-list-address.ts'

type ListQuery = Pick<ListAddress, 'search' | 'filter' | 'order' | 'isMine' | 'pageToken'> & {
  readonly pageSize: number
}

/** The requests of the web form, polled while one of them is being processed. */
export const requestList = (query: ListQuery) =>
  queryOptions({
    queryKey: ['jobRequests', query],
    queryFn: ({ signal }) =>
      call(
        listJobRequests,
        {
          query: {
            origination: 'WEBFORM',
            pageSize: query.pageSize,
            status: statusesOf(query.filter)?.join(','),
            search: query.search || undefined,
            order: query.order === 'newest' ? undefined : query.order,
            isMine: query.isMine ? 'true' : undefined,
            pageToken: query.pageToken || undefined,
          },
        },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isInProgress) ? pollEvery : false),
  })
