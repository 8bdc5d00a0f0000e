import type { JobRequest, JobRequestEvent } from '@portolan/contract/job-requests/requests'

/** The withdrawal of the latest quote, while the client has no other one. */
export function findWithdrawal({ status, history }: JobRequest): JobRequestEvent | undefined {
  if (status !== 'READY_FOR_INTERNAL_REVIEW') return undefined
  const last = history.findLast(({ status }) => status.startsWith('QUOTE_'))
  return last?.status === 'QUOTE_WITHDRAWN' ? last : undefined
}
