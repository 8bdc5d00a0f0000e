import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { formatMoney, formatProviderDate } from '../../../shared/format.ts'
import { joinNames } from '../../../shared/join-names.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { Card } from '../../../shared/ui/page/card.tsx'
import { Fact, Facts } from '../../../shared/ui/page/facts.tsx'
import { listTargets } from '../list-targets.ts'
import css from './answer.module.css'

/** What is bought, in view while the reader says how it is paid. */
export function OrderSummary({ quote }: { quote: AutoQuoteAnswer }) {
  const t = useMessages(quoteMessages)
  const { price, expectedDelivery } = quote.autoQuote
  const targets = joinNames(listTargets(quote))
  return (
    <div className={css.order}>
      <Card title={t('order')}>
        <Facts small>
          <Fact name={t('project')}>
            <bdi>{quote.name}</bdi>
          </Fact>
          <Fact name={t('reference')}>
            <bdi>{quote.number}</bdi>
          </Fact>
          <Fact name={t('languages')}>{t('fromTo', { source: quote.sourceLanguage.name, targets })}</Fact>
          {expectedDelivery && (
            <Fact name={t('deliveryIfNow')}>
              <time dateTime={expectedDelivery}>{formatProviderDate(expectedDelivery)}</time>
            </Fact>
          )}
          <Fact name={t('totalToPay')}>
            <span className={css.price}>{formatMoney(price)}</span>
          </Fact>
        </Facts>
      </Card>
    </div>
  )
}
