import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'

/** The statuses under each label of the lists. */
export const statusGroups = {
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

export type StatusGroup = keyof typeof statusGroups

const labels = Object.keys(statusGroups) as readonly StatusGroup[]

/** The label under which a list shows a status. */
export const groupOf = (status: JobRequestStatus): StatusGroup | 'unknown' =>
  labels.find((label) => (statusGroups[label] as readonly JobRequestStatus[]).includes(status)) ?? 'unknown'
