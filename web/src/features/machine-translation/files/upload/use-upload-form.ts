import { translateFiles } from '@portolan/contract/machine-translation/files'
import { englishLanguageId, type MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../../../shared/api/api-client.ts'
import { getBranding } from '../../../../shared/branding.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { nameAfter, nameOfFile } from '../../../../shared/request/project-name.ts'
import { useSuggestedName } from '../../../../shared/request/use-suggested-name.ts'
import { useSession } from '../../../../shared/session/session.ts'
import { useUploader } from '../../../../shared/uploads/use-uploader.ts'
import { hasNoEngine } from '../../languages/offered-pairs.ts'
import { fileRequests } from '../../requests/request-kind.ts'
import { uploadedFiles } from '../../requests/uploaded-files.ts'
import { filesMessages } from '../messages/files.ts'
import { uploadLimitsOf, uploadSchema } from './upload-schema.ts'

/** Files are uploaded while the form is filled in; sending it waits for them. */
export function useUploadForm(settings: MachineTranslationSettings, sources: readonly Language[]) {
  const t = useMessages(filesMessages)
  const session = useSession()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const uploader = useUploader({ limits: () => uploadLimitsOf(settings, getBranding().uploadTotalBytes) })
  useEffect(() => uploader.start(), [uploader])

  const form = useSchemaForm({
    schema: uploadSchema,
    defaultValues: {
      requestName: '',
      files: [],
      sourceLanguageId: sources.some(({ id }) => id === englishLanguageId) ? englishLanguageId : '',
      targetLanguageIds: [],
    },
    textOf: ({ code }, name) => (name === 'files' && code === 'chooseAtLeastOne' ? t('filesRequired') : undefined),
  })
  const [current, [fileName]] = useWatch({ control: form.methods.control, name: ['requestName', 'files'] })
  useSuggestedName({
    current,
    suggested: nameOfFile(fileName),
    onChange: (name) => form.change('requestName', name),
  })
  const sending = useSubmit(form, {
    send: async ({ requestName, sourceLanguageId, ...chosen }, { signal, keyFor }) => {
      const files = await uploadedFiles(uploader)
      const name = requestName.trim() || nameAfter(fileName, session?.email ?? '')
      // The others stay chosen until the form is sent, so that a failure forgets none.
      const targetLanguageIds = chosen.targetLanguageIds.filter((id) => !hasNoEngine(settings, id))
      const body = { requestName: name, files, sourceLanguageId, targetLanguageIds }
      return call(translateFiles, { body }, { signal, idempotencyKey: keyFor(body) })
    },
    onDone: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['jobRequests'] })
      void navigate({ to: fileRequests.pathOf(id) })
    },
  })
  return { form, sending, uploader }
}
