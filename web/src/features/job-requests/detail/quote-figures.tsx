import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { formatMoney, formatProviderDate, formatZonedMoment } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import css from './quote-figures.module.css'

/** The totals of the quote. The quote page shows how they are made up. */
export function QuoteFigures({ quote: { status, autoQuote } }: { quote: AutoQuoteAnswer }) {
  const t = useMessages(quoteMessages)
  const { price, acceptanceStatus, acceptanceDeadline, expectedDelivery, rateType } = autoQuote
  const isOpen = acceptanceStatus === null && status === 'QUOTE_READY_FOR_CLIENT_REVIEW'
  return (
    <dl className={css.figures}>
      <div>
        <dt>{t('total')}</dt>
        <dd className={css.price}>{formatMoney(price)}</dd>
      </div>
      {(acceptanceStatus || isOpen) && (
        <div>
          <dt>{t('status')}</dt>
          <dd>{acceptanceStatus ? t(acceptanceStatus) : t('undecided')}</dd>
        </div>
      )}
      {acceptanceStatus === null && (
        <div>
          <dt>{t('validUntil')}</dt>
          <dd>
            <time dateTime={acceptanceDeadline}>{formatZonedMoment(acceptanceDeadline)}</time>
          </dd>
        </div>
      )}
      {expectedDelivery && (
        <div>
          <dt>{t(acceptanceStatus === null ? 'deliveryIfNow' : 'delivery')}</dt>
          <dd>
            <time dateTime={expectedDelivery}>{formatProviderDate(expectedDelivery)}</time>
            {rateType === 'RUSH' && ` · ${t('rush')}`}
          </dd>
        </div>
      )}
    </dl>
  )
}
