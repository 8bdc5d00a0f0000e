import type { JobRequestListItem } from '@portolan/contract/job-requests/requests'
import { requestPath } from '@portolan/contract/request-path'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { formatDate, formatMoney, formatProviderDay } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { StatusBadge } from '../../shared/request/status-badge.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { latestRequests } from './api.ts'
import css from './latest-requests.module.css'
import { latestMessages } from './messages/latest.ts'
import { shownDay } from './shown-day.ts'

/** How the newest requests of the organization stand. An extra: without an answer the page is whole. */
export default function LatestRequests({ origination }: { origination: 'WEBFORM' | 'COUPA' }) {
  const t = useMessages(latestMessages)
  const id = useId()
  const latest = useQuery(latestRequests(origination))
  if (latest.isPending) return <Skeleton shape="latest" />
  if (latest.isError || latest.data.items.length === 0) return null
  return (
    <section className={css.box} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <Link className={css.all} to={origination === 'COUPA' ? '/coupa' : '/requests'}>
        {t('all')}
      </Link>
      <ul className={css.rows}>
        {latest.data.items.map((request) => (
          <li key={request.id}>
            <Link to={requestPath(request) ?? '/requests'}>
              <bdi>{request.name}</bdi>
            </Link>
            <span className={css.day}>
              <ShownDay request={request} />
            </span>
            <span className={css.price}>{request.price === null ? null : formatMoney(request.price)}</span>
            <span className={css.status}>
              <StatusBadge request={request} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ShownDay({ request }: { request: JobRequestListItem }) {
  const t = useMessages(requestMessages)
  const { kind, time } = shownDay(request)
  return (
    <time dateTime={time}>{t(kind, { day: kind === 'submittedOn' ? formatDate(time) : formatProviderDay(time) })}</time>
  )
}
