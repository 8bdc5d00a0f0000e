import type { DeskOrderSummary } from '@portolan/contract/desk/desk'
import { useMessages } from '../../../shared/messages/messages.ts'
import { orderMessages } from '../../../shared/request/messages/orders.ts'
import css from '../desk.module.css'
import { deskMessages } from '../messages/desk.ts'

type Props = { order: Pick<DeskOrderSummary, 'status' | 'rateType'>; needsAttention: boolean }

/** How far it is; rush jobs say so. */
export function OrderStatus({ order, needsAttention }: Props) {
  const t = useMessages(deskMessages)
  const words = useMessages(orderMessages)
  return (
    <span className={css.badges}>
      <span className={css.badge} data-status={needsAttention ? 'ATTENTION' : order.status}>
        {needsAttention ? t('ATTENTION') : words(order.status)}
      </span>
      {order.rateType === 'RUSH' && <span className={css.rush}>{t('RUSH')}</span>}
    </span>
  )
}
