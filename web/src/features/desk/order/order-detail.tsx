import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { JobRequestEvent } from '@portolan/contract/job-requests/requests'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Card } from '../../../shared/ui/page/card.tsx'
import { Columns, DetailPage } from '../../../shared/ui/page/detail-page.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { deskMessages } from '../messages/desk.ts'
import { whereWeWere } from '../use-desk-address.ts'
import { ActionDialogs, OrderActions } from './actions/order-actions.tsx'
import { useOrderActions } from './actions/use-order-actions.ts'
import { Assignment } from './assignment.tsx'
import css from './order.module.css'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderTabs } from './order-tabs.tsx'
import { nextStepOf } from './step/next-step.ts'
import { NextStepBox } from './step/next-step-box.tsx'
import { useShowNextStep } from './step/use-show-next-step.ts'
import { Trouble } from './trouble.tsx'

const ProcurementCard = lazy(() => import('./procurement-card.tsx'))
const AssignForm = lazy(() => import('./assign-form.tsx'))

/** One order: the next step, its parts, and at its side who does it and what was done. */
export function OrderDetail({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  const trouble = troubleOf(order)
  const actions = useOrderActions(order)
  const step = nextStepOf(order)
  const standing = `${order.status} ${order.request?.status} ${step.name}`
  const nextStep = useShowNextStep(standing, order.request?.files.length ?? 0)
  const side = (
    <>
      {order.actions.includes('ASSIGN') ? (
        <Suspense fallback={<AssignFormSkeleton />}>
          <AssignForm order={order} />
        </Suspense>
      ) : (
        <Assignment order={order} />
      )}
      <Suspense>{order.request?.origination === 'COUPA' && <ProcurementCard requestId={order.request.id} />}</Suspense>
      <OrderHistory order={order} />
    </>
  )
  return (
    <DetailPage
      back={{ to: '/desk', search: whereWeWere(), name: t('title') }}
      title={order.name}
      translate="no"
      actions={<OrderActions order={order} actions={actions} next={step.action} />}
      now={<OrderFacts order={order} />}
    >
      <NextStepBox ref={nextStep} order={order} step={step} actions={actions} />
      {trouble && <Trouble {...trouble} />}
      {order.payment?.events.some(({ transfer }) => transfer === 'FAILED') && (
        <p className={css.trouble} role="status">
          <Icon name="alert" />
          {t('paymentNotSent', { system: order.otherSystem?.name ?? '' })}
        </p>
      )}
      <Columns side={side}>
        <OrderTabs order={order} onComplete={() => actions.press('COMPLETE')} />
      </Columns>
      <ActionDialogs order={order} actions={actions} />
    </DetailPage>
  )
}

/** As tall as the form, so that what is under it does not move. */
function AssignFormSkeleton() {
  const t = useMessages(deskMessages)
  return (
    <Card title={t('assignment')}>
      <Skeleton count={10} />
    </Card>
  )
}

/** The last step of a request that goes on only when somebody helps it, or the problem with its delivery. */
function troubleOf({ request }: DeskOrder): JobRequestEvent | undefined {
  if (request?.deliveryAnswer === 'DISPUTED')
    return request.history.findLast(({ status }) => status === 'DELIVERY_DISPUTED')
  if (request?.status !== 'FAILED' && request?.status !== 'REJECTED_BY_SCREENING') return undefined
  return request.history.findLast(({ status }) => status === request.status)
}
