import { JobRequestStatus } from '@portolan/contract/job-requests/requests'

const groups = {
  processing: [
    'ANALYZING',
    'CREATED',
    'READY_FOR_INTERNAL_REVIEW',
    'SCREENING',
    'REJECTED_BY_SCREENING',
    'TRANSLATING',
  ],
  completed: ['COMPLETED'],
  failed: ['CANCELLED', 'CANCELLING', 'FAILED'],
  submitting: ['SUBMITTING_TO_XTRF'],
  submitted: ['SUBMITTED_TO_XTRF'],
  archived: ['ARCHIVED'],
} as const satisfies Record<string, readonly JobRequestStatus[]>

export type StatusGroup = keyof typeof groups

export const statusGroups = Object.keys(groups) as readonly StatusGroup[]

/** The label under which a list shows a status. */
export const groupOf = (status: JobRequestStatus): StatusGroup | 'unknown' =>
  statusGroups.find((group) => (groups[group] as readonly JobRequestStatus[]).includes(status)) ?? 'unknown'

/** Shown when nothing was chosen. */
export const usualGroups: readonly StatusGroup[] = statusGroups.filter((group) => group !== 'archived')

/** The usual choice includes statuses that have no label of their own. */
export const statusesOf = (chosen: readonly StatusGroup[]): readonly JobRequestStatus[] =>
  isUsual(chosen)
    ? JobRequestStatus.options.filter((status) => status !== 'ARCHIVED')
    : chosen.flatMap((group) => groups[group])

export const isUsual = (chosen: readonly StatusGroup[]): boolean =>
  chosen.length === usualGroups.length && usualGroups.every((group) => chosen.includes(group))
