import { cancelJobRequest } from '@portolan/contract/job-requests/actions'
import { DialogForm } from '../../forms/dialog-form.tsx'
import { FormTextArea } from '../../forms/fields/inputs.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../messages/messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/snackbar.tsx'
import { requestMessages } from '../messages/requests.ts'
import type { DialogProps } from './dialog-props.ts'
import { useRequestActions } from './use-request-actions.ts'

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
