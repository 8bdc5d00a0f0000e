import type { AutoQuoteAnswer, PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { formatMoney, formatProviderDay, formatZonedMoment } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { Fact, Facts } from '../../../shared/ui/page/facts.tsx'
import quoteCss from '../quote.module.css'
import css from './answer.module.css'
import { PaymentLine } from './payment-line.tsx'

type Props = { quote: AutoQuoteAnswer; payment: PaymentPreferences | undefined; onPay: () => void }

/** What the reader says yes to: price, dates, and how it is paid where that is known. */
export function OfferFacts({ quote, payment, onPay }: Props) {
  const t = useMessages(quoteMessages)
  const { price, acceptanceDeadline, expectedDelivery, rateType } = quote.autoQuote
  return (
    <div className={css.facts}>
      <Facts small>
        <Fact name={t('totalToPay')}>
          <span className={css.price}>{formatMoney(price)}</span>
          <span className={quoteCss.quiet}>{t('plusTaxes')}</span>
        </Fact>
        <Fact name={t('validUntil')}>
          <time dateTime={acceptanceDeadline}>{formatZonedMoment(acceptanceDeadline)}</time>
        </Fact>
        {expectedDelivery && (
          <Fact name={t('deliveryIfNow')}>
            <time dateTime={expectedDelivery}>{formatProviderDay(expectedDelivery)}</time>
            {rateType === 'RUSH' && <span className={quoteCss.rush}>{t('rush')}</span>}
          </Fact>
        )}
        {payment && (
          <Fact name={t('payment')}>
            <PaymentLine payment={payment} onChange={onPay} />
          </Fact>
        )}
      </Facts>
    </div>
  )
}
