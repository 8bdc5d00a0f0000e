import { useQuery } from '@tanstack/react-query'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { enabledApplications } from '../../shared/api/enabled-applications.ts'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import type { Session } from '../../shared/session/session.ts'
import { shellMessages } from '../messages/shell.ts'
import css from './navigation.module.css'
import { isBelow, placesOf } from './places.ts'
import { followRows } from './row-focus.ts'

export function Navigation({ session }: { session: Session }) {
  const router = useRouter()
  useEffect(() => followRows(router), [router])
  return (
    <WithQuery>
      <Places session={session} />
    </WithQuery>
  )
}

/** Without the list of tools, the way home and to the help stays. */
function Places({ session }: { session: Session }) {
  const t = useMessages(shellMessages)
  const applications = useQuery(enabledApplications)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (applications.isPending) return null
  const places = placesOf(session, applications.data ?? [])
  const isElsewhere = places.some((place) => isBelow(place, path))
  return (
    <ul className={css.places}>
      {places.map((place) => (
        <li key={place.to}>
          <Link
            to={place.to}
            activeOptions={{ exact: place.to === '/' || isElsewhere, includeSearch: false }}
            className={css.place}
            {...(isBelow(place, path) && { 'aria-current': 'true' })}
          >
            {t(place.label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
