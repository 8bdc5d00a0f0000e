import type { QuoteLine } from '@portolan/contract/quotes/quotes'
import { formatMoney } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { procurementMessages } from './messages/procurement.ts'
import css from './quote-offer.module.css'

/** What each language costs. */
export function QuoteLines({ lines }: { lines: readonly QuoteLine[] }) {
  const [t, words] = [useMessages(procurementMessages), useMessages(quoteMessages)]
  const sorted = lines.toSorted((one, other) => one.language.name.localeCompare(other.language.name))
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
              {line.isFlat ? (
                words('flatPrice')
              ) : (
                <>
                  {words('pages', { count: line.pages })}
                  <span className={css.quiet}> · {words('perPage', { price: formatMoney(line.pricePerPage) })}</span>
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
