import { type AutoQuoteAnswer, countedIn } from '@portolan/contract/quotes/quotes'
import { formatMoney } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { byName } from '../../../shared/names-in-order.ts'
import { formatUnitPrice } from '../../../shared/request/format-unit-price.ts'
import { deskMessages } from '../messages/desk.ts'
import css from '../order/order.module.css'

/** What each language costs, and all of them. */
export function QuoteLines({ quote: { lines, price } }: { quote: AutoQuoteAnswer['autoQuote'] }) {
  const t = useMessages(deskMessages)
  const hasUnits = lines.some(({ unit }) => unit !== 'FLAT')
  const [first] = lines
  const common = first?.unit !== 'FLAT' && lines.every(({ unit }) => unit === first?.unit) ? first?.unit : undefined
  return (
    <table className={css.lines} aria-label={t('quote')}>
      <thead>
        <tr>
          <th scope="col">{t('language')}</th>
          {hasUnits && <th scope="col">{common ? t(`units_${common}`) : t('quantity')}</th>}
          {hasUnits && <th scope="col">{common ? t(`pricePer_${common}`) : t('unitPrice')}</th>}
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
                {line.isMinimum && line.unit !== 'FLAT' && (
                  <p className={css.quiet}>
                    {t('atMinimum', {
                      quantity: t(`count_${line.unit}`, { count: line.quantity }),
                      counted: countedIn(line.unit, line) ?? 0,
                    })}
                  </p>
                )}
                {line.unit === 'FLAT' && (
                  <p className={css.quiet}>{t(line.isMinimum ? 'minimumCharge' : 'flatPrice')}</p>
                )}
              </th>
              {hasUnits && (
                <td>{line.unit === 'FLAT' ? t('none') : t(`count_${line.unit}`, { count: line.quantity })}</td>
              )}
              {hasUnits && <td>{line.unit === 'FLAT' ? t('none') : formatUnitPrice(line.unitPrice)}</td>}
              <td>{formatMoney(line.price)}</td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={hasUnits ? 3 : 1}>
            {t('total')}
          </th>
          <td>{formatMoney(price)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
