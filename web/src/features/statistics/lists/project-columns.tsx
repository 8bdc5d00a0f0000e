import type { ProjectRow } from '@portolan/contract/statistics/staff-lists'
import { StatusWord } from '../status-word.tsx'
import { daysSince, deadline, type ListColumn, linked, mark, money, rateType, text } from './columns.tsx'
import { groupColumns } from './group-columns.tsx'

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
    isEmpty: ({ projectDeadline }) => projectDeadline === null,
    cell: (row, t) => deadline(row.projectDeadline, t, row.pastDue),
  },
  { head: 'projectName', sort: 'projectName', cell: ({ projectName }, t) => text(projectName, t) },
  { head: 'client', sort: 'client', cell: ({ client }, t) => text(client, t) },
  { head: 'languages', isLong: true, cell: ({ languages }, t) => text(languages, t) },
  {
    head: 'totalAgreed',
    sort: 'totalAgreed',
    isAmount: true,
    isEmpty: ({ totalAgreed }) => totalAgreed === null,
    cell: ({ totalAgreed }, t) => money(totalAgreed, t),
  },
  { head: 'rateType', sort: 'rateType', cell: (row, t) => rateType(row.rateType, t) },
  ...groupColumns,
  { head: 'status', sort: 'status', cell: ({ status }) => <StatusWord status={status} /> },
  {
    head: 'pastDue',
    isEmpty: ({ pastDue }) => !pastDue,
    // The deadline is red already: this says for how long.
    cell: ({ pastDue, projectDeadline }, t) =>
      pastDue && projectDeadline !== null ? t('days', { count: Math.max(1, daysSince(projectDeadline)) }) : t('none'),
  },
]
