import { isWaitingForOrder, type JobRequest } from '@portolan/contract/job-requests/requests'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../shared/messages/messages.ts'
import { procurementOrder } from '../../shared/request/procurement-order.ts'
import { Moment } from '../../shared/ui/moment.tsx'
import { Card } from '../../shared/ui/page/card.tsx'
import { Fact, Facts } from '../../shared/ui/page/facts.tsx'
import { procurementMessages } from './messages/procurement.ts'

/** Where the cart is, and the purchase orders that came for it. */
export function CartPanel({ request }: { request: JobRequest }) {
  const isWaiting = isWaitingForOrder(request)
  const t = useMessages(procurementMessages)
  const { data } = useQuery(procurementOrder(request.id))
  if (!data?.order) return null
  const { cartStatus, purchaseOrders } = data.order
  return (
    <Card title={t('procurementSystem')}>
      <Facts small>
        <Fact name={t('cart')}>{t(isWaiting && cartStatus === 'NOT_READY' ? 'cartKept' : `cart_${cartStatus}`)}</Fact>
        {isWaiting && purchaseOrders.length === 0 && <Fact name={t('purchaseOrder')}>{t('orderMissing')}</Fact>}
        {purchaseOrders.map(({ orderId, receivedAt }) => (
          <Fact key={orderId} name={t('purchaseOrder')}>
            <bdi>{orderId}</bdi> <Moment at={receivedAt} />
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
