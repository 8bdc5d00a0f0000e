import type { MediaFileRow } from '../store/store-files.ts'
import type { MediaRequestRow } from '../store/store-media-requests.ts'
import type { MediaTrackRow } from '../store/store-tracks.ts'
import type { MediaStep } from './progress.ts'

/** The steps that a language still needs, for the time left. */
export function planTrack(
  { is_transcript, revision }: MediaTrackRow,
  { info }: MediaFileRow,
  { is_dubbed, is_embedded }: MediaRequestRow,
): readonly MediaStep[] {
  if (is_transcript) return ['write']
  return [
    ...(revision === 0 ? (['translate'] as const) : []),
    'write',
    ...(is_dubbed ? (['speak', 'mix'] as const) : []),
    ...((is_dubbed && info?.video) || is_embedded ? (['join'] as const) : []),
    ...(is_embedded ? (['draw'] as const) : []),
  ]
}
