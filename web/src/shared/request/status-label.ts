import { isWaitingForPayment, JobRequestStatus, type JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { kindOf, statusWord } from '@portolan/contract/job-requests/status-words'
import type { Translate } from '../messages/messages.ts'
import type { en } from './messages/requests.en.ts'

export type Labeled = Pick<
  JobRequestSummary,
  'status' | 'requestType' | 'acceptanceStatus' | 'origination' | 'isBeingPrepared' | 'isBeingCorrected'
> & {
  /** Absent in lists: they are for members, who do not pay before the work. */
  readonly clientId?: number
}

export const isUnpaid = ({ status, clientId }: Labeled): boolean =>
  clientId !== undefined && isWaitingForPayment({ status, clientId })

/** A status in the reader's words. One that this page does not know yet is shown as it is. */
export const statusLabel = (request: Labeled, t: Translate<typeof en>): string =>
  isUnpaid(request)
    ? t('waitingForPayment')
    : JobRequestStatus.options.includes(request.status)
      ? t(statusWord(request.status, kindOf(request)))
      : request.status
