import { sendPaymentLink } from '@portolan/contract/desk/actions'
import type { Payment } from '@portolan/contract/quotes/payments'
import { FormText } from '../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../shared/forms/form.tsx'
import { LeaveGuard } from '../../../shared/forms/leaving/leave-guard.tsx'
import { SubmitError } from '../../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { notifyAbout } from '../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../api.ts'
import { paymentMessages } from '../messages/payments.ts'
import css from '../order/order.module.css'

/** Sends the client the address where they pay by card. */
export default function PaymentLinkForm({
  orderId,
  payment: { status, email, preferences },
}: {
  orderId: string
  payment: Payment
}) {
  const t = useMessages(paymentMessages)
  const actions = useDeskActions(orderId)
  const isCard = preferences.paymentType === 'CREDIT_CARD'
  const form = useSchemaForm({
    schema: sendPaymentLink.body,
    defaultValues: { url: '' },
    textOf: ({ code }) => (code === 'required' || code === 'invalidUrl' ? t('urlNeeded') : undefined),
  })
  const { submit, state, isBusy } = useSubmit(form, {
    send: ({ url }) => actions.sendPaymentLink(url),
    onDone: () => notifyAbout(orderId, t('sent')),
  })
  return (
    <Form form={form} onSubmit={submit} isBusy={isBusy} className={css.fields} aria-label={t('send')}>
      <LeaveGuard />
      {status === 'OPEN' && <p>{t(isCard ? 'waiting' : 'askFirst')}</p>}
      <FormText name="url" label={t('url')} placeholder="https://" help={t('urlHelp', { email })} />
      <SubmitError state={state} />
      <div>
        <button type="submit" className={button(status === 'OPEN' && isCard ? 'solid' : 'outline')} disabled={isBusy}>
          {t(status === 'OPEN' ? 'send' : 'sendAgain')}
        </button>
      </div>
    </Form>
  )
}
