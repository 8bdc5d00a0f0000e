import { isWaitingForOrder, type JobRequest } from '@portolan/contract/job-requests/requests'
import type { ProcurementOrder } from '@portolan/contract/procurement/orders'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../shared/messages/messages.ts'
import { procurementOrder } from '../../shared/request/procurement-order.ts'
import { button } from '../../shared/ui/button.ts'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Notice } from './confirmation.tsx'
import { procurementMessages } from './messages/procurement.ts'
import css from './procurement.module.css'
import { useReturnCart } from './visit/use-return-cart.ts'
import { wordRefusal } from './word-refusal.ts'

type Found = { order: ProcurementOrder | null; isInVisit: boolean }

/** While a purchase order is missing: where the cart is, and how it gets to the procurement system. */
export function CartStep({ request }: { request: JobRequest }) {
  const { data } = useQuery(procurementOrder(request.id))
  if (!isWaitingForOrder(request) || !data?.order || data.order.purchaseOrders.length > 0) return null
  return (
    <Notice tone="attention" icon="cart">
      <CartState requestId={request.id} found={data} />
    </Notice>
  )
}

/** What happened to the cart of an accepted quote, and the button that returns it. */
export function CartState({ requestId, found }: { requestId: string; found: Found }) {
  const t = useMessages(procurementMessages)
  const returning = useReturnCart(requestId)
  const { order, isInVisit } = found
  if (!order) return <p>{t('acceptedWithoutCart')}</p>
  const { cartStatus } = order
  const isKept = cartStatus === 'NOT_READY'
  return (
    <div className={css.cart}>
      <p>{t(isKept ? (isInVisit ? 'keptInVisit' : 'keptOutside') : `accepted_${cartStatus}`)}</p>
      {isInVisit ? (
        <div className={css.actions}>
          <button
            type="button"
            className={button(cartStatus === 'RETURNED' || cartStatus === 'WAITING' ? 'outline' : 'solid')}
            disabled={returning.isPending}
            onClick={() => returning.mutate()}
          >
            {t(isKept ? 'returnKept' : 'returnCart')}
          </button>
        </div>
      ) : (
        (cartStatus === 'FAILED' || cartStatus === 'WAITING') && <p>{t('returnOutside')}</p>
      )}
      {returning.error && <ErrorDisplay error={wordRefusal(returning.error, t)} title={null} />}
    </div>
  )
}
