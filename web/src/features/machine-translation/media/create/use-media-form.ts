import { translateMediaFiles } from '@portolan/contract/machine-translation/media/media'
import type { MediaOptions, MediaProject } from '@portolan/contract/machine-translation/media/media-translations'
import { englishLanguageId, type MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../../../shared/api/api-client.ts'
import { getBranding } from '../../../../shared/branding.ts'
import type { Problem } from '../../../../shared/forms/schema/problem.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { nameAfter, nameOfFile } from '../../../../shared/request/project-name.ts'
import { useSuggestedName } from '../../../../shared/request/use-suggested-name.ts'
import { useSession } from '../../../../shared/session/session.ts'
import { useUploader } from '../../../../shared/uploads/use-uploader.ts'
import { mediaRequests } from '../../requests/request-kind.ts'
import { uploadedFiles } from '../../requests/uploaded-files.ts'
import { createMessages } from '../messages/create.ts'
import { mediaLimitsOf } from './media-limits.ts'
import { mediaSchema } from './media-schema.ts'
import type { MediaStart } from './media-start.ts'

type Known = {
  readonly project: MediaProject
  readonly settings: MachineTranslationSettings
  readonly options: MediaOptions
  readonly languages: readonly Language[]
  readonly start: MediaStart | undefined
}

/** Files are uploaded while the form is filled in; sending it waits for them. */
export function useMediaForm({ project, settings, options, languages, start }: Known) {
  const textOf = useProblemTexts()
  const session = useSession()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const uploader = useUploader({ limits: () => mediaLimitsOf(settings, getBranding().uploadTotalBytes) })
  useEffect(() => uploader.start(), [uploader])

  const { sourceLanguageIds, dubbingLanguageIds } = options
  const form = useSchemaForm({
    schema: mediaSchema(project, { languages, dubbed: dubbingLanguageIds }),
    defaultValues: {
      requestName: '',
      files: [],
      sourceLanguageId: sourceLanguageIds.includes(englishLanguageId) ? englishLanguageId : '',
      targetLanguageIds: [],
      subtitlesType: 'srt',
      dubbingVoices: [],
      ...start?.values,
    },
    textOf,
  })
  const [current, [fileName]] = useWatch({ control: form.methods.control, name: ['requestName', 'files'] })
  useSuggestedName({
    current,
    suggested: nameOfFile(fileName),
    onChange: (name) => form.change('requestName', name),
  })
  const sending = useSubmit(form, {
    refusalFields: {
      pair_not_offered: 'targetLanguageIds',
      dubbing_not_available: 'targetLanguageIds',
      voice_not_found: 'dubbingVoices',
      file_not_found: 'files',
      files_too_large: 'files',
    },
    send: async (values, { signal, keyFor }) => {
      const isDubbing = project === 'DUBBING'
      const targetLanguageIds = project === 'TRANSCRIPTION' ? [] : values.targetLanguageIds
      const body = {
        ...values,
        requestName: values.requestName.trim() || nameAfter(fileName, session?.email ?? ''),
        files: await uploadedFiles(uploader),
        targetLanguageIds,
        isDubbingRequested: isDubbing,
        dubbingVoices: isDubbing
          ? values.dubbingVoices.filter(({ languageId }) => targetLanguageIds.includes(languageId))
          : [],
        isSubtitleEmbeddingRequested: project === 'EMBEDDING',
      }
      return call(translateMediaFiles, { body }, { signal, idempotencyKey: keyFor(body) })
    },
    onDone: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['jobRequests'] })
      void navigate({ to: mediaRequests.pathOf(id) })
    },
  })
  return { form, sending, uploader }
}

const ownProblems = ['videosOnly', 'notDubbed', 'voicesMissing'] as const

function useProblemTexts() {
  const t = useMessages(createMessages)
  return ({ code, params }: Problem, name: string): string | undefined => {
    if (name === 'files' && code === 'chooseAtLeastOne') return t('filesRequired')
    if (code === 'sameAsSource') return t('sameAsSource')
    const own = ownProblems.find((one) => one === code)
    return own && t(own, { names: String(params.names) })
  }
}
