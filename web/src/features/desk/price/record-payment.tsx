import type { DeskOrder } from '@portolan/contract/desk/desk'
import { PaidAmount, type Payment, ReceivedPayment } from '@portolan/contract/quotes/payments'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { formatMoney } from '../../../shared/format.ts'
import { DialogForm } from '../../../shared/forms/dialog-form.tsx'
import { FormText } from '../../../shared/forms/fields/inputs.tsx'
import { formRule } from '../../../shared/forms/schema/form-rule.ts'
import { numberText } from '../../../shared/forms/schema/text-conversions.ts'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { providerToday } from '../../../shared/provider-today.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { notifyAbout } from '../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../api.ts'
import { paymentMessages } from '../messages/payments.ts'
import { closeIfOutrun } from '../outrun.ts'

type Props = { order: DeskOrder; payment: Payment; onClose: () => void }

const TypedAmount = numberText(PaidAmount)

/** Records when money came, how much it was, and by what it is found again. */
export default function RecordPayment({ order: { id, isWaitingForPayment }, payment: { open }, onClose }: Props) {
  const t = useMessages(paymentMessages)
  const { markPaid } = useDeskActions(id)
  const today = providerToday()
  const form = useSchemaForm({
    schema: z
      .object({ amount: TypedAmount, receivedOn: z.iso.date(), reference: ReceivedPayment.shape.reference })
      .check(
        formRule('receivedOn', 'dayAhead', ({ receivedOn }) => receivedOn <= today),
        formRule('amount', 'aboveOpen', ({ amount }) => !(amount > open)),
      ),
    defaultValues: { amount: open.toFixed(2), receivedOn: today, reference: '' },
    textOf: ({ code }, name) => {
      if (code === 'server') return undefined
      if (code === 'aboveOpen') return t('amountAboveOpen')
      if (name === 'amount') return t('amountNeeded')
      return name === 'receivedOn' ? t('receivedOnNeeded') : undefined
    },
  })
  const sending = useSubmit(form, {
    send: (payment) =>
      closeIfOutrun(markPaid({ ...payment, openBefore: open }).then(() => notifyAbout(id, t('marked')))),
    onDone: onClose,
  })
  const typed = TypedAmount.safeParse(useWatch({ control: form.methods.control, name: 'amount' })).data ?? 0
  const rest = Math.round((open - typed) * 100) / 100
  const starts = isWaitingForPayment && t(rest > 0 ? 'restStarts' : 'paidStarts')
  const help =
    rest > 0 && typed > 0 ? t('restOpen', { rest: formatMoney(rest) }) : t('allOpen', { open: formatMoney(open) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('paidAsk')}
      text={[t('paidText'), starts, t('paidFinal')].filter(Boolean).join(' ')}
    >
      <DialogForm form={form} sending={sending} action={t('markPaid')} onClose={onClose}>
        <FormText name="amount" label={t('amountReceived')} help={help} inputMode="decimal" />
        <FormText name="receivedOn" type="date" label={t('receivedOn')} max={today} />
        <FormText name="reference" label={t('reference')} help={t('referenceHelp')} dir="auto" />
      </DialogForm>
    </Dialog>
  )
}
