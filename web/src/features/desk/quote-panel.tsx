import type { DeskOrder } from '@portolan/contract/desk'
import { formatMoment, formatMoney } from '../../shared/format.ts'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import css from './order.module.css'
import { PriceForm } from './price-form.tsx'

/** The quote as the client has it, or the form that makes one. */
export function QuotePanel({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  if (order.actions.includes('PRICE')) return <PriceForm order={order} />
  if (!order.quote) return <p className={css.quiet}>{t('noQuote')}</p>
  const { autoQuote } = order.quote
  const { acceptanceStatus, acceptanceDeadline, lines, price } = autoQuote
  return (
    <div className={css.parts}>
      <p>
        {acceptanceStatus ? t(`quote_${acceptanceStatus}`) : t('quoteOpen', { date: formatMoment(acceptanceDeadline) })}
      </p>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">{t('language')}</th>
            <th scope="col">{t('pagesOf')}</th>
            <th scope="col">{t('price')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.language.id}>
              <th scope="row">{line.language.name}</th>
              <td>{line.pages ?? t('none')}</td>
              <td>{formatMoney(line.price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('total')}
            </th>
            <td>{formatMoney(price)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
