import type { DeskOrderSummary } from '@portolan/contract/desk/desk'
import { quoteStatuses } from '@portolan/contract/desk/order-statuses'
import { joinNames } from '../../../shared/join-names.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { ClientName } from '../client-name.tsx'
import { Deadline } from '../deadline.tsx'
import { deskMessages } from '../messages/desk.ts'
import css from './order.module.css'
import { OrderStatus } from './order-status.tsx'
import { targetsByName } from './target-languages.ts'

/** The line under the name of an order: its number, status, client, languages and deadline. */
export function OrderFacts({ order, needsAttention }: { order: DeskOrderSummary; needsAttention: boolean }) {
  const t = useMessages(deskMessages)
  const targets = targetsByName(order).map(({ name }) => name)
  return (
    <>
      <bdi>{order.number}</bdi>
      <OrderStatus order={order} needsAttention={needsAttention} />
      <ClientName order={order} />
      <span>{t('fromTo', { source: order.sourceLanguage?.name ?? t('none'), targets: joinNames(targets) })}</span>
      <span className={css.deadline}>
        {t(deadlineName(order))}: <Deadline order={order} />
      </span>
    </>
  )
}

/** Until the client accepts a price, the deadline is that of the quote. */
export const deadlineName = ({ status }: Pick<DeskOrderSummary, 'status'>): 'quoteDue' | 'deadline' =>
  quoteStatuses.includes(status) ? 'quoteDue' : 'deadline'
