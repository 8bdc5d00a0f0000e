import type { MediaFile, MediaTrack } from '@portolan/contract/machine-translation/media/media-translations'

const ended = ['COMPLETED', 'FAILED', 'CANCELLED']

export const isTrackInProgress = ({ status }: Pick<MediaTrack, 'status'>): boolean => !ended.includes(status)

/** The tracks of a file whose words are not known wait, and forever if they never are. */
export const isBeingWritten = ({ status, tracks }: Pick<MediaFile, 'status' | 'tracks'>): boolean =>
  status === 'COMPLETED' && tracks.some(isTrackInProgress)
