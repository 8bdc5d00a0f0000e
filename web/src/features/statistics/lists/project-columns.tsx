import type { ProjectRow } from '@portolan/contract/statistics/staff-lists'
import { StatusWord } from '../status-word.tsx'
import { deadline, hasGroup, type ListColumn, linked, mark, money, rateType, text } from './columns.tsx'
import { ShortId } from './short-id.tsx'

export const projectColumns: readonly ListColumn<ProjectRow>[] = [
  { head: 'projectId', sort: 'projectId', cell: ({ projectId, link }, t) => linked(projectId, link, t) },
  {
    head: 'internalProjectId',
    // Only other translation management systems have numbers of their own.
    isNeeded: (rows) => rows.some(({ projectId, internalProjectId }) => internalProjectId !== projectId),
    cell: ({ internalProjectId }) => mark(internalProjectId),
  },
  {
    head: 'projectDeadline',
    sort: 'projectDeadline',
    cell: (row, t) => deadline(row.projectDeadline, t, row.pastDue, false),
  },
  { head: 'projectName', sort: 'projectName', cell: ({ projectName }, t) => text(projectName, t) },
  { head: 'client', sort: 'client', cell: ({ client }, t) => text(client, t) },
  { head: 'languages', cell: ({ languages }, t) => text(languages, t) },
  { head: 'totalAgreed', sort: 'totalAgreed', isAmount: true, cell: ({ totalAgreed }, t) => money(totalAgreed, t) },
  { head: 'rateType', sort: 'rateType', cell: (row, t) => rateType(row.rateType, t) },
  { head: 'projectGroupName', isNeeded: hasGroup, cell: ({ projectGroupName }, t) => text(projectGroupName, t) },
  { head: 'projectGroupId', isNeeded: hasGroup, cell: ({ projectGroupId }) => <ShortId id={projectGroupId} /> },
  { head: 'status', sort: 'status', cell: ({ status }) => <StatusWord status={status} /> },
  { head: 'pastDue', cell: ({ pastDue }, t) => t(pastDue ? 'yes' : 'no') },
]
