import { editCues, listCues, rebuildTrack } from '@portolan/contract/machine-translation/media/cues'
import type {
  MediaTrack,
  MediaTranslationProgress,
} from '@portolan/contract/machine-translation/media/media-translations'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { mediaProgress } from '../api.ts'
import type { CueChanges } from './model/cue-changes.ts'

export type TrackParams = { readonly id: string; readonly trackId: string }

/** Loaded once per visit: the session follows all later versions. */
export const cuesOf = (params: TrackParams) =>
  queryOptions({
    queryKey: ['cues', params.trackId],
    queryFn: ({ signal }) => call(listCues, { params }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The subtitles of a track as they were saved, for a player. */
export const subtitlesOf = (params: TrackParams, revision: number) =>
  queryOptions({
    queryKey: ['subtitles', params.trackId, revision],
    queryFn: ({ signal }) => call(listCues, { params }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const loadCues = (params: TrackParams) => call(listCues, { params })

export const sendChanges = (params: TrackParams, revision: number, { changed, added, removed }: CueChanges) =>
  call(editCues, {
    params,
    body: { revision, changed: [...changed], added: [...added], removed: [...removed] },
  })

/** Puts what is known of a track into the progress of its request. */
export function useTrackUpdate({ id, trackId }: TrackParams) {
  const queries = useQueryClient()
  return (known: Partial<MediaTrack>) =>
    queries.setQueryData<MediaTranslationProgress>(
      mediaProgress(id).queryKey,
      (progress) =>
        progress && {
          ...progress,
          files: progress.files.map((file) => ({
            ...file,
            tracks: file.tracks.map((track) => (track.id === trackId ? { ...track, ...known } : track)),
          })),
        },
    )
}

export const rebuild = (params: TrackParams) => call(rebuildTrack, { params })
