import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { Link } from '@tanstack/react-router'
import { formatDate, formatMoment } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { StatusBadge } from '../../../shared/request/status-badge.tsx'
import { cell, FoldingTable } from '../../../shared/ui/page/folding-table.tsx'
import { RequestMenu } from '../actions/request-menu.tsx'

type Props = { requests: readonly JobRequestSummary[]; isOutdated: boolean }

const columns = ['number', 'name', 'languages', 'submitted', 'status', 'actions'] as const

export function RequestTable({ requests, isOutdated }: Props) {
  const t = useMessages(requestMessages)
  return (
    <FoldingTable label={t('listTitle')} columns={columns.map((column) => t(column))} folds="usual" isBusy={isOutdated}>
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </FoldingTable>
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
      <td className={cell.quiet}>
        <bdi>{number}</bdi>
      </td>
      <th scope="row" className={cell.name}>
        <Link className={cell.cover} to="/requests/$jobRequestId" params={{ jobRequestId: id }}>
          <bdi>{name}</bdi>
        </Link>
      </th>
      <td className={cell.whole}>{t('fromTo', { source, targets: targets.join(', ') })}</td>
      <td className={cell.quiet}>
        <time dateTime={createTime} title={formatMoment(createTime)}>
          {formatDate(createTime)}
        </time>
      </td>
      <td>
        <StatusBadge request={request} />
      </td>
      <td className={cell.actions}>
        <RequestMenu request={request} />
      </td>
    </tr>
  )
}
