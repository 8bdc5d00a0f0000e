import { useQueryClient } from '@tanstack/react-query'
import { useMessages } from '../../../shared/messages/messages.ts'
import { DetailPage } from '../../../shared/ui/page/detail-page.tsx'
import { PageSkeleton, Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { listedOrder } from '../api.ts'
import { deskMessages } from '../messages/desk.ts'
import { whereWeWere } from '../use-desk-address.ts'
import { OrderFacts } from './order-facts.tsx'

/** An order that is being loaded. What a list knows of it is shown at once. */
export function OrderSkeleton({ id }: { id: string }) {
  const t = useMessages(deskMessages)
  const order = listedOrder(useQueryClient(), id)
  if (!order) return <PageSkeleton />
  return (
    <DetailPage
      back={{ to: '/desk', search: whereWeWere(), name: t('title') }}
      title={order.name}
      translate="no"
      now={<OrderFacts order={order} />}
    >
      <Skeleton shape="detail" />
    </DetailPage>
  )
}
