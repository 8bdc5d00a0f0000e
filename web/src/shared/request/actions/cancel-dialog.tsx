import { cancelJobRequest } from '@portolan/contract/job-requests/actions'
import { mayUndoCancellation } from '@portolan/contract/job-requests/requests'
import { errorText } from '../../api/error-text.ts'
import { DialogForm } from '../../forms/dialog-form.tsx'
import { FormTextArea } from '../../forms/fields/inputs.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../messages/messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify, notifyAbout } from '../../ui/snackbar.tsx'
import { requestMessages } from '../messages/requests.ts'
import type { DialogProps } from './dialog-props.ts'
import { useRequestActions } from './use-request-actions.ts'

/** Offers to undo the cancellation where nothing was running that cannot be stopped and started again. */
export default function CancelDialog({ request: { id, name, status }, onClose }: DialogProps) {
  const t = useMessages(requestMessages)
  const { cancel, undoCancel } = useRequestActions(id)
  const mayUndo = mayUndoCancellation(status)
  const undo = () =>
    void undoCancel().then(
      () => notifyAbout(id, t('cancelUndone', { name })),
      (error) => notify(errorText(error), 'error'),
    )
  const form = useSchemaForm({ schema: cancelJobRequest.body, defaultValues: { reason: '' } })
  const sending = useSubmit(form, {
    send: ({ reason }) => cancel(reason),
    onDone: () => {
      notifyAbout(id, t('cancelledDone', { name }), mayUndo ? { label: t('undo'), run: undo } : undefined)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cancelTitle')}
      text={t(mayUndo ? 'cancelTextUndo' : 'cancelText', { name })}
    >
      <DialogForm form={form} sending={sending} action={t('cancel')} tone="danger" back={t('back')} onClose={onClose}>
        <FormTextArea name="reason" label={t('reason')} help={t('reasonHelp')} dir="auto" />
      </DialogForm>
    </Dialog>
  )
}
