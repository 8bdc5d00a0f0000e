import { wasDelivered } from '@portolan/contract/deliveries/deliveries'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { en } from './messages/delivery-state.en.ts'

type Request = Pick<JobRequest, 'status' | 'deliveryAnswer' | 'history' | 'isBeingPrepared'>

/** What says more than the status: a reported problem, a correction, or that nobody has started. */
export function deliveryStateOf(request: Request): keyof typeof en | undefined {
  const { status, deliveryAnswer, history, isBeingPrepared } = request
  const isDisputed = deliveryAnswer === 'DISPUTED'
  if (isDisputed && status === 'COMPLETED') return 'disputed'
  if (status !== 'SUBMITTED_TO_XTRF') return undefined
  if (isDisputed) return 'correcting'
  if (isBeingPrepared) return 'preparing'
  return wasDelivered(history) ? 'replacing' : undefined
}
