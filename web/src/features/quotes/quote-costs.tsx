import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { formatMoney } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { byName } from '../../shared/names-in-order.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import css from './quote.module.css'
import { QuoteLanguage } from './quote-language.tsx'

/** What each language costs, and all of them together. */
export function QuoteCosts({ quote }: { quote: AutoQuoteAnswer }) {
  const t = useMessages(quoteMessages)
  const lines = quote.autoQuote.lines.toSorted((one, other) => byName(one.language, other.language))
  return (
    <section className={css.costs} aria-labelledby="quote-costs">
      <h2 id="quote-costs">{t('costs')}</h2>
      <div className={css.languages}>
        {lines.map((line) => (
          <QuoteLanguage key={line.language.id} line={line} isOpen={lines.length <= 3} />
        ))}
      </div>
      <p className={css.total}>
        <span>{t('total')}</span>
        <span className={css.amount}>
          <strong>{formatMoney(quote.autoQuote.price)}</strong>
          <span className={css.quiet}>{t('plusTaxes')}</span>
        </span>
      </p>
    </section>
  )
}
