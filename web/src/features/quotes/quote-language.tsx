import type { QuoteLine } from '@portolan/contract/quotes/quotes'
import { formatMoney } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './quote.module.css'

/** One language of the quote, to be opened and closed. */
export function QuoteLanguage({ line, isOpen }: { line: QuoteLine; isOpen: boolean }) {
  const t = useMessages(quoteMessages)
  return (
    <details className={css.language} open={isOpen}>
      <summary>
        <Icon name="chevron" size={16} />
        <span>{line.language.name}</span>
        <span className={css.amount}>{formatMoney(line.price)}</span>
      </summary>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">{t('service')}</th>
            <th scope="col">{t('units')}</th>
            <th scope="col">{t('cost')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {t('professionalServices')}
              <span className={css.quiet}>{t('translationAndEditing')}</span>
            </th>
            <td>
              {line.isFlat ? (
                <>
                  1 × {formatMoney(line.price)}
                  <span className={css.quiet}>{t('flatPrice')}</span>
                </>
              ) : (
                <>
                  {t('pages', { count: line.pages })}
                  <span className={css.quiet}>{t('perPage', { price: formatMoney(line.pricePerPage) })}</span>
                </>
              )}
              {line.isMinimum && (
                <span className={css.quiet}>
                  {t('minimum', { pages: line.pages, counted: line.countedPages ?? 0 })}
                </span>
              )}
            </td>
            <td>{formatMoney(line.price)}</td>
          </tr>
        </tbody>
      </table>
    </details>
  )
}
