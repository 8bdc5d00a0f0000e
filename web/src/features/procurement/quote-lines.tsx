import type { QuoteLine } from '@portolan/contract/quotes/quotes'
import { formatMoney } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { byName } from '../../shared/names-in-order.ts'
import { formatUnitPrice } from '../../shared/request/format-unit-price.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { procurementMessages } from './messages/procurement.ts'
import css from './quote-offer.module.css'

/** What each language costs. */
export function QuoteLines({ lines }: { lines: readonly QuoteLine[] }) {
  const [t, words] = [useMessages(procurementMessages), useMessages(quoteMessages)]
  const sorted = lines.toSorted((one, other) => byName(one.language, other.language))
  return (
    <table className={css.lines}>
      <caption>{words('costs')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('language')}</th>
          <th scope="col">{words('units')}</th>
          <th scope="col">{words('cost')}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((line) => (
          <tr key={line.language.id}>
            <th scope="row">{line.language.name}</th>
            <td>
              {line.unit === 'FLAT' ? (
                words(line.isMinimum ? 'minimumCharge' : 'flatPrice')
              ) : (
                <>
                  {words(`count_${line.unit}`, { count: line.quantity })}
                  <span className={css.quiet}>
                    {' · '}
                    {words(`amountPer_${line.unit}`, { price: formatUnitPrice(line.unitPrice) })}
                  </span>
                </>
              )}
            </td>
            <td>{formatMoney(line.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
