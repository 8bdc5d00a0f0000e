import { type Payment, PaymentUrl } from '@portolan/contract/quotes/payments'
import { useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useProblems } from '../../../shared/form-problems.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../api.ts'
import { paymentMessages } from '../messages/payments.ts'
import css from '../order/order.module.css'

/** Sends the client the address where they pay by card. */
export function PaymentLinkForm({ orderId, payment: { status, email } }: { orderId: string; payment: Payment }) {
  const t = useMessages(paymentMessages)
  const { sendPaymentLink } = useDeskActions(orderId)
  const [url, setUrl] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function send() {
    setBusy(true)
    try {
      await sendPaymentLink(url.trim())
      notify(t('sent'))
    } catch (error) {
      notify(errorText(error), 'error')
    }
    setBusy(false)
  }
  const isValid = PaymentUrl.safeParse(url.trim()).success
  const { problems, formProps } = useProblems({ url: isValid ? undefined : t('urlNeeded') }, send)
  return (
    <form {...formProps} className={css.fields} aria-label={t('send')}>
      {status === 'OPEN' && <p>{t('waiting')}</p>}
      <TextField
        name="url"
        type="url"
        label={t('url')}
        placeholder="https://"
        value={url}
        help={t('urlHelp', { email })}
        error={problems.url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <div>
        <button type="submit" className={button(status === 'OPEN' ? 'solid' : 'outline')} disabled={isBusy}>
          {t(status === 'OPEN' ? 'send' : 'sendAgain')}
        </button>
      </div>
    </form>
  )
}
