import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { Link } from '@tanstack/react-router'
import { formatDate, formatMoment } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { StatusBadge } from '../../shared/request/status-badge.tsx'
import { button } from '../../shared/ui/button.ts'
import { cell, FoldingTable, rowLink } from '../../shared/ui/page/folding-table.tsx'
import { procurementMessages } from './messages/procurement.ts'

type Props = { requests: readonly JobRequestSummary[]; isOutdated: boolean }

export function ProcurementTable({ requests, isOutdated }: Props) {
  const t = useMessages(procurementMessages)
  const columns = [t('name'), t('source'), t('targets'), t('submittedOn'), t('status'), t('actions')]
  return (
    <FoldingTable label={t('listTitle')} columns={columns} folds="early" isBusy={isOutdated}>
      {requests.map((request) => (
        <ProcurementRow key={request.id} request={request} />
      ))}
    </FoldingTable>
  )
}

/** The link of the name covers the whole row. */
function ProcurementRow({ request }: { request: JobRequestSummary }) {
  const t = useMessages(procurementMessages)
  const unknown = useMessages(requestMessages)('unknown')
  const { id, name, createTime, sourceLanguage, targetLanguages } = request
  const targets = targetLanguages.map((language) => language.name).sort((one, other) => one.localeCompare(other))
  return (
    <tr>
      <th scope="row" className={cell.name}>
        <Link {...rowLink} to="/coupa/$jobRequestId" params={{ jobRequestId: id }}>
          <bdi>{name}</bdi>
        </Link>
      </th>
      <td data-label={t('source')}>{sourceLanguage?.name ?? unknown}</td>
      <td data-label={t('targets')} className={cell.whole}>
        {targets.join(', ')}
      </td>
      <td data-label={t('submittedOn')} className={cell.quiet}>
        <time dateTime={createTime} title={formatMoment(createTime)}>
          {formatDate(createTime)}
        </time>
      </td>
      <td>
        <StatusBadge request={request} />
      </td>
      <td className={cell.actions}>
        <Link className={button('text')} to="/coupa/$jobRequestId" params={{ jobRequestId: id }}>
          {t('viewDetails')} <span className="visually-hidden">{name}</span>
        </Link>
      </td>
    </tr>
  )
}
