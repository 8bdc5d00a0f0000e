import { DeliveredFile, deliverDeskOrder } from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import { uploadLimits } from '@portolan/contract/files/files'
import type { JobRequestFile } from '@portolan/contract/job-requests/requests'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../shared/forms/form.tsx'
import { inputRules } from '../../../shared/forms/input-rules.ts'
import { FormSelect } from '../../../shared/forms/inputs.tsx'
import { SubmitError } from '../../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import card from '../../../shared/ui/page/card.module.css'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { sendAll } from '../../../shared/uploads/send-all.ts'
import { useUploader } from '../../../shared/uploads/use-uploader.ts'
import { FormFiles } from '../../../shared/uploads/widgets/form-files.tsx'
import { useDeskActions } from '../api.ts'
import { deskMessages } from '../messages/desk.ts'
import css from './order.module.css'

const { maxLength: maxFiles = 1 } = inputRules(deliverDeskOrder.body, 'files')
const limits = { files: maxFiles, bytesPerFile: uploadLimits.signedIn.bytesPerFile }
const schema = z.object({
  languageId: DeliveredFile.shape.languageId,
  files: z.array(DeliveredFile.shape.fileName).check(z.minLength(1)),
})

type Props = { order: DeskOrder; translated: readonly JobRequestFile[] }

/** Uploads files and adds them to the order, all in one language. */
export default function DeliverForm({ order, translated }: Props) {
  const t = useMessages(deskMessages)
  const { deliver } = useDeskActions(order.id)
  const uploader = useUploader({ limits: () => limits })
  const missing = order.targetLanguages.find(({ id }) => !translated.some(({ languageId }) => languageId === id))
  const form = useSchemaForm({
    schema,
    defaultValues: { languageId: (missing ?? order.targetLanguages[0])?.id ?? '', files: [] },
    textOf: ({ code }, name) => {
      if (code === 'required' && name === 'languageId') return t('chooseLanguage')
      return code === 'chooseAtLeastOne' ? t('chooseFiles') : undefined
    },
  })
  const { submit, state, isBusy } = useSubmit(form, {
    send: async ({ languageId }, { signal }) => {
      const sent = await sendAll(uploader, signal)
      await deliver(sent.map(({ name, fileKey }) => ({ fileName: name, fileKey: fileKey ?? '', languageId })))
      for (const { id } of sent) uploader.remove(id)
    },
    onDone: () => notify(t('delivered')),
  })
  const chosen = useWatch({ control: form.methods.control, name: 'languageId' })
  const language = order.targetLanguages.find(({ id }) => id === chosen)
  return (
    <Form
      form={form}
      onSubmit={submit}
      isBusy={isBusy}
      className={`${card.card} ${css.deliver}`}
      aria-label={t('deliver')}
    >
      <FormSelect
        name="languageId"
        label={t('language')}
        placeholder={t('choose')}
        options={order.targetLanguages.map(({ id, name }) => ({ value: id, name }))}
      />
      <FormFiles
        name="files"
        label={t('filesIn', { language: language?.name ?? '' })}
        uploader={uploader}
        list="project"
        takesPaste
      />
      <SubmitError state={state} />
      <div>
        <button type="submit" className={button('solid')} disabled={isBusy}>
          {t('deliver')}
        </button>
      </div>
    </Form>
  )
}
