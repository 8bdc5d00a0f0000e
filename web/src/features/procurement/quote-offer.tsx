import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import type { ReactNode } from 'react'
import { formatDate, formatMoney, formatProviderDay } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { deliveryLabel } from './delivery-label.ts'
import { procurementMessages } from './messages/procurement.ts'
import css from './quote-offer.module.css'

type Props = {
  quote: AutoQuoteAnswer['autoQuote'] | undefined
  status: JobRequest['status']
  /** The buttons, while the quote waits for an answer. */
  children: ReactNode
}

/** Price, dates and the answer, above the document, so that none of it has to be scrolled for. */
export function QuoteOffer({ quote, status, children }: Props) {
  const [t, words] = [useMessages(procurementMessages), useMessages(quoteMessages)]
  return (
    <div className={css.offer}>
      {quote && (
        <dl className={css.figures}>
          <div>
            <dt>{t('total')}</dt>
            <dd className={css.price}>{formatMoney(quote.price)}</dd>
          </div>
          {quote.expectedDelivery && (
            <div>
              <dt>{words(deliveryLabel[status] ?? 'delivery')}</dt>
              <dd>
                <time dateTime={quote.expectedDelivery}>{formatProviderDay(quote.expectedDelivery)}</time>
                {quote.rateType === 'RUSH' && ` · ${words('rush')}`}
              </dd>
            </div>
          )}
          {status === 'QUOTE_READY_FOR_CLIENT_REVIEW' && (
            <div>
              <dt>{words('validUntil')}</dt>
              <dd>
                <time dateTime={quote.acceptanceDeadline}>{formatDate(quote.acceptanceDeadline)}</time>
              </dd>
            </div>
          )}
        </dl>
      )}
      {children}
    </div>
  )
}
