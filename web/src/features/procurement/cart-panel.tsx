import { isWaitingForOrder, type JobRequest } from '@portolan/contract/job-requests/requests'
import { returnCart } from '@portolan/contract/procurement/orders'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/api-client.ts'
import { formatDate } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { procurementOrder } from '../../shared/request/procurement-order.ts'
import { button } from '../../shared/ui/button.ts'
import { Card } from '../../shared/ui/page/card.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Fact, Facts } from '../../shared/ui/page/facts.tsx'
import { leaveFor } from './leave-for.ts'
import { procurementMessages } from './messages/procurement.ts'
import css from './procurement.module.css'

/** Where the cart is, and the purchase orders that came for it. */
export function CartPanel({ request }: { request: JobRequest }) {
  const { id: requestId } = request
  const isWaiting = isWaitingForOrder(request)
  const t = useMessages(procurementMessages)
  const client = useQueryClient()
  const { data: order } = useQuery(procurementOrder(requestId))
  const returning = useMutation({
    mutationFn: () => call(returnCart, { params: { id: requestId } }),
    onSuccess: ({ redirectUrl }) => {
      if (redirectUrl) leaveFor(redirectUrl)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['procurementOrder', requestId] }),
  })
  if (!order) return null
  // Accepted outside of a visit that would have taken the cart.
  const isKept = isWaiting && order.cartStatus === 'NOT_READY'
  return (
    <Card title={t('procurementSystem')}>
      <Facts small>
        <Fact name={t('cart')}>{t(isKept ? 'cartKept' : `cart_${order.cartStatus}`)}</Fact>
        {isWaiting && order.purchaseOrders.length === 0 && <Fact name={t('purchaseOrder')}>{t('orderMissing')}</Fact>}
        {order.purchaseOrders.map(({ orderId, receivedAt }) => (
          <Fact key={orderId} name={t('purchaseOrder')}>
            <bdi>{orderId}</bdi> <time dateTime={receivedAt}>{formatDate(receivedAt)}</time>
          </Fact>
        ))}
      </Facts>
      {(isKept || order.cartStatus !== 'NOT_READY') && order.purchaseOrders.length === 0 && (
        <div className={css.again}>
          <button
            type="button"
            className={button('outline')}
            disabled={returning.isPending}
            onClick={() => returning.mutate()}
          >
            {t('returnCart')}
          </button>
        </div>
      )}
      {returning.error && <ErrorDisplay error={returning.error} />}
    </Card>
  )
}
