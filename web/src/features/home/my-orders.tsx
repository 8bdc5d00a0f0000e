import type { DeskNeed, DeskOrderSummary } from '@portolan/contract/desk/desk'
import { type DeskTask, listDeskOrders } from '@portolan/contract/desk/orders'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../shared/api/api-client.ts'
import { formatProviderDay } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { staffTaskMessages } from './messages/staff-tasks.ts'
import css from './staff-tasks.module.css'

/** Of each kind. The rest is at the desk. */
const shownOrders = 5

/** The reader's own orders that are late or due today, so that the day begins with them. */
export function MyOrders({ tasks }: { tasks: readonly DeskTask[] }) {
  const t = useMessages(staffTaskMessages)
  const late = (['OVERDUE', 'DUE_TODAY'] as const).flatMap((need) => ownOf(tasks, need))
  const lists = useQueries({
    queries: late.map(({ queue, need, kind, mine }) => ({
      queryKey: ['deskOverview', 'mine', queue, need, kind, mine],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(listDeskOrders, { query: { queue, need, kind, isMine: 'true', pageSize: shownOrders } }, { signal }),
      staleTime: 0,
    })),
  })
  const rest = late.filter(({ mine }) => mine > shownOrders)
  if (late.length === 0) return null
  return (
    <div className={css.own}>
      <h3>{t('yours')}</h3>
      <ul className={css.orders}>
        {late.flatMap(({ need }, at) =>
          (lists[at]?.data?.items ?? []).map((order) => (
            <Order key={order.id} order={order} isOverdue={need === 'OVERDUE'} />
          )),
        )}
      </ul>
      {rest.length > 0 && (
        <p className={css.rest}>
          {rest.map(({ queue, need, kind, mine }) => (
            <Link key={need} to="/desk" search={{ queue, need, kind, mine: true } as never}>
              {t(need === 'OVERDUE' ? 'allOverdue' : 'allDueToday', { count: mine })}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

/** Orders and requests to price are counted apart, and listed together where a role has both. */
function ownOf(tasks: readonly DeskTask[], need: DeskNeed) {
  const own = tasks.filter((task) => task.need === need && task.mine > 0)
  const [first, second] = own
  if (!first) return []
  const mine = own.reduce((sum, task) => sum + task.mine, 0)
  return [{ queue: first.queue, need, kind: second ? undefined : (first.kind ?? undefined), mine }]
}

function Order({ order, isOverdue }: { order: DeskOrderSummary; isOverdue: boolean }) {
  const t = useMessages(staffTaskMessages)
  return (
    <li>
      <Link to="/desk/$orderId" params={{ orderId: order.id }}>
        <bdi>{order.name}</bdi>
      </Link>
      <span className={css.quiet}>
        <bdi>{order.number}</bdi> · <bdi>{order.walkInCompany ?? order.client.name}</bdi>
      </span>
      <span className={isOverdue ? css.late : css.today}>
        {isOverdue && order.deadline !== null
          ? t('overdueSince', { day: formatProviderDay(order.deadline) })
          : t('dueToday')}
      </span>
    </li>
  )
}
