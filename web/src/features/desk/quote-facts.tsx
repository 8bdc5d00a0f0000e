import type { AutoQuoteAnswer } from '@portolan/contract/quotes'
import { formatDate, formatMoment } from '../../shared/format.ts'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import css from './order.module.css'

/** How far the quote is, and what was promised with it. */
export function QuoteFacts({ quote: { status, autoQuote } }: { quote: AutoQuoteAnswer }) {
  const t = useMessages(deskMessages)
  const { acceptanceStatus, acceptanceDeadline, decidedAt, rateType, expectedDelivery, note } = autoQuote
  const date = formatMoment(decidedAt ?? acceptanceDeadline)
  const isOpen = status === 'QUOTE_READY_FOR_CLIENT_REVIEW'
  return (
    <dl className={css.facts}>
      <dt>{t('quoteState')}</dt>
      <dd>
        {acceptanceStatus ? t(`quote_${acceptanceStatus}`, { date }) : t(isOpen ? 'quoteOpen' : 'quoteEnded', { date })}
      </dd>
      <dt>{t('rate')}</dt>
      <dd>{t(rateType)}</dd>
      <dt>{t(isOpen && expectedDelivery ? 'deliveryIfNow' : 'delivery')}</dt>
      <dd>{expectedDelivery ? formatDate(expectedDelivery) : t('none')}</dd>
      {note && (
        <>
          <dt>{t('note')}</dt>
          <dd className={css.notes} dir="auto">
            {note}
          </dd>
        </>
      )}
    </dl>
  )
}
