import type { DeskOrder } from '@portolan/contract/desk'
import type { JobRequestEvent } from '@portolan/contract/job-requests'
import { Link } from '@tanstack/react-router'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Page } from '../../shared/ui/page.tsx'
import { AssignForm } from './assign-form.tsx'
import { Assignment } from './assignment.tsx'
import { Deadline } from './deadline.tsx'
import css from './order.module.css'
import { OrderActions } from './order-actions.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderTabs } from './order-tabs.tsx'
import { Trouble } from './trouble.tsx'
import { whereWeWere } from './use-desk-address.ts'
import { useFocusWhenMoved } from './use-focus-when-moved.ts'

/** One order: what may be done now, its parts, and at its side who does it and what was done. */
export function OrderDetail({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  const trouble = troubleOf(order)
  const targets = order.targetLanguages.map(({ name }) => name).sort()
  useFocusWhenMoved(`${order.status} ${order.request?.status} ${order.request?.files.length}`)
  return (
    <div className={css.page}>
      <Link className={css.back} to="/desk" search={whereWeWere()}>
        <Icon name="previous" size={16} flip />
        {t('title')}
      </Link>
      <Page title={order.name} actions={<OrderActions order={order} />}>
        <div className={css.now} role="status">
          <bdi>{order.number}</bdi>
          <OrderStatus order={order} needsAttention={trouble !== undefined} />
          <bdi>{order.client.name}</bdi>
          <span>
            {t('fromTo', { source: order.sourceLanguage?.name ?? t('none'), targets: targets.join(t('comma')) })}
          </span>
          <span>
            {t('deadline')}: <Deadline order={order} />
          </span>
        </div>
        {trouble && <Trouble {...trouble} />}
        <div className={css.columns}>
          <OrderTabs order={order} />
          <aside className={css.side}>
            {order.actions.includes('ASSIGN') ? <AssignForm order={order} /> : <Assignment order={order} />}
            {order.request && <OrderHistory history={order.request.history} />}
          </aside>
        </div>
      </Page>
    </div>
  )
}

/** The last step of a request that goes on only when somebody helps it. */
function troubleOf({ request }: DeskOrder): JobRequestEvent | undefined {
  if (request?.status !== 'FAILED' && request?.status !== 'REJECTED_BY_SCREENING') return undefined
  return request.history.findLast(({ status }) => status === request.status)
}
