import type { JobRequestStatus, JobRequestSummary } from '@portolan/contract/job-requests'

type Standing = Pick<JobRequestSummary, 'status'>

const fixed: readonly JobRequestStatus[] = ['ARCHIVED', 'CREATED', 'SUBMITTING_TO_XTRF']
const ended: readonly JobRequestStatus[] = [
  'REJECTED_BY_SCREENING',
  'QUOTE_REJECTED',
  'QUOTE_EXPIRED',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
]
const notBegun: readonly JobRequestStatus[] = [
  'CREATED',
  'SCREENING',
  'REJECTED_BY_SCREENING',
  'ANALYZING',
  'READY_FOR_INTERNAL_REVIEW',
  'QUOTE_READY_FOR_CLIENT_REVIEW',
]

/** The server refuses the rest. */
export const mayRename = ({ status }: Standing): boolean => !fixed.includes(status)
export const mayArchive = ({ status }: Standing): boolean => ended.includes(status)
export const mayCancel = ({ status }: Standing): boolean => notBegun.includes(status)
