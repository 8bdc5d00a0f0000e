import type { DeskOrder } from '@portolan/contract/desk'
import { Link } from '@tanstack/react-router'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Page } from '../../shared/ui/page.tsx'
import { AssignForm } from './assign-form.tsx'
import { Deadline } from './deadline.tsx'
import css from './order.module.css'
import { OrderActions } from './order-actions.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderTabs } from './order-tabs.tsx'

/** One order: what may be done now, its parts, and at its side who does it and what was done. */
export function OrderDetail({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  return (
    <div className={css.page}>
      <Link className={css.back} to="/desk">
        <Icon name="previous" size={16} flip />
        {t('title')}
      </Link>
      <Page title={order.name} actions={<OrderActions order={order} />}>
        <div className={css.now} role="status">
          <bdi>{order.number}</bdi>
          <OrderStatus order={order} />
          <bdi>{order.client.name}</bdi>
          <span>
            {t('deadline')}: <Deadline order={order} />
          </span>
        </div>
        <div className={css.columns}>
          <OrderTabs order={order} />
          <aside className={css.side}>
            {/* Begins anew when somebody else has changed it. */}
            <AssignForm key={assignmentOf(order)} order={order} />
            {order.request && <OrderHistory history={order.request.history} />}
          </aside>
        </div>
      </Page>
    </div>
  )
}

const assignmentOf = ({ vertical, rateType, deadline, projectManager, coordinator, qaSpecialist }: DeskOrder): string =>
  [vertical, rateType, deadline, projectManager?.id, coordinator?.id, qaSpecialist?.id].join()
