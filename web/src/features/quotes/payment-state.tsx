import type { AutoQuoteAnswer, QuotePayment } from '@portolan/contract/quotes/quotes'
import { formatMoney, formatProviderDay } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { paymentStateMessages } from './messages/payment-state.ts'
import css from './payment-state.module.css'

type Props = {
  quote: AutoQuoteAnswer
  payment: QuotePayment
  /** The status of the request above it says already that the payment is awaited. */
  isInStatus: boolean
}

/** How far a payment by card is, and what the reader has to do for it. */
export default function PaymentState({ quote, payment: { status, at, url }, isInStatus }: Props) {
  const t = useMessages(paymentStateMessages)
  const date = at ? formatProviderDay(at) : ''
  if (status === 'PAID')
    return (
      <p className={css.paid}>
        <Icon name="check" size={16} />
        {t('paid', { date })}
      </p>
    )
  return (
    <section className={css.box} aria-labelledby="payment-state">
      <div>
        <h2 id="payment-state">{t(isInStatus ? 'payment' : 'title')}</h2>
        <p>{t(status === 'OPEN' ? 'open' : url ? 'pay' : 'sent', { date })}</p>
      </div>
      {url && (
        <a className={button('solid')} href={url} target="_blank" rel="noreferrer">
          {t('payNow', { price: formatMoney(quote.autoQuote.price) })} <Icon name="external" size={16} />
        </a>
      )}
    </section>
  )
}
