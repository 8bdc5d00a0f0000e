import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import type { ReactNode } from 'react'
import { formatMoney, formatProviderDay, formatZonedMoment } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { procurementMessages } from './messages/procurement.ts'
import css from './quote-offer.module.css'

type Props = {
  quote: AutoQuoteAnswer['autoQuote'] | undefined
  /** The buttons. */
  children: ReactNode
}

/** Price, dates and the answer, above the document, so that none of it has to be scrolled for. */
export function QuoteOffer({ quote, children }: Props) {
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
              <dt>{words('deliveryIfNow')}</dt>
              <dd>
                <time dateTime={quote.expectedDelivery}>{formatProviderDay(quote.expectedDelivery)}</time>
                {quote.rateType === 'RUSH' && ` · ${words('rush')}`}
              </dd>
            </div>
          )}
          <div>
            <dt>{words('validUntil')}</dt>
            <dd>
              <time dateTime={quote.acceptanceDeadline}>{formatZonedMoment(quote.acceptanceDeadline)}</time>
            </dd>
          </div>
        </dl>
      )}
      {children}
    </div>
  )
}
