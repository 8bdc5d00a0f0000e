import type { Payment, PaymentEvent } from '@portolan/contract/quotes/payments'
import { useId } from 'react'
import { formatDate, formatMoment, formatMoney } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { paymentMessages } from '../messages/payments.ts'
import css from '../order/order.module.css'

/** Who did what about the payment, and when. */
export function PaymentHistory({ payment, acceptedAt }: { payment: Payment; acceptedAt: string | null }) {
  const t = useMessages(paymentMessages)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('history')}</h3>
      <ul className={css.events}>
        {acceptedAt && (
          <li>
            <time dateTime={acceptedAt}>{formatMoment(acceptedAt)}</time> {t('accepted')}
          </li>
        )}
        {payment.events.map((event) => (
          <Event key={event.at} event={event} />
        ))}
      </ul>
    </section>
  )
}

function Event({ event: { kind, at, by, sentTo, url, receivedOn, reference, amount } }: { event: PaymentEvent }) {
  const t = useMessages(paymentMessages)
  const email = sentTo ?? ''
  const name = by ?? ''
  const texts = {
    PAID: t('paidBy', { name }),
    INVOICE_ALLOWED: t('allowedBy', { name }),
    LINK_SENT: by === null ? t('sentByPortal', { email }) : t('sentBy', { email, name }),
  }
  return (
    <li>
      <time dateTime={at}>{formatMoment(at)}</time> {texts[kind]}{' '}
      {receivedOn &&
        amount !== null &&
        t('receivedFact', { amount: formatMoney(amount), date: formatDate(receivedOn) })}{' '}
      {reference && (
        <>
          {t('reference')}: <bdi>{reference}</bdi>
        </>
      )}
      {url && (
        <a href={url} target="_blank" rel="noreferrer">
          {t('link')}
        </a>
      )}
    </li>
  )
}
