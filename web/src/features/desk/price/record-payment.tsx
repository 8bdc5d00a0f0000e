import type { DeskOrder } from '@portolan/contract/desk/desk'
import { ReceivedPayment } from '@portolan/contract/quotes/payments'
import * as z from 'zod/mini'
import { formatMoney } from '../../../shared/format.ts'
import { DialogForm } from '../../../shared/forms/dialog-form.tsx'
import { FormText } from '../../../shared/forms/fields/inputs.tsx'
import { formRule } from '../../../shared/forms/schema/form-rule.ts'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { providerToday } from '../../../shared/provider-today.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { notifyAbout } from '../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../api.ts'
import { paymentMessages } from '../messages/payments.ts'
import { closeIfOutrun } from '../outrun.ts'

type Props = { order: DeskOrder; price: number; onClose: () => void }

/** Records when the whole price came, and by what it is found again. */
export default function RecordPayment({ order: { id, isWaitingForPayment }, price, onClose }: Props) {
  const t = useMessages(paymentMessages)
  const { markPaid } = useDeskActions(id)
  const today = providerToday()
  const form = useSchemaForm({
    schema: z
      .object({ receivedOn: z.iso.date(), reference: ReceivedPayment.shape.reference })
      .check(formRule('receivedOn', 'dayAhead', ({ receivedOn }) => receivedOn <= today)),
    defaultValues: { receivedOn: today, reference: '' },
    textOf: ({ code }, name) => (name === 'receivedOn' && code !== 'server' ? t('receivedOnNeeded') : undefined),
  })
  const sending = useSubmit(form, {
    send: (payment) => closeIfOutrun(markPaid(payment).then(() => notifyAbout(id, t('marked')))),
    onDone: onClose,
  })
  const texts = [t('paidText', { amount: formatMoney(price) }), isWaitingForPayment && t('paidStarts'), t('paidFinal')]
  return (
    <Dialog open onClose={onClose} title={t('paidAsk')} text={texts.filter(Boolean).join(' ')}>
      <DialogForm form={form} sending={sending} action={t('markPaid')} onClose={onClose}>
        <FormText name="receivedOn" type="date" label={t('receivedOn')} max={today} />
        <FormText name="reference" label={t('reference')} help={t('referenceHelp')} dir="auto" />
      </DialogForm>
    </Dialog>
  )
}
