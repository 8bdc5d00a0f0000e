import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { formatDate, formatMoment } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { LeadingCells } from '../../../../shared/request/leading-cells.tsx'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { cell, FoldingTable } from '../../../../shared/ui/page/folding-table.tsx'
import { filesMessages } from '../messages/files.ts'
import { fileRequestPath } from '../paths.ts'
import { FileStatus } from '../status/file-status.tsx'
import { FileRequestMenu } from './file-request-menu.tsx'

type Props = { requests: readonly JobRequestSummary[]; isOutdated: boolean }

const columns = ['number', 'name', 'languages', 'submitted', 'status', 'actions'] as const

export function FileRequestTable({ requests, isOutdated }: Props) {
  const t = useMessages(requestMessages)
  const own = useMessages(filesMessages)
  return (
    <FoldingTable
      label={own('yourRequests')}
      columns={columns.map((column) => t(column))}
      folds="usual"
      isBusy={isOutdated}
    >
      {requests.map((request) => (
        <FileRequestRow key={request.id} request={request} />
      ))}
    </FoldingTable>
  )
}

function FileRequestRow({ request }: { request: JobRequestSummary }) {
  const t = useMessages(requestMessages)
  const { id, number, name, createTime, sourceLanguage, targetLanguages } = request
  const source = sourceLanguage?.name ?? t('unknown')
  const targets = targetLanguages.map((language) => language.name).sort()
  return (
    <tr>
      <LeadingCells
        number={number}
        name={name}
        to={fileRequestPath(id)}
        languages={t('fromTo', { source, targets: targets.join(', ') })}
      />
      <td className={cell.quiet}>
        <time dateTime={createTime} title={formatMoment(createTime)}>
          {formatDate(createTime)}
        </time>
      </td>
      <td>
        <FileStatus request={request} />
      </td>
      <td className={cell.actions}>
        <FileRequestMenu request={request} />
      </td>
    </tr>
  )
}
