import type {
  FileTranslationProgress,
  TranslatedSegment,
} from '@portolan/contract/machine-translation/file-translations'
import { correctSegment, listSegments } from '@portolan/contract/machine-translation/files'
import { type InfiniteData, infiniteQueryOptions, keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { translationProgress } from '../api.ts'
import type { SegmentFilter } from './use-segments-address.ts'

type Params = { readonly id: string; readonly translationId: string }
type Page = { readonly items: TranslatedSegment[]; readonly nextPageToken: string | null }

const filters = {
  all: {},
  faults: { hasFaults: 'true' },
  corrected: { state: 'CORRECTED' },
  failed: { state: 'FAILED' },
} as const

const listKey = (params: Params) => ['segments', params.id, params.translationId]

/** Loaded again when a retry of the file begins and when it ends. */
export const segmentPages = (params: Params, filter: SegmentFilter, search: string, isFinished: boolean) =>
  infiniteQueryOptions({
    queryKey: [...listKey(params), filter, search, isFinished],
    queryFn: ({ signal, pageParam }) =>
      call(
        listSegments,
        { params, query: { ...filters[filter], search: search || undefined, pageToken: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken ?? undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** A correction counts for all segments with the same source. They stay in view until the list is loaded again. */
export function useCorrection(params: Params) {
  const queries = useQueryClient()
  return async (position: number, text: string | null): Promise<void> => {
    const saved = await call(correctSegment, { params: { ...params, position }, body: { text } })
    const { source, corrected, state } = saved
    queries.setQueriesData<InfiniteData<Page>>(
      { queryKey: listKey(params) },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.map((item) =>
              item.position === position ? saved : item.source === source ? { ...item, corrected, state } : item,
            ),
          })),
        },
    )
    queries.setQueryData<FileTranslationProgress>(
      translationProgress(params.id).queryKey,
      (progress) =>
        progress && {
          ...progress,
          items: progress.items.map((item) =>
            item.id === params.translationId ? { ...item, isRebuildNeeded: true } : item,
          ),
        },
    )
  }
}
