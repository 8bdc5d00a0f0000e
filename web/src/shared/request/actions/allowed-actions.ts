import {
  type JobRequestStatus,
  type JobRequestSummary,
  mayRenameOrArchive,
} from '@portolan/contract/job-requests/requests'

type Standing = Pick<JobRequestSummary, 'status'>

const notBegun: readonly JobRequestStatus[] = [
  'CREATED',
  'SCREENING',
  'REJECTED_BY_SCREENING',
  'ANALYZING',
  'READY_FOR_INTERNAL_REVIEW',
  'QUOTE_READY_FOR_CLIENT_REVIEW',
  'QUOTE_ACCEPTED',
]

/** The server refuses the rest. */
export const mayRename = ({ status }: Standing): boolean => mayRenameOrArchive(status)
export const mayArchive = ({ status }: Standing): boolean => mayRenameOrArchive(status)
export const mayRestore = ({ status }: Standing): boolean => status === 'ARCHIVED'
export const mayCancel = ({ status }: Standing): boolean => notBegun.includes(status)
