import type { DeskOrder } from '@portolan/contract/desk/desk'
import { lazy, Suspense } from 'react'
import { Conversation } from '../../../shared/conversation/conversation.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { AddressTabs } from '../../../shared/ui/address-tabs.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { deskMessages } from '../messages/desk.ts'
import { paymentMessages } from '../messages/payments.ts'
import { QuotePanel } from '../price/quote-panel.tsx'
import { ChecksPanel } from './checks-panel.tsx'
import { WorkPanel } from './delivery/work-panel.tsx'
import { firstPartOf, partsOf, type TabId } from './order-parts.ts'
import { OutsideWork } from './outside-work.tsx'
import { RequestPanel } from './request-panel.tsx'

const partsWithForms: readonly TabId[] = ['quote', 'payment', 'work', 'checks', 'messages']

const PaymentPanel = lazy(() => import('../price/payment-panel.tsx'))

type Props = {
  order: DeskOrder
  /** Asks before the order is completed. */
  onComplete: () => void
}

export function OrderTabs({ order, onComplete }: Props) {
  const [t, words] = [useMessages(deskMessages), useMessages(paymentMessages)]
  const nameOf = (id: TabId) => {
    if (id === 'messages' && order.unansweredSince) return t('tabWaiting', { name: t(id) })
    return id === 'payment' ? words(id) : t(id)
  }
  const tabs = partsOf(order).map((id) => ({ id, name: nameOf(id) }))
  return (
    <AddressTabs label={t('parts')} tabs={tabs} first={firstPartOf(order)} keeps={partsWithForms}>
      {(shown) => <Panel tab={shown} order={order} onComplete={onComplete} />}
    </AddressTabs>
  )
}

function Panel({ tab, order, onComplete }: Props & { tab: TabId }) {
  if (tab === 'quote') return <QuotePanel order={order} />
  if (tab === 'payment')
    return (
      <Suspense fallback={<Skeleton count={4} />}>
        <PaymentPanel order={order} />
      </Suspense>
    )
  if (tab === 'checks') return <ChecksPanel order={order} />
  if (!order.request) return <OutsideWork order={order} />
  if (tab === 'work') return <WorkPanel order={order} request={order.request} onComplete={onComplete} />
  if (tab === 'messages') return <Conversation requestId={order.request.id} asStaff />
  const { request, requester, escalation, purchaseOrders } = order
  return <RequestPanel {...{ request, requester, escalation, purchaseOrders }} />
}
