import {
  cancelFileTranslation,
  compareWays,
  getFileTranslationProgress,
  retryFileTranslation,
} from '@portolan/contract/machine-translation/files'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { isInProgress } from '../../../shared/request/one-request.ts'
import { useProgressActions } from '../requests/use-progress-actions.ts'

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

export const useFileActions = (id: string) =>
  useProgressActions(id, {
    queryKey: translationProgress(id).queryKey,
    cancel: () => call(cancelFileTranslation, { params: { id } }),
    retry: () => call(retryFileTranslation, { params: { id } }),
  })
