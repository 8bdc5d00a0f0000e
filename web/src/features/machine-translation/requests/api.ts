import { listJobRequests } from '@portolan/contract/job-requests/actions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { isInProgress, pollEvery } from '../../../shared/request/one-request.ts'
import type { ListAddress } from './list/use-list-address.ts'
import type { RequestKind } from './request-kind.ts'
import { statusesOf } from './status/status-filters.ts'

type ListQuery = Pick<ListAddress, 'filter' | 'search' | 'pageToken'> & { readonly pageSize: number }

/** The requests of one kind, polled while one of them is in progress. */
export const machineRequestList = ({ origination }: RequestKind, { filter, search, pageToken, pageSize }: ListQuery) =>
  queryOptions({
    queryKey: ['jobRequests', origination, { filter, search, pageToken, pageSize }],
    queryFn: ({ signal }) =>
      call(
        listJobRequests,
        {
          query: {
            origination,
            status: statusesOf(filter).join(),
            search: search || undefined,
            pageSize,
            pageToken: pageToken || undefined,
          },
        },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isInProgress) ? pollEvery : false),
  })
