import { rejectQuote } from '@portolan/contract/quotes/quotes'
import { useRef } from 'react'
import { DialogForm } from '../../shared/forms/dialog-form.tsx'
import { FormTextArea } from '../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { procurementMessages } from './messages/procurement.ts'

type Props = { onClose: () => void; onReject: (reason: string) => void }

export default function RejectDialog({ onClose, onReject }: Props) {
  const t = useMessages(procurementMessages)
  const form = useSchemaForm({ schema: rejectQuote.body, defaultValues: { rejectionReason: '' } })
  // What confirms the answer takes the focus.
  const isSent = useRef(false)
  const sending = useSubmit(form, {
    send: async ({ rejectionReason = '' }) => {
      isSent.current = true
      onReject(rejectionReason)
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('rejectQuote')} returnsFocus={() => !isSent.current}>
      <DialogForm form={form} sending={sending} action={t('rejectQuote')} tone="danger" onClose={onClose}>
        <FormTextArea name="rejectionReason" label={t('rejectPrompt')} rows={5} dir="auto" />
      </DialogForm>
    </Dialog>
  )
}
