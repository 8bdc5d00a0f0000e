import type { DeskOrder, DeskOrderSummary } from '@portolan/contract/desk/desk'
import { unpricedStatuses } from '@portolan/contract/desk/order-statuses'
import { formatDate, nameInSentence } from '../../../shared/format.ts'
import { joinNames } from '../../../shared/join-names.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Deadline } from '../deadline.tsx'
import { deskMessages } from '../messages/desk.ts'
import { PurchaseOrders } from '../purchase-orders.tsx'
import { ClientLink } from './client-link.tsx'
import css from './order.module.css'
import { OrderStatus } from './order-status.tsx'
import { targetsByName } from './target-languages.ts'

/** The line under the name of an order: its number, status, client, languages and deadline. */
export function OrderFacts({ order }: { order: DeskOrderSummary | DeskOrder }) {
  const t = useMessages(deskMessages)
  const targets = targetsByName(order).map(({ name }) => nameInSentence(name))
  const due = deadlineName(order)
  // Not known yet while the order of a list is shown.
  const neededBy = 'request' in order ? order.request?.neededBy : undefined
  return (
    <>
      <bdi>{order.number}</bdi>
      <OrderStatus order={order} />
      <ClientLink order={order} />
      <PurchaseOrders order={order} />
      <span>
        {t('fromTo', { source: nameInSentence(order.sourceLanguage?.name ?? t('none')), targets: joinNames(targets) })}
      </span>
      {due && (
        <span className={css.deadline}>
          {t(due)}: <Deadline order={order} />
        </span>
      )}
      {due === 'quoteDue' && neededBy && (
        <span>
          {t('neededBy')}: <time dateTime={neededBy}>{formatDate(neededBy)}</time>
        </span>
      )}
    </>
  )
}

/** Until there is a price, the deadline is that of the quote. While the client has the quote, nothing is due. */
export function deadlineName({ status }: Pick<DeskOrderSummary, 'status'>): 'quoteDue' | 'deadline' | undefined {
  if (status === 'WITH_CLIENT') return undefined
  return unpricedStatuses.includes(status) ? 'quoteDue' : 'deadline'
}
