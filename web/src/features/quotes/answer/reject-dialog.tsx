import { type AutoQuoteAnswer, rejectAutoQuote } from '@portolan/contract/quotes/quotes'
import { DialogForm } from '../../../shared/forms/dialog-form.tsx'
import { FormTextArea } from '../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useDecision } from '../api.ts'

type Props = { quote: AutoQuoteAnswer; onClose: () => void; onRejected: () => void; onOutdated: () => void }

export default function RejectDialog({ quote, onClose, onRejected, onOutdated }: Props) {
  const t = useMessages(quoteMessages)
  const { reject } = useDecision(quote)
  const form = useSchemaForm({ schema: rejectAutoQuote.body, defaultValues: { rejectionReason: '' } })
  const sending = useSubmit(form, {
    send: ({ rejectionReason = '' }) => reject(rejectionReason),
    onDone: (isRejected) => {
      if (isRejected) return onRejected()
      onClose()
      onOutdated()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('rejectTitle')}>
      <DialogForm form={form} sending={sending} action={t('rejectQuote')} tone="danger" onClose={onClose}>
        <FormTextArea name="rejectionReason" label={t('rejectPrompt')} rows={5} dir="auto" />
      </DialogForm>
    </Dialog>
  )
}
