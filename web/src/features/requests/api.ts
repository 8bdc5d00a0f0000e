import {
  archiveJobRequest,
  cancelJobRequest,
  getDownloadUrl,
  getJobRequest,
  listJobRequests,
  renameJobRequest,
} from '@portolan/contract/job-request-actions'
import { inProgress, type JobRequest, type JobRequestSummary } from '@portolan/contract/job-requests'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../shared/api-client.ts'
import { statusesOf } from './status-filter.ts'
import type { ListAddress } from './use-list-address.ts'

const pollEvery = 10_000
const mostRetries = 2

export const isInProgress = ({ status }: Pick<JobRequestSummary, 'status'>): boolean => inProgress.includes(status)

type Wanted = Pick<ListAddress, 'search' | 'filter' | 'pageToken'> & { readonly pageSize: number }

/** The requests of the web form. They are asked for anew while something happens to one of them. */
export const requestList = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['jobRequests', wanted],
    queryFn: ({ signal }) =>
      call(
        listJobRequests,
        {
          query: {
            origination: 'WEBFORM',
            pageSize: wanted.pageSize,
            status: statusesOf(wanted.filter)?.join(','),
            search: wanted.search || undefined,
            pageToken: wanted.pageToken || undefined,
          },
        },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isInProgress) ? pollEvery : false),
  })

/** Also for an address that no request can have. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

export const oneRequest = (id: string) =>
  queryOptions({
    queryKey: ['jobRequest', id],
    queryFn: ({ signal }) => call(getJobRequest, { params: { id } }, { signal }),
    staleTime: 0,
    retry: (failures, error) => !isUnknown(error) && failures < mostRetries,
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? pollEvery : false),
  })

/** Each answers how the request stands now. */
export function useRequestActions(id: string) {
  const queries = useQueryClient()
  const keep = async (changed: Promise<JobRequest>): Promise<void> => {
    queries.setQueryData(oneRequest(id).queryKey, await changed)
    await queries.invalidateQueries({ queryKey: ['jobRequests'] })
  }
  return {
    rename: (newName: string) => keep(call(renameJobRequest, { params: { id }, body: { newName } })),
    archive: () => keep(call(archiveJobRequest, { params: { id } })),
    cancel: (reason: string) => keep(call(cancelJobRequest, { params: { id }, body: { reason } })),
  }
}

export async function fetchDownloadUrl(id: string, fileKey: string): Promise<string> {
  const { downloadUrl } = await call(getDownloadUrl, { params: { id, fileKey }, query: { inline: 'false' } })
  return downloadUrl
}
