import type { QaRow } from '@portolan/contract/statistics/staff-lists'
import { StatusWord } from '../status-word.tsx'
import { deadline, type ListColumn, linked, moment, text } from './columns.tsx'
import { groupColumns } from './group-columns.tsx'
import { ShortId } from './short-id.tsx'

export const qaColumns: readonly ListColumn<QaRow>[] = [
  {
    head: 'projectNumber',
    sort: 'projectNumber',
    cell: ({ projectNumber, link }, t) => linked(projectNumber, link, t),
  },
  { head: 'assignedTo', isName: true, cell: ({ assignedTo }, t) => text(assignedTo, t) },
  { head: 'jobAssignmentId', cell: ({ jobAssignmentId }) => <ShortId id={jobAssignmentId} /> },
  { head: 'projectJobId', cell: ({ projectJobId }) => <ShortId id={projectJobId} /> },
  {
    head: 'jobStartDate',
    sort: 'jobStartDate',
    cell: ({ jobStartDate }) => moment(jobStartDate),
  },
  {
    head: 'projectManager',
    isName: true,
    sort: 'projectManager',
    isEmpty: ({ projectManager }) => projectManager === null,
    cell: ({ projectManager }, t) => text(projectManager, t),
  },
  { head: 'languages', isLong: true, cell: ({ languages }, t) => text(languages, t) },
  { head: 'client', isName: true, sort: 'client', cell: ({ client }, t) => text(client, t) },
  {
    head: 'projectDeadline',
    sort: 'projectDeadline',
    isEmpty: ({ projectDeadline }) => projectDeadline === null,
    cell: ({ projectDeadline }, t) => deadline(projectDeadline, t),
  },
  { head: 'jobStatus', cell: ({ jobStatus }) => <StatusWord status={jobStatus} /> },
  { head: 'qaType', sort: 'qaType', cell: ({ qaType }, t) => text(qaType, t) },
  ...groupColumns,
]
