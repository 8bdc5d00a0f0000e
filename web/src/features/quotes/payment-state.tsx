import type { QuotePayment } from '@portolan/contract/quotes/quotes'
import { formatDate, formatMoney, formatProviderDay } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { paymentStateMessages } from './messages/payment-state.ts'
import css from './payment-state.module.css'

type Props = {
  payment: QuotePayment
  /** The status of the request above it says already that the payment is awaited. */
  isInStatus: boolean
}

/** How far the payment is, and what the reader has to do for it. */
export default function PaymentState({ payment, isInStatus }: Props) {
  const { paymentType, status, at, url, open } = payment
  const t = useMessages(paymentStateMessages)
  const date = at ? formatProviderDay(at) : ''
  if (status === 'PAID')
    return (
      <div>
        <p className={css.paid}>
          <Icon name="check" size={16} />
          {t('paid', { date })}
        </p>
        {payment.payments.length > 1 && <Amounts payment={payment} />}
      </div>
    )
  // An invoice or account is settled with the client's bookkeeping: what came is shown, and nothing is asked for.
  const opening = payment.paid > 0 ? 'openRest' : 'open'
  const isPaidHere = paymentType === 'CREDIT_CARD' || status === 'LINK_SENT'
  return (
    <section className={css.box} aria-labelledby="payment-state">
      <div>
        <h2 id="payment-state">{t(!isPaidHere ? 'partlyPaid' : isInStatus ? 'payment' : 'title')}</h2>
        {isPaidHere && <p>{t(status === 'OPEN' ? opening : url ? 'pay' : 'sent', { date })}</p>}
        <Amounts payment={payment} />
      </div>
      {url && (
        <a className={button('solid')} href={url} target="_blank" rel="noreferrer">
          {t('payNow', { price: formatMoney(open) })} <Icon name="external" size={16} />
        </a>
      )}
    </section>
  )
}

/** What came and what is open, if anything came. */
function Amounts({ payment: { paid, open, payments } }: { payment: QuotePayment }) {
  const t = useMessages(paymentStateMessages)
  if (payments.length === 0) return null
  return (
    <div className={css.amounts}>
      <ul>
        {payments.map(({ recordedAt, receivedOn, amount }) => (
          <li key={recordedAt}>
            {receivedOn
              ? t('received', { amount: formatMoney(amount), date: formatDate(receivedOn) })
              : formatMoney(amount)}
          </li>
        ))}
      </ul>
      {open > 0 && <p>{t('amounts', { paid: formatMoney(paid), open: formatMoney(open) })}</p>}
    </div>
  )
}
