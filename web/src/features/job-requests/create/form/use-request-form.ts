import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { useUploads } from '../../../../shared/uploads/use-uploader.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import { type FormValues, fromFormValues, toFormValues } from '../model/form-values.ts'
import { requestSchema } from '../model/request-schema.ts'
import { useFirstValues, useSavedDraft } from '../model/use-draft.ts'
import { useDraftFiles, useRestoredFiles } from '../model/use-draft-files.ts'
import type { Setup } from '../model/values.ts'
import { problemTexts } from './problem-texts.ts'

/** The form on the rules for this setup, with its values and its draft. */
export function useRequestForm(setup: Setup, uploader: Uploader, outgoing: Uploader) {
  const t = useMessages(createRequestMessages)
  const first = useFirstValues(setup)
  const [schema] = useState(() => requestSchema(setup, () => uploader.getState().items))
  const form = useSchemaForm({
    schema,
    defaultValues: toFormValues(first.values, setup),
    textOf: problemTexts(setup.requester, t),
  })
  const areFilesRestored = useRestoredFiles(uploader, first.files)
  const draftFiles = useDraftFiles(uploader, outgoing)
  const { forget } = useSavedDraft(form, setup, areFilesRestored ? draftFiles : undefined)
  const values = useWatch({ control: form.methods.control }) as FormValues
  const fileNames = useUploads(uploader)
    .items.map(({ list, name }) => `${list}/${name}`)
    .join('\n')
  const recheck = useEffectEvent((_fileNames: string) => form.recheck())
  // The rules about files read the uploader, which the form does not watch.
  useEffect(() => recheck(fileNames), [fileNames])
  return { form, values: fromFormValues(values, setup), isRestored: first.isRestored, forget }
}
