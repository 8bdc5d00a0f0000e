import { cancelJobRequest } from '@portolan/contract/job-requests/actions'
import { DialogForm } from '../../../shared/forms/dialog-form.tsx'
import { FormTextArea } from '../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { useRequestActions } from '../api.ts'
import type { DialogProps } from './dialog-props.ts'

export default function CancelDialog({ request: { id, name }, onClose }: DialogProps) {
  const t = useMessages(requestMessages)
  const { cancel } = useRequestActions(id)
  const form = useSchemaForm({ schema: cancelJobRequest.body, defaultValues: { reason: '' } })
  const sending = useSubmit(form, {
    send: ({ reason }) => cancel(reason),
    onDone: () => {
      notify(t('cancelledDone', { name }))
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('cancelTitle')} text={t('cancelText', { name })}>
      <DialogForm form={form} sending={sending} action={t('cancel')} tone="danger" back={t('back')} onClose={onClose}>
        <FormTextArea name="reason" label={t('reason')} help={t('reasonHelp')} dir="auto" />
      </DialogForm>
    </Dialog>
  )
}
