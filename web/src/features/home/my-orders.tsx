import type { DeskOrderSummary } from '@portolan/contract/desk/desk'
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

/** What the day begins with, the most urgent first. */
const ownNeeds = ['PROBLEM', 'UNANSWERED', 'OVERDUE', 'DUE_TODAY'] as const
type OwnNeed = (typeof ownNeeds)[number]

/** The reader's own orders that have a problem, wait for an answer, are late or due today. */
export function MyOrders({ tasks }: { tasks: readonly DeskTask[] }) {
  const t = useMessages(staffTaskMessages)
  const own = ownNeeds.flatMap((need) => ownOf(tasks, need))
  const lists = useQueries({
    queries: own.map(({ queue, need, kind, mine }) => ({
      queryKey: ['deskOverview', 'mine', queue, need, kind, mine],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(listDeskOrders, { query: { queue, need, kind, isMine: 'true', pageSize: shownOrders } }, { signal }),
      staleTime: 0,
    })),
  })
  const rest = own.filter(({ mine }) => mine > shownOrders)
  if (own.length === 0) return null
  const listed = own.flatMap(({ need }, at) => (lists[at]?.data?.items ?? []).map((order) => ({ need, order })))
  // An order is listed once, for the most urgent reason: a problem that was reported is also a message.
  const shown = listed.filter(({ order }, at) => listed.findIndex((one) => one.order.id === order.id) === at)
  return (
    <div className={css.own}>
      <h3>{t('yours')}</h3>
      <ul className={css.orders}>
        {shown.map(({ need, order }) => (
          <Order key={order.id} order={order} need={need} />
        ))}
      </ul>
      {rest.length > 0 && (
        <p className={css.rest}>
          {rest.map(({ queue, need, kind, mine }) => (
            <Link key={need} to="/desk" search={{ queue, need, kind, mine: true } as never}>
              {t(`all_${need}`, { count: mine })}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

/** Orders and requests to price are counted apart, and listed together where a role has both. */
function ownOf(tasks: readonly DeskTask[], need: OwnNeed) {
  const own = tasks.filter((task) => task.need === need && task.mine > 0)
  const [first, second] = own
  if (!first) return []
  const mine = own.reduce((sum, task) => sum + task.mine, 0)
  return [{ queue: first.queue, need, kind: second ? undefined : (first.kind ?? undefined), mine }]
}

function Order({ order, need }: { order: DeskOrderSummary; need: OwnNeed }) {
  const t = useMessages(staffTaskMessages)
  return (
    <li>
      <Link to="/desk/$orderId" params={{ orderId: order.id }}>
        <bdi>{order.name}</bdi>
      </Link>
      <span className={css.quiet}>
        <bdi>{order.number}</bdi> · <bdi>{order.walkInCompany ?? order.client.name}</bdi>
      </span>
      <span className={need === 'PROBLEM' || need === 'OVERDUE' ? css.late : css.today}>
        {need === 'OVERDUE' && order.deadline !== null
          ? t('overdueSince', { day: formatProviderDay(order.deadline) })
          : t(`own_${need}`)}
      </span>
    </li>
  )
}
