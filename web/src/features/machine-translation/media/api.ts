import {
  cancelMediaTranslation,
  getMediaOptions,
  getMediaTranslationProgress,
  listDubbingVoices,
  retryMediaTranslation,
} from '@portolan/contract/machine-translation/media/media'
import { listLanguageCombinations } from '@portolan/contract/machine-translation/settings'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { isInProgress } from '../../../shared/request/one-request.ts'
import { useProgressActions } from '../requests/use-progress-actions.ts'
import { isBeingWritten } from './track-progress.ts'

const pollMs = 2_000

/** Asked for again while something is being installed, so that the page changes by itself. */
export const mediaOptions = queryOptions({
  queryKey: ['mediaOptions'],
  queryFn: ({ signal }) => call(getMediaOptions, {}, { signal }),
  staleTime: 60_000,
  refetchInterval: ({ state }) => state.data?.state === 'INSTALLING' && pollMs,
})

export const targetsFrom = (sourceLanguageId: string) =>
  queryOptions({
    queryKey: ['languageCombinations', sourceLanguageId],
    queryFn: ({ signal }) => call(listLanguageCombinations, { query: { sourceLanguageId } }, { signal }),
    enabled: sourceLanguageId !== '',
  })

/** Addresses of samples are good for ten minutes. */
const sampleMs = 8 * 60_000

export const voicesOf = (languageId: string) =>
  queryOptions({
    queryKey: ['dubbingVoices', languageId],
    queryFn: ({ signal }) => call(listDubbingVoices, { query: { languageId } }, { signal }),
    staleTime: sampleMs,
    refetchInterval: sampleMs,
  })

/** How far each file and language is. A language is written again after its request has ended. */
export const mediaProgress = (id: string) =>
  queryOptions({
    queryKey: ['mediaTranslation', id],
    queryFn: ({ signal }) => call(getMediaTranslationProgress, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (isInProgress(data) || data.files.some(isBeingWritten)) ? pollMs : false,
  })

export const useMediaActions = (id: string) =>
  useProgressActions(id, {
    queryKey: mediaProgress(id).queryKey,
    cancel: () => call(cancelMediaTranslation, { params: { id } }),
    retry: () => call(retryMediaTranslation, { params: { id } }),
  })
