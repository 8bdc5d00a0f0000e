import { cancelDeskOrder } from '@portolan/contract/desk/actions'
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx'
import { FormTextArea } from '../../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { deskMessages } from '../../messages/desk.ts'

type Props = {
  title: string
  text: string
  action: string
  onSend: (reason: string) => Promise<void>
  onClose: () => void
}

/** Ends an order with a reason, which the client reads. */
export default function ReasonDialog({ title, text, action, onSend, onClose }: Props) {
  const t = useMessages(deskMessages)
  const form = useSchemaForm({
    schema: cancelDeskOrder.body,
    defaultValues: { reason: '' },
    textOf: ({ code }) => (code === 'required' ? t('reasonNeeded') : undefined),
  })
  const sending = useSubmit(form, { send: ({ reason }) => onSend(reason), onDone: onClose })
  return (
    <Dialog open onClose={onClose} title={title} text={text}>
      <DialogForm form={form} sending={sending} action={action} tone="danger" back={t('back')} onClose={onClose}>
        <FormTextArea name="reason" label={t('reason')} dir="auto" />
      </DialogForm>
    </Dialog>
  )
}
