import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { en } from './messages/delivery-state.en.ts'

type Request = Pick<JobRequest, 'status' | 'deliveryAnswer' | 'isBeingPrepared' | 'isBeingCorrected' | 'files'>

/** What says more than the status: a reported problem, a correction, or that nobody has started. */
export function deliveryStateOf(request: Request): keyof typeof en | undefined {
  const { status, deliveryAnswer, isBeingPrepared, isBeingCorrected, files } = request
  const isDisputed = deliveryAnswer === 'DISPUTED'
  if (isDisputed && status === 'COMPLETED') return 'disputed'
  if (status !== 'SUBMITTED_TO_XTRF') return undefined
  if (isDisputed) return 'correcting'
  const hasFiles = files.some(({ category }) => category === 'TRANSLATED_DOCUMENT')
  if (isBeingCorrected) return hasFiles ? 'replacing' : 'replacingAll'
  return isBeingPrepared ? 'preparing' : undefined
}
