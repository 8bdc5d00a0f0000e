import type { FileTranslation, FileTranslationProgress } from '@portolan/contract/machine-translation/file-translations'

/** How many segments of a finished file can be retried: none while human translators work on it. */
export const countRetryable = (
  { status }: Pick<FileTranslationProgress, 'status'>,
  translation: Pick<FileTranslation, 'status' | 'check'>,
): number => (status === 'COMPLETED' && translation.status === 'COMPLETED' ? (translation.check?.failed ?? 0) : 0)
