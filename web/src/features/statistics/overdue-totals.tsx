import { Link } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { overdueMessages } from '../../shared/request/messages/overdue.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { useOverdueTotals } from './api.ts'
import css from './dashboard.module.css'

/** The numbers of the home page, each with a link to exactly these orders. */
export function OverdueTotals() {
  const t = useMessages(overdueMessages)
  const { data, isError } = useOverdueTotals()
  if (isError && !data) return null
  const counts = [
    { kind: 'PROJECT', count: data?.projects ?? 0 },
    { kind: 'QUOTE', count: data?.quotes ?? 0 },
  ] as const
  if (data && counts.every(({ count }) => count === 0)) return null
  return (
    <ul className={css.overdue}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <li key={kind}>
            <Icon name="alert" size={18} />
            <Link to="/desk" search={{ queue: 'ALL', need: 'OVERDUE', kind } as never}>
              {t(kind, { count })}
            </Link>
          </li>
        ))}
    </ul>
  )
}
