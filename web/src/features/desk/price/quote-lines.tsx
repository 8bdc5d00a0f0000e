import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { formatMoney } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { deskMessages } from '../messages/desk.ts'
import css from '../order/order.module.css'
import { byName } from '../order/target-languages.ts'

/** What each language costs, and all of them. */
export function QuoteLines({ quote: { lines, price } }: { quote: AutoQuoteAnswer['autoQuote'] }) {
  const t = useMessages(deskMessages)
  const hasPages = lines.some(({ isFlat }) => !isFlat)
  return (
    <table className={css.lines} aria-label={t('quote')}>
      <thead>
        <tr>
          <th scope="col">{t('language')}</th>
          {hasPages && <th scope="col">{t('pagesOf')}</th>}
          {hasPages && <th scope="col">{t('pricePerPage')}</th>}
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      <tbody>
        {lines
          .toSorted((one, other) => byName(one.language, other.language))
          .map((line) => (
            <tr key={line.language.id}>
              <th scope="row">
                {line.language.name}
                {line.isMinimum && (
                  <p className={css.quiet}>{t('atMinimum', { pages: line.pages, counted: line.countedPages ?? 0 })}</p>
                )}
                {line.isFlat && <p className={css.quiet}>{t('flatPrice')}</p>}
              </th>
              {hasPages && <td>{line.isFlat ? t('none') : line.pages}</td>}
              {hasPages && <td>{line.isFlat ? t('none') : formatMoney(line.pricePerPage)}</td>}
              <td>{formatMoney(line.price)}</td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={hasPages ? 3 : 1}>
            {t('total')}
          </th>
          <td>{formatMoney(price)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
