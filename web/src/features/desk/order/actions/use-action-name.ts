import type { DeskOrder } from '@portolan/contract/desk/desk'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { deskMessages } from '../../messages/desk.ts'
import { deskOrderMessages } from '../../messages/order.ts'
import type { OrderAction } from './use-order-actions.ts'

type Named = Pick<DeskOrder, 'status' | 'isWaitingForOrder' | 'isWaitingForPayment' | 'isInvoiceInReview'>

/** What the button of an action says. */
export function useActionName(order: Named): (action: OrderAction) => string {
  const t = useMessages(deskMessages)
  const words = useMessages(deskOrderMessages)
  return (action) => {
    if (action === 'UNDO_CANCEL') return words('undo')
    if (action === 'PUT_BACK' || action === 'KEEP_DELIVERY' || action === 'ALLOW_INVOICE') return words(`act_${action}`)
    if (action === 'CANCEL' && order.isInvoiceInReview) return words('act_DECLINE_ORDER')
    if (action === 'SUBMIT' && order.isWaitingForOrder) return words('act_START_UNORDERED')
    if (action === 'SUBMIT' && order.isWaitingForPayment) return words('act_START_UNPAID')
    return action === 'RETRY' && order.status === 'CANCELLED' ? t('takeUpAgain') : t(`act_${action}`)
  }
}
