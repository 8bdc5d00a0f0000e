import type { Payment, PaymentEvent } from '@portolan/contract/quotes/payments'
import { useId } from 'react'
import { formatDate, formatMoment, formatMoney } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { paymentMessages } from '../messages/payments.ts'
import css from '../order/order.module.css'

/** Who did what about the payment, and when. */
type Props = {
  payment: Payment
  acceptedAt: string | null
  /** The name of another system that has the work; empty where there is none. */
  system: string
}

export function PaymentHistory({ payment, acceptedAt, system }: Props) {
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
          <Event key={event.at} event={event} system={system} />
        ))}
      </ul>
    </section>
  )
}

function Event({ event, system }: { event: PaymentEvent; system: string }) {
  const { kind, at, by, sentTo, url, receivedOn, reference, amount, transfer } = event
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
      {receivedOn && amount !== null && (
        <p>
          {t('receivedFact', { amount: formatMoney(amount), date: formatDate(receivedOn) })}{' '}
          {reference && (
            <>
              {t('reference')}: <bdi>{reference}</bdi>
            </>
          )}
        </p>
      )}
      {transfer && (
        <p className={transfer === 'FAILED' ? css.notSent : css.quiet}>{t(`transfer_${transfer}`, { system })}</p>
      )}
      {url && (
        <a href={url} target="_blank" rel="noreferrer">
          {t('link')}
        </a>
      )}
    </li>
  )
}
