import type { DeskOrder, DeskOrderSummary } from '@portolan/contract/desk/desk'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { orderMessages } from '../../../shared/request/messages/orders.ts'
import css from '../desk.module.css'
import { deskMessages } from '../messages/desk.ts'
import { isBeingCancelled, orderStatusText } from '../order-words.ts'

type Props = {
  order: Pick<
    DeskOrderSummary,
    | 'status'
    | 'queue'
    | 'isWaitingForOrder'
    | 'isWaitingForPayment'
    | 'isInvoiceInReview'
    | 'isBeingCorrected'
    | 'rateType'
    | 'unansweredSince'
    | 'quoteExpiresAt'
    | 'targetLanguages'
    | 'languagesWithFiles'
  > &
    Partial<Pick<DeskOrder, 'request'>>
}

const soonMs = 72 * 3_600_000

/** How far it is, and what makes it urgent: a rush, a client who waits for an answer, a quote that ends soon. */
export function OrderStatus({ order }: Props) {
  const needsAttention = order.queue === 'ATTENTION'
  const t = useMessages(deskMessages)
  const words = useMessages(orderMessages)
  return (
    <span className={css.badges}>
      <span
        className={css.badge}
        data-status={isBeingCancelled(order) ? 'CANCELLED' : needsAttention ? 'ATTENTION' : order.status}
      >
        {orderStatusText(order, words)}
      </span>
      {order.rateType === 'RUSH' && <span className={css.rush}>{t('RUSH')}</span>}
      {order.unansweredSince &&
        // On the page of the order it leads to the messages.
        (order.request ? (
          <Link className={css.rush} to="." search={{ tab: 'messages' } as never} replace resetScroll={false}>
            {t('unanswered')}
          </Link>
        ) : (
          <span className={css.rush}>{t('unanswered')}</span>
        ))}
      {isSoon(order.quoteExpiresAt) && (
        <span className={css.rush}>{t('expires', { date: formatDate(order.quoteExpiresAt ?? '') })}</span>
      )}
      {order.status === 'IN_PROGRESS' && !order.request && <FileProgress order={order} />}
    </span>
  )
}

/** What is still to be done, for lists: the page of an order says its next step. */
function FileProgress({ order }: { order: Pick<DeskOrderSummary, 'targetLanguages' | 'languagesWithFiles'> }) {
  const t = useMessages(deskMessages)
  const { languagesWithFiles: done, targetLanguages } = order
  const count = targetLanguages.length
  return (
    <span className={css.progress}>
      {done === 0 ? t('noFilesYet') : done < count ? t('filesForSome', { done, count }) : t('allFiles')}
    </span>
  )
}

const isSoon = (at: string | null): boolean => at !== null && Date.parse(at) - Date.now() < soonMs
