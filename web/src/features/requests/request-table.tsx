import type { JobRequestSummary } from '@portolan/contract/job-requests'
import { Link } from '@tanstack/react-router'
import { formatDate, formatMoment } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/messages/requests.ts'
import { RequestMenu } from './request-menu.tsx'
import css from './requests.module.css'
import { StatusBadge } from './status-badge.tsx'

type Props = { requests: readonly JobRequestSummary[]; isOutdated: boolean }

const columns = ['number', 'name', 'languages', 'submitted', 'status', 'actions'] as const

export function RequestTable({ requests, isOutdated }: Props) {
  const t = useMessages(requestMessages)
  return (
    <table className={css.table} aria-label={t('listTitle')} aria-busy={isOutdated}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </tbody>
    </table>
  )
}

/** The whole row leads to the request. */
function RequestRow({ request }: { request: JobRequestSummary }) {
  const t = useMessages(requestMessages)
  const { id, number, name, createTime, sourceLanguage, targetLanguages } = request
  const source = sourceLanguage?.name ?? t('unknown')
  const targets = targetLanguages.map((language) => language.name).sort()
  return (
    <tr>
      <td className={css.number}>
        <bdi>{number}</bdi>
      </td>
      <th scope="row" className={css.name}>
        <Link className={css.cover} to="/requests/$jobRequestId" params={{ jobRequestId: id }}>
          <bdi>{name}</bdi>
        </Link>
      </th>
      <td className={css.languages}>{t('fromTo', { source, targets: targets.join(', ') })}</td>
      <td className={css.submitted}>
        <time dateTime={createTime} title={formatMoment(createTime)}>
          {formatDate(createTime)}
        </time>
      </td>
      <td className={css.status}>
        <StatusBadge request={request} />
      </td>
      <td className={css.actions}>
        <RequestMenu request={request} />
      </td>
    </tr>
  )
}
