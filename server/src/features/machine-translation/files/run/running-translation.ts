import type { RequestDetails } from '../../../job-requests/index.ts'
import type { EffectiveSettings } from '../../settings/effective-settings.ts'
import type { FileTranslationRow, RunKey } from '../store-translations.ts'

/** What every step of a job needs to know. */
export type RunningTranslation = {
  readonly run: RunKey
  readonly file: FileTranslationRow
  readonly request: RequestDetails
  readonly settings: EffectiveSettings
  readonly signal: AbortSignal
}

export const languagesOf = ({ file, request }: Pick<RunningTranslation, 'file' | 'request'>) => ({
  sourceLanguageId: request.source_language_id ?? '',
  targetLanguageId: file.language_id,
})
