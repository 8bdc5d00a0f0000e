import type { DeskOrder } from '@portolan/contract/desk/desk'
import { useMessages } from '../../../shared/messages/messages.ts'
import { deskMessages } from '../messages/desk.ts'
import css from '../order/order.module.css'
import { RatesLink } from '../rates-link.tsx'
import { PriceForm } from './price-form.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { QuoteLines } from './quote-lines.tsx'

/** The quote as the client has it, or the form that makes one. */
export function QuotePanel({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  return (
    <div className={css.parts}>
      {order.actions.includes('PRICE') ? (
        <PriceForm key={order.rateType} order={order} />
      ) : order.quote ? (
        <>
          <QuoteFacts quote={order.quote} />
          <QuoteLines quote={order.quote.autoQuote} />
        </>
      ) : (
        <p className={css.quiet}>{t('noQuote')}</p>
      )}
      <RatesLink client={order.client} />
    </div>
  )
}
