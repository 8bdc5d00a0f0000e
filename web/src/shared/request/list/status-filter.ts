import { inProgress, JobRequestStatus } from '@portolan/contract/job-requests/requests'

const everyStatus: readonly JobRequestStatus[] = JobRequestStatus.options

/** What a reader looks for, and the statuses that means; the first is shown when nothing was chosen. */
const filters = {
  current: everyStatus.filter((status) => status !== 'ARCHIVED'),
  progress: [...inProgress, 'QUOTE_ACCEPTED', 'SUBMITTED_TO_XTRF'],
  waiting: ['QUOTE_READY_FOR_CLIENT_REVIEW', 'REJECTED_BY_SCREENING'],
  completed: ['COMPLETED'],
  ended: ['QUOTE_REJECTED', 'QUOTE_EXPIRED', 'CANCELLED', 'FAILED'],
  archived: ['ARCHIVED'],
  all: undefined,
} as const satisfies Record<string, readonly JobRequestStatus[] | undefined>

export type StatusFilter = keyof typeof filters

export const statusFilters = Object.keys(filters) as StatusFilter[]

export const readFilter = (text: unknown): StatusFilter => statusFilters.find((filter) => filter === text) ?? 'current'

/** Undefined: whatever the status. */
export const statusesOf = (filter: StatusFilter): readonly JobRequestStatus[] | undefined => filters[filter]
