import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import type { ReactNode } from 'react'
import { formatDate, formatMoment, nameInSentence } from '../format.ts'
import { joinNames } from '../join-names.ts'
import { useMessages } from '../messages/messages.ts'
import { compareNames } from '../names-in-order.ts'
import { cell, FoldingTable } from '../ui/page/folding-table.tsx'
import { LeadingCells } from './leading-cells.tsx'
import { requestMessages } from './messages/requests.ts'

type RowParts = {
  pathOf: (id: string) => string
  statusOf: (request: JobRequestSummary) => ReactNode
  menuOf: (request: JobRequestSummary) => ReactNode
}
type Props = RowParts & { label: string; requests: readonly JobRequestSummary[]; isOutdated: boolean }

const columns = ['number', 'name', 'languages', 'submitted', 'status', 'actions'] as const

/** Requests with their languages; each kind of request has its own page, statuses and menu. */
export function RequestTable({ label, requests, isOutdated, ...row }: Props) {
  const t = useMessages(requestMessages)
  return (
    <FoldingTable label={label} columns={columns.map((column) => t(column))} folds="usual" isBusy={isOutdated}>
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} {...row} />
      ))}
    </FoldingTable>
  )
}

function RequestRow({ request, pathOf, statusOf, menuOf }: RowParts & { request: JobRequestSummary }) {
  const t = useMessages(requestMessages)
  const { id, number, name, createTime, sourceLanguage, targetLanguages } = request
  const source = sourceLanguage?.name ?? t('unknown')
  const targets = targetLanguages.map((language) => language.name).sort(compareNames)
  return (
    <tr>
      <LeadingCells
        number={number}
        name={name}
        to={pathOf(id)}
        languages={
          targets.length > 0
            ? t('fromTo', { source: nameInSentence(source), targets: joinNames(targets.map(nameInSentence)) })
            : source
        }
      />
      <td className={cell.quiet}>
        <time dateTime={createTime} title={formatMoment(createTime)}>
          {formatDate(createTime)}
        </time>
      </td>
      <td>{statusOf(request)}</td>
      <td className={cell.actions}>{menuOf(request)}</td>
    </tr>
  )
}
