import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { enabledApplications } from '../../shared/api/enabled-applications.ts'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import type { Session } from '../../shared/session/session.ts'
import { shellMessages } from '../messages/shell.ts'
import css from './navigation.module.css'
import { placesOf } from './places.ts'

export const Navigation = ({ session }: { session: Session }) => (
  <WithQuery>
    <Places session={session} />
  </WithQuery>
)

/** Without the list of tools, the way home and to the help stays. */
function Places({ session }: { session: Session }) {
  const t = useMessages(shellMessages)
  const applications = useQuery(enabledApplications)
  if (applications.isPending) return null
  return (
    <ul className={css.places}>
      {placesOf(session, applications.data ?? []).map(({ to, label }) => (
        <li key={to}>
          <Link to={to} activeOptions={{ exact: to === '/', includeSearch: false }} className={css.place}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
