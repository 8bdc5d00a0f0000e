import type { JobRequestStatus, JobRequestSummary } from '@portolan/contract/job-requests/requests'
import type { Translate } from '../messages/messages.ts'
import type { en } from './messages/requests.en.ts'

export type Labeled = Pick<JobRequestSummary, 'status' | 'requestType' | 'acceptanceStatus'>
type Key = keyof typeof en & string

const keys = {
  ANALYZING: 'analyzing',
  TRANSLATING: 'translating',
  COMPLETED: 'completed',
  ARCHIVED: 'archived',
  QUOTE_READY_FOR_CLIENT_REVIEW: 'quoteReady',
  QUOTE_REJECTED: 'quoteRejected',
  QUOTE_ACCEPTED: 'quoteAccepted',
  QUOTE_EXPIRED: 'quoteExpired',
  READY_FOR_INTERNAL_REVIEW: 'processing',
  SCREENING: 'processing',
  REJECTED_BY_SCREENING: 'step_REJECTED_BY_SCREENING',
  SUBMITTING_TO_XTRF: 'processing',
  CANCELLED: 'cancelled',
  CANCELLING: 'cancelling',
  FAILED: 'failed',
} as const satisfies Record<Exclude<JobRequestStatus, 'CREATED' | 'SUBMITTED_TO_XTRF'>, Key>

/** A status in the reader's words, on every page that shows one. One that this page does not know yet is shown as it is. */
export function statusLabel({ status, requestType, acceptanceStatus }: Labeled, t: Translate<typeof en>): string {
  const isQuote = requestType === 'QUOTE_REQUEST' && acceptanceStatus !== 'ACCEPTED'
  if (status === 'CREATED') return t(isQuote ? 'estimating' : 'translating')
  if (status === 'SUBMITTED_TO_XTRF') return t(isQuote ? 'estimating' : 'inTranslation')
  return status in keys ? t(keys[status as keyof typeof keys]) : status
}
