import { countedIn, type QuoteLine } from '@portolan/contract/quotes/quotes'
import { formatMoney } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { formatUnitPrice } from '../../shared/request/format-unit-price.ts'
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
              {line.unit === 'FLAT' ? (
                t(line.isMinimum ? 'minimumCharge' : 'flatPrice')
              ) : (
                <>
                  {t(`count_${line.unit}`, { count: line.quantity })}
                  <span className={css.quiet}>
                    {t(`amountPer_${line.unit}`, { price: formatUnitPrice(line.unitPrice) })}
                  </span>
                </>
              )}
              {line.isMinimum && line.unit !== 'FLAT' && (
                <span className={css.quiet}>
                  {t('minimum', {
                    quantity: t(`count_${line.unit}`, { count: line.quantity }),
                    counted: countedIn(line.unit, line) ?? 0,
                  })}
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
