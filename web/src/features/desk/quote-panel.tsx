import type { DeskOrder } from '@portolan/contract/desk'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import css from './order.module.css'
import { PriceForm } from './price-form.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { RatesLink } from './rates-link.tsx'

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
