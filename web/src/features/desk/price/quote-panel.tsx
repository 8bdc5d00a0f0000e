import type { DeskOrder } from '@portolan/contract/desk/desk'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { deskMessages } from '../messages/desk.ts'
import css from '../order/order.module.css'
import { RatesLink } from '../rates-link.tsx'
import { SentQuote } from './sent-quote.tsx'

const PriceForm = lazy(() => import('./price-form.tsx'))

/** The quote as the client has it, or the form that makes one. */
export function QuotePanel({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  return (
    <div className={css.parts}>
      {order.actions.includes('PRICE') ? (
        <Suspense fallback={<Skeleton count={10} />}>
          <PriceForm key={order.rateType} order={order} />
        </Suspense>
      ) : order.quote ? (
        <SentQuote order={order} quote={order.quote} />
      ) : (
        <p className={css.quiet}>{t('noQuote')}</p>
      )}
      <RatesLink client={order.client} />
    </div>
  )
}
