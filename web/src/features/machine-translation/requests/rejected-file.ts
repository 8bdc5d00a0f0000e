import type { JobRequest } from '@portolan/contract/job-requests/requests'

/** The same files would be rejected again. */
export const hasRejectedFile = ({ files }: Pick<JobRequest, 'files'>): boolean =>
  files.some(({ rejection }) => rejection !== null)
