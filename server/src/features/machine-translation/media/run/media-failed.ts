import { MediaFailure } from '@portolan/contract/machine-translation/media/media-translations'
import { MediaRefusal, type MediaRefusalReason } from '../../../../ports/media-tool.ts'
import { SpeechError } from '../../../../ports/speech-recognizer.ts'
import { TranslationFailure } from '../../files/run/translation-failure.ts'

/** Ends the work on a file or a language for good. */
export class MediaFailed extends Error {
  override name = 'MediaFailed'
  readonly failure: MediaFailure
  readonly retry = 'never'

  constructor(failure: MediaFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

const failures: Readonly<Record<MediaRefusalReason, MediaFailure>> = {
  not_media: 'NOT_MEDIA',
  no_audio: 'NO_AUDIO',
  cut_off: 'CUT_OFF',
  too_long: 'TOO_LONG',
  too_many_streams: 'TOO_MANY_STREAMS',
  picture_too_large: 'PICTURE_TOO_LARGE',
  timed_out: 'TIMED_OUT',
}

/** What is wrong with a file does not change when it is tried again. A service that is away may come back. */
export function endIfHopeless(thrown: unknown, { isLastAttempt }: { readonly isLastAttempt: boolean }): unknown {
  if (thrown instanceof MediaRefusal) return new MediaFailed(failures[thrown.reason], thrown.message)
  if (thrown instanceof SpeechError && (isLastAttempt || thrown.retry === 'never'))
    return new MediaFailed('ENGINE_UNAVAILABLE', thrown.message)
  return thrown
}

/** What the client is shown when a job failed for good. */
export function failureOf(thrown: unknown): MediaFailure {
  if (thrown instanceof MediaFailed) return thrown.failure
  const known = MediaFailure.safeParse(thrown instanceof TranslationFailure ? thrown.failure : undefined)
  return known.success ? known.data : 'INTERNAL'
}
