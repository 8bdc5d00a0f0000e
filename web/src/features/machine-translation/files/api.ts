import { listJobRequests } from '@portolan/contract/job-requests/actions'
import {
  cancelFileTranslation,
  compareWays,
  getFileTranslationProgress,
  retryFileTranslation,
} from '@portolan/contract/machine-translation/files'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { isInProgress, oneRequest, pollEvery } from '../../../shared/request/one-request.ts'
import type { ListAddress } from './list/use-list-address.ts'
import { statusesOf } from './status/status-group.ts'

type ListQuery = Pick<ListAddress, 'groups' | 'pageToken'> & { readonly pageSize: number }

/** The requests for machine translation of files, polled while one of them is in progress. */
export const fileRequestList = ({ groups, pageToken, pageSize }: ListQuery) =>
  queryOptions({
    queryKey: ['jobRequests', 'MT', { groups, pageToken, pageSize }],
    queryFn: ({ signal }) =>
      call(
        listJobRequests,
        {
          query: {
            origination: 'MT',
            status: statusesOf(groups).join(),
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

const progressPollMs = 2_000

/** How far each file is in each language. Asked for more often than the request, because its time left counts down. */
export const translationProgress = (id: string) =>
  queryOptions({
    queryKey: ['fileTranslation', id],
    queryFn: ({ signal }) => call(getFileTranslationProgress, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? progressPollMs : false),
  })

/** Into these languages, or into all of the request. */
export const waysOf = (id: string, languageIds?: readonly string[]) =>
  queryOptions({
    queryKey: ['translationWays', id, languageIds?.toSorted()],
    queryFn: ({ signal }) =>
      call(compareWays, { params: { id }, query: { targetLanguageIds: languageIds?.toSorted().join() } }, { signal }),
  })

export function useProgressActions(id: string) {
  const queries = useQueryClient()
  const act = async (endpoint: typeof cancelFileTranslation | typeof retryFileTranslation): Promise<void> => {
    // Where someone else was quicker, the request has changed, too.
    const reload = () => queries.invalidateQueries(oneRequest(id))
    const changed = await call(endpoint, { params: { id } }).catch(async (error) => {
      await reload()
      throw error
    })
    queries.setQueryData(translationProgress(id).queryKey, changed)
    await reload()
  }
  return { cancel: () => act(cancelFileTranslation), retry: () => act(retryFileTranslation) }
}
