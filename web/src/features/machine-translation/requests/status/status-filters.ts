import { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { statusGroups } from './status-group.ts'

/** What a reader looks for, and the statuses that means; the first is shown when nothing was chosen. */
const filters = {
  current: JobRequestStatus.options.filter((status) => status !== 'ARCHIVED'),
  processing: statusGroups.processing,
  completed: statusGroups.completed,
  failed: statusGroups.failed,
  human: [...statusGroups.submitting, ...statusGroups.submitted],
  archived: statusGroups.archived,
  all: JobRequestStatus.options,
} as const satisfies Record<string, readonly JobRequestStatus[]>

export type StatusFilterName = keyof typeof filters

export const statusFilters = Object.keys(filters) as readonly StatusFilterName[]

export const statusesOf = (filter: StatusFilterName): readonly JobRequestStatus[] => filters[filter]

export const readFilter = (written: unknown): StatusFilterName =>
  statusFilters.find((one) => one === written) ?? 'current'
