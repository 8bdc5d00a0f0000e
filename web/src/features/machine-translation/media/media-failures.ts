import type {
  MediaFailure,
  MediaFile,
  MediaTrack,
  MediaTranslationProgress,
} from '@portolan/contract/machine-translation/media/media-translations'

/** The same file would fail again for any other reason. */
const retryable: readonly MediaFailure[] = [
  'PAIR_NOT_OFFERED',
  'QUOTA_REACHED',
  'ENGINE_QUOTA_USED_UP',
  'ENGINE_UNAVAILABLE',
  'TIMED_OUT',
  'INTERNAL',
]

type Step = Pick<MediaFile | MediaTrack, 'status' | 'failure'>

const failuresOf = ({ files }: MediaTranslationProgress): readonly Step[] =>
  files
    .flatMap<Step>((file) => (file.status === 'FAILED' ? [file] : file.tracks))
    .filter(({ status }) => status === 'FAILED')

/** The tracks of a failed file fail with it, and are not counted once more. */
export const countFailures = (progress: MediaTranslationProgress): number => failuresOf(progress).length

/** Only another file can help. */
export const needsOtherFile = ({ failure }: Pick<MediaFile, 'failure'>): boolean =>
  failure !== null && !retryable.includes(failure)

export const isRetryable = (progress: MediaTranslationProgress): boolean =>
  (progress.status === 'FAILED' || progress.status === 'COMPLETED') &&
  failuresOf(progress).some(({ failure }) => failure !== null && retryable.includes(failure))
