import type { FileTranslationFailure } from '@portolan/contract/machine-translation/file-translations'
import type { RefusalCode } from '@portolan/documents'

/** Ends a translation for good. */
export class TranslationFailure extends Error {
  override name = 'TranslationFailure'
  readonly failure: FileTranslationFailure
  readonly retry = 'never'

  constructor(failure: FileTranslationFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

/** What the client is shown when a job failed for good. */
export const failureOf = (thrown: unknown): FileTranslationFailure =>
  thrown instanceof TranslationFailure ? thrown.failure : 'INTERNAL'

const failures: Partial<Record<RefusalCode, FileTranslationFailure>> = {
  not_translatable: 'UNSUPPORTED_TYPE',
  too_large_to_read: 'TOO_LARGE',
  archive_bomb: 'TOO_LARGE',
  out_of_time: 'TOO_LARGE',
}

export const failureOfRefusal = (code: RefusalCode): FileTranslationFailure => failures[code] ?? 'UNREADABLE'
