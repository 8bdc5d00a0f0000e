import type { ProjectRow } from '@portolan/contract/staff-lists'
import { deadline, type ListColumn, linked, money, rateType, text } from './columns.tsx'

export const projectColumns: readonly ListColumn<ProjectRow>[] = [
  { head: 'projectId', cell: ({ projectId, link }, t) => linked(projectId, link, t) },
  { head: 'internalProjectId', cell: ({ internalProjectId }, t) => text(internalProjectId, t) },
  { head: 'projectDeadline', cell: ({ projectDeadline }, t) => deadline(projectDeadline, t) },
  { head: 'projectName', cell: ({ projectName }, t) => text(projectName, t) },
  { head: 'client', cell: ({ client }, t) => text(client, t) },
  { head: 'languages', cell: ({ languages }, t) => text(languages, t) },
  { head: 'totalAgreed', cell: ({ totalAgreed }, t) => money(totalAgreed, t) },
  { head: 'rateType', cell: (row) => rateType(row.rateType) },
  { head: 'projectGroupName', cell: ({ projectGroupName }, t) => text(projectGroupName, t) },
  { head: 'projectGroupId', cell: ({ projectGroupId }, t) => text(projectGroupId, t) },
  { head: 'status', cell: ({ status }, t) => text(status, t) },
  { head: 'pastDue', cell: ({ pastDue }, t) => t(pastDue ? 'yes' : 'no') },
]
