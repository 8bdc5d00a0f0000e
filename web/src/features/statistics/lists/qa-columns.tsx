import type { QaRow } from '@portolan/contract/statistics/staff-lists'
import { StatusWord } from '../status-word.tsx'
import { deadline, type ListColumn, linked, moment, text } from './columns.tsx'

export const qaColumns: readonly ListColumn<QaRow>[] = [
  { head: 'projectNumber', cell: ({ projectNumber, link }, t) => linked(projectNumber, link, t) },
  { head: 'assignedTo', cell: ({ assignedTo }, t) => text(assignedTo, t) },
  { head: 'jobAssignmentId', cell: ({ jobAssignmentId }, t) => text(jobAssignmentId, t) },
  { head: 'projectJobId', cell: ({ projectJobId }, t) => text(projectJobId, t) },
  {
    head: 'jobStartDate',
    cell: ({ jobStartDate }) => moment(jobStartDate),
  },
  { head: 'projectManager', cell: ({ projectManager }, t) => text(projectManager, t) },
  { head: 'languages', cell: ({ languages }, t) => text(languages, t) },
  { head: 'client', cell: ({ client }, t) => text(client, t) },
  { head: 'projectDeadline', cell: ({ projectDeadline }, t) => deadline(projectDeadline, t) },
  { head: 'jobStatus', cell: ({ jobStatus }) => <StatusWord status={jobStatus} /> },
  { head: 'qaType', cell: ({ qaType }, t) => text(qaType, t) },
  { head: 'projectGroupName', cell: ({ projectGroupName }, t) => text(projectGroupName, t) },
  { head: 'projectGroupId', cell: ({ projectGroupId }, t) => text(projectGroupId, t) },
]
