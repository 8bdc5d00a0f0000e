import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { MessageText } from '@portolan/contract/messages/messages'
import * as z from 'zod/mini'
import { DialogForm } from '../forms/dialog-form.tsx'
import { FormTextArea } from '../forms/fields/inputs.tsx'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { useMessages } from '../messages/messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import { notify } from '../ui/snackbar.tsx'
import { sendAttachments } from '../uploads/send-attachments.ts'
import { useAttachments } from '../uploads/use-attachments.ts'
import { FormFiles } from '../uploads/widgets/form-files.tsx'
import css from './file-choice.module.css'
import { FileChoice } from './file-choice.tsx'
import { deliveryMessages } from './messages/deliveries.ts'
import { useDeliveryAnswer } from './use-delivery-answer.ts'

const schema = z.object({
  reason: MessageText,
  fileKeys: z.array(z.string()),
  files: z.array(z.string()),
})

/** What is wrong, in which files, and files that show it. */
export default function ReportDialog({ request, onClose }: { request: JobRequest; onClose: () => void }) {
  const t = useMessages(deliveryMessages)
  const { report } = useDeliveryAnswer(request.id)
  const uploader = useAttachments()
  const delivered = request.files.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
  const form = useSchemaForm({
    schema,
    defaultValues: { reason: '', fileKeys: [], files: [] },
    textOf: ({ code }, name) => (code === 'required' && name === 'reason' ? t('whatNeeded') : undefined),
  })
  const sending = useSubmit(form, {
    send: async ({ reason, fileKeys }, { signal, keyFor }) => {
      const body = { reason, fileKeys, attachments: await sendAttachments(uploader, signal) }
      await report(body, keyFor(body))
    },
    onDone: () => {
      notify(t('reported'))
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('reportTitle')} text={t('reportText')}>
      <DialogForm
        form={form}
        sending={sending}
        action={t('send')}
        back={t('back')}
        onClose={onClose}
        className={css.report}
      >
        <FormTextArea name="reason" label={t('what')} help={t('whatHelp')} dir="auto" />
        {delivered.length > 1 && <FileChoice name="fileKeys" request={request} files={delivered} />}
        <FormFiles name="files" label={t('attach')} uploader={uploader} list="project" takesPaste />
      </DialogForm>
    </Dialog>
  )
}
