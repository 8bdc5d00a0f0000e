import { listJobRequests } from '@portolan/contract/job-requests/actions'
import type { Origination } from '@portolan/contract/job-requests/requests'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/api-client.ts'
import { isInProgress, pollEvery } from '../one-request.ts'
import { statusesOf } from './status-filter.ts'
import type { ListAddress } from './use-list-address.ts'

type ListQuery = Pick<ListAddress, 'search' | 'filter' | 'order' | 'isMine' | 'pageToken'> & {
  readonly pageSize: number
}

/** The requests of the web form or of the procurement system, polled while one of them is being processed. */
export const requestList = (origination: Origination & ('WEBFORM' | 'COUPA'), query: ListQuery) =>
  queryOptions({
    queryKey: ['jobRequests', origination, query],
    queryFn: ({ signal }) =>
      call(
        listJobRequests,
        {
          query: {
            origination,
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
