import { type PurchaseOrderSummary, returnCart } from '@portolan/contract/procurement/orders'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { formatDate } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { procurementOrder } from '../../../shared/request/procurement-order.ts'
import { button } from '../../../shared/ui/button.ts'
import { Card } from '../../../shared/ui/page/card.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Fact, Facts } from '../../../shared/ui/page/facts.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { deskProcurementMessages } from '../messages/procurement.ts'
import css from './order.module.css'

/** Where the order came from, whether its cart went back, and its purchase orders. */
export default function ProcurementCard({ requestId }: { requestId: string }) {
  const t = useMessages(deskProcurementMessages)
  const client = useQueryClient()
  const found = useQuery(procurementOrder(requestId))
  const isByBuyer = found.data?.order?.format === 'CXML'
  const returning = useMutation({
    mutationFn: () => call(returnCart, { params: { id: requestId } }),
    onSuccess: () =>
      notify(isByBuyer ? t('linkMailed', { email: found.data?.order?.buyerEmail ?? '' }) : t('returnedAgain')),
    onError: (error) => notify(errorText(error), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: ['procurementOrder', requestId] }),
  })
  if (found.isError) return <ErrorDisplay error={found.error} onRetry={() => found.refetch()} />
  if (found.isPending)
    return (
      <Card title={t('title')}>
        <Skeleton count={4} />
      </Card>
    )
  const { order } = found.data
  if (!order)
    return (
      <Card title={t('title')}>
        <p className={css.quiet}>{t('none')}</p>
      </Card>
    )
  return (
    <Card title={t('title')}>
      <Facts small>
        <Fact name={t('buyer')}>
          <bdi>{order.buyerName || order.buyerEmail}</bdi>
        </Fact>
        <Fact name={t('system')}>
          <bdi>{order.returnHost}</bdi>
        </Fact>
        <Fact name={t('format')}>{t(order.format)}</Fact>
        <Fact name={t('session')}>
          <bdi>{order.externalReferenceId}</bdi>
        </Fact>
        <Fact name={t('cart')}>
          {isByBuyer && order.cartStatus === 'WAITING'
            ? t('waitsForBuyer')
            : t(order.cartStatus, { date: order.returnedAt ? formatDate(order.returnedAt) : '' })}
          <Problem text={order.problem} />
        </Fact>
        {order.purchaseOrders.map((one) => (
          <PurchaseOrderFact key={one.orderId} order={one} />
        ))}
      </Facts>
      {order.cartStatus !== 'NOT_READY' && (
        <div className={css.again}>
          {isByBuyer && <p className={css.quiet}>{t('onlyByBuyer')}</p>}
          <button
            type="button"
            className={button('outline')}
            disabled={returning.isPending}
            onClick={() => returning.mutate()}
          >
            {t(isByBuyer ? 'mailLink' : 'returnAgain')}
          </button>
        </div>
      )}
    </Card>
  )
}

function PurchaseOrderFact({ order }: { order: PurchaseOrderSummary }) {
  const t = useMessages(deskProcurementMessages)
  const { orderId, total, currency, receivedAt, isDifferentFromQuote, acknowledgment, problem } = order
  return (
    <Fact name={t('purchaseOrder', { number: orderId })}>
      <p>{t('amount', { total: total.toFixed(2), currency, date: formatDate(receivedAt) })}</p>
      {isDifferentFromQuote && <p role="alert">{t('different')}</p>}
      <p className={css.quiet}>{t(`ack_${acknowledgment}`)}</p>
      <Problem text={problem} />
    </Fact>
  )
}

/** What the other system or the connection said, in its own words. */
const Problem = ({ text }: { text: string | null }) =>
  text && (
    <p className={css.quiet}>
      <bdi translate="no">{text}</bdi>
    </p>
  )
