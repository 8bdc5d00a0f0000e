import { getPlayer, getWaveform } from '@portolan/contract/machine-translation/media/cues'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { retryUnlessUnknown } from '../../../../shared/request/one-request.ts'

export type FileParams = { readonly id: string; readonly fileId: string }

/** Addresses are good for four hours. */
const addressMs = 3.5 * 3_600_000

const address = { staleTime: addressMs, retry: retryUnlessUnknown, refetchOnWindowFocus: false } as const

/** The file with its own sound. */
export const playerOf = (params: FileParams) =>
  queryOptions({
    queryKey: ['mediaPlayer', params.fileId],
    queryFn: ({ signal }) => call(getPlayer, { params, query: {} }, { signal }),
    ...address,
  })

export type DubbedTrack = {
  readonly trackId: string
  /** Another one each time that it is written. */
  readonly version: string
}

/** The sound of a dubbed language alone. */
export const dubbedSoundOf = (params: FileParams, dubbed: DubbedTrack) =>
  queryOptions({
    queryKey: ['dubbedSound', params.fileId, dubbed],
    queryFn: ({ signal }) => call(getPlayer, { params, query: { trackId: dubbed.trackId } }, { signal }),
    ...address,
  })

export const waveformOf = (params: FileParams) =>
  queryOptions({
    queryKey: ['waveform', params.fileId],
    queryFn: ({ signal }) => call(getWaveform, { params }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryUnlessUnknown,
  })
