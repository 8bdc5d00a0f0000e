import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { WithQuery } from '../../../shared/api/query.tsx'
import { isUnknown } from '../../../shared/request/one-request.ts'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../../shared/ui/page/not-found.tsx'
import { oneOrder } from '../api.ts'
import { OrderDetail } from './order-detail.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'

export default function OrderPage() {
  return (
    <WithQuery>
      <Order />
    </WithQuery>
  )
}

function Order() {
  const { orderId = '' } = useParams({ strict: false })
  const order = useQuery(oneOrder(orderId))
  if (order.data) return <OrderDetail key={order.data.id} order={order.data} />
  if (isUnknown(order.error)) return <NotFound />
  if (order.isError) return <ErrorDisplay error={order.error} onRetry={() => order.refetch()} />
  return <OrderSkeleton id={orderId} />
}
