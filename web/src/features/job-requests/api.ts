import {
  archiveJobRequest,
  cancelJobRequest,
  listJobRequests,
  renameJobRequest,
  restoreJobRequest,
} from '@portolan/contract/job-requests/actions'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { getAutoQuote } from '@portolan/contract/quotes/quotes'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../shared/api/api-client.ts'
import { isInProgress, oneRequest, pollEvery } from '../../shared/request/one-request.ts'
import { statusesOf } from './list/status-filter.ts'
import type { ListAddress } from './list/use-list-address.ts'

type ListQuery = Pick<ListAddress, 'search' | 'filter' | 'pageToken'> & { readonly pageSize: number }

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
            pageToken: query.pageToken || undefined,
          },
        },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isInProgress) ? pollEvery : false),
  })

/** Shares its cache key with the quote page, so that a decision there shows here too. */
export const quoteOf = (id: string) =>
  queryOptions({
    queryKey: ['autoQuote', id],
    queryFn: ({ signal }) => call(getAutoQuote, { params: { id } }, { signal }),
    staleTime: 0,
    retry: false,
  })

/** Each updates the request on the page. Where someone else was quicker, the request is loaded again. */
export function useRequestActions(id: string) {
  const queries = useQueryClient()
  const keep = async (changed: Promise<JobRequest>): Promise<void> => {
    try {
      queries.setQueryData(oneRequest(id).queryKey, await changed)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await queries.invalidateQueries(oneRequest(id))
      throw error
    }
    await queries.invalidateQueries({ queryKey: ['jobRequests'] })
  }
  return {
    rename: (newName: string) => keep(call(renameJobRequest, { params: { id }, body: { newName } })),
    archive: () => keep(call(archiveJobRequest, { params: { id } })),
    restore: () => keep(call(restoreJobRequest, { params: { id } })),
    cancel: (reason: string) => keep(call(cancelJobRequest, { params: { id }, body: { reason } })),
  }
}
