import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type {
  MediaProject,
  MediaTranslationProgress,
} from '@portolan/contract/machine-translation/media/media-translations'

/** What a new project takes over from an earlier one, which needs other files. */
export type MediaStart = {
  readonly project: MediaProject
  readonly values: {
    readonly requestName: string
    readonly sourceLanguageId: string
    readonly targetLanguageIds: string[]
    readonly subtitlesType: MediaTranslationProgress['subtitlesType']
  }
}

export const startFrom = (
  { name, sourceLanguage, targetLanguages }: JobRequest,
  { project, subtitlesType }: MediaTranslationProgress,
): MediaStart => ({
  project,
  values: {
    requestName: name,
    sourceLanguageId: sourceLanguage?.id ?? '',
    targetLanguageIds: targetLanguages.map(({ id }) => id),
    subtitlesType,
  },
})
