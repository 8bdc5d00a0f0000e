import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import type { ReactNode } from 'react'
import { formatMoney, formatProviderDay, nameInSentence } from '../../../shared/format.ts'
import { joinNames } from '../../../shared/join-names.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Card } from '../../../shared/ui/page/card.tsx'
import { Fact, Facts } from '../../../shared/ui/page/facts.tsx'
import { listTargets } from '../list-targets.ts'
import quoteCss from '../quote.module.css'
import css from './answer.module.css'

type Props = { quote: AutoQuoteAnswer }

/** What is bought, in view while the reader says how it is paid. */
export function OrderSummary({ quote }: Props) {
  const t = useMessages(quoteMessages)
  return (
    <div className={css.order}>
      <Card title={t('order')}>
        <OrderFacts quote={quote}>
          <Fact name={t('totalToPay')}>
            <span className={css.price}>{formatMoney(quote.autoQuote.price)}</span>
            <span className={quoteCss.quiet}>{t('plusTaxes')}</span>
          </Fact>
        </OrderFacts>
      </Card>
    </div>
  )
}

/** The same in one line that opens, where there is one column only: the ways to pay come first. */
export function FoldedOrder({ quote }: Props) {
  const t = useMessages(quoteMessages)
  return (
    <div className={`${css.foldedOrder} ${quoteCss.languages}`}>
      <details className={quoteCss.language}>
        <summary>
          <Icon name="chevron" size={16} />
          <span>{t('order')}</span>
          <span className={quoteCss.amount}>
            {formatMoney(quote.autoQuote.price)}
            <span className={quoteCss.quiet}>{t('plusTaxes')}</span>
          </span>
        </summary>
        <div className={css.folded}>
          <OrderFacts quote={quote} />
        </div>
      </details>
    </div>
  )
}

function OrderFacts({ quote, children }: { quote: AutoQuoteAnswer; children?: ReactNode }) {
  const t = useMessages(quoteMessages)
  const { expectedDelivery } = quote.autoQuote
  const targets = joinNames(listTargets(quote).map(nameInSentence))
  return (
    <Facts small>
      <Fact name={t('project')}>
        <bdi>{quote.name}</bdi>
      </Fact>
      <Fact name={t('reference')}>
        <bdi>{quote.number}</bdi>
      </Fact>
      <Fact name={t('languages')}>{t('fromTo', { source: nameInSentence(quote.sourceLanguage.name), targets })}</Fact>
      {expectedDelivery && (
        <Fact name={t('deliveryIfNow')}>
          <time dateTime={expectedDelivery}>{formatProviderDay(expectedDelivery)}</time>
        </Fact>
      )}
      {children}
    </Facts>
  )
}
