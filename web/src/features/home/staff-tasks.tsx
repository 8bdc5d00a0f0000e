import { type DeskTask, getDeskOverview } from '@portolan/contract/desk/orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { call } from '../../shared/api/api-client.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { overdueMessages } from '../../shared/request/messages/overdue.ts'
import { Icon, type IconName } from '../../shared/ui/icon.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { staffTaskMessages } from './messages/staff-tasks.ts'
import { MyOrders } from './my-orders.tsx'
import css from './staff-tasks.module.css'

const pollEvery = 60_000

/** What needs staff now: the reader's own orders, then one line per kind with its number and a link to exactly these. */
export default function StaffTasks() {
  const t = useMessages(staffTaskMessages)
  const id = useId()
  const overview = useQuery({
    queryKey: ['deskOverview'],
    queryFn: ({ signal }) => call(getDeskOverview, {}, { signal }),
    staleTime: 0,
    refetchInterval: pollEvery,
  })
  if (overview.isError) return <ErrorDisplay error={overview.error} onRetry={() => overview.refetch()} />
  if (overview.isPending) return <Skeleton count={5} />
  const tasks = overview.data.items
  return (
    <section className={css.box} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      {tasks.length === 0 ? (
        <p className={css.none}>
          <Icon name="check" /> {t('nothing')} <Link to="/desk">{t('toDesk')}</Link>
        </p>
      ) : (
        <>
          <MyOrders tasks={tasks} />
          <div>
            <h3>{t('all')}</h3>
            <ul className={css.tasks}>
              {tasks.map((task) => (
                <Task key={`${task.queue} ${task.need} ${task.kind}`} task={task} />
              ))}
            </ul>
          </div>
        </>
      )}
    </section>
  )
}

function Task({ task }: { task: DeskTask }) {
  const t = useMessages(staffTaskMessages)
  const text = useTaskText()
  const { queue, need, kind, mine } = task
  const reason = need ?? queue
  const search = { queue, need: need ?? undefined, kind: kind ?? undefined }
  return (
    <li className={css.task} data-urgent={urgent.includes(reason) || undefined}>
      <Icon name={icons[reason] ?? 'list'} />
      <div className={css.kind}>
        <Link to="/desk" search={search as never}>
          {text(task)}
        </Link>
        {mine > 0 && (
          <Link className={css.mine} to="/desk" search={{ ...search, mine: true } as never}>
            {t('mine', { count: mine })}
          </Link>
        )}
      </div>
    </li>
  )
}

/** Orders of one queue are named by it: what is overdue for one role is not all that is overdue. */
function useTaskText() {
  const t = useMessages(staffTaskMessages)
  const overdue = useMessages(overdueMessages)
  return ({ queue, need, kind, orders: count }: DeskTask): string => {
    if (need !== 'OVERDUE' && need !== 'DUE_TODAY')
      return t(need ?? (queue === 'ATTENTION' ? 'PROBLEM' : queue), { count })
    if (queue === 'IN_PROGRESS' || queue === 'IN_QA') return t(`${need}_${queue}`, { count })
    return need === 'OVERDUE' ? overdue(kind ?? 'PROJECT', { count }) : t(`DUE_TODAY_${kind ?? 'PROJECT'}`, { count })
  }
}

const urgent: readonly string[] = ['PROBLEM', 'OVERDUE']
const icons: Readonly<Record<string, IconName>> = {
  PROBLEM: 'alert',
  INVOICE: 'quote',
  PAYMENT: 'mail',
  OVERDUE: 'alert',
  DUE_TODAY: 'clock',
  UNANSWERED: 'mail',
  EXPIRING: 'clock',
  TO_PRICE: 'quote',
}
