import type { DeskOrderSummary } from '@portolan/contract/desk/desk'
import { joinNames } from '../../shared/join-names.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { deskMessages } from './messages/desk.ts'

/** What buyers ask by on the telephone. */
export function PurchaseOrders({ order: { purchaseOrders } }: { order: Pick<DeskOrderSummary, 'purchaseOrders'> }) {
  const t = useMessages(deskMessages)
  return purchaseOrders.length > 0 ? (
    <span>
      {t('purchaseOrder')} <bdi>{joinNames(purchaseOrders)}</bdi>
    </span>
  ) : null
}
