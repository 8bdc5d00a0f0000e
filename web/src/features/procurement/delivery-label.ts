import type { JobRequest } from '@portolan/contract/job-requests/requests'

/** Until the work may start, the date moves with the day. */
export const deliveryLabel: Partial<Record<JobRequest['status'], 'deliveryIfNow' | 'deliveryIfOrdered'>> = {
  QUOTE_READY_FOR_CLIENT_REVIEW: 'deliveryIfNow',
  QUOTE_ACCEPTED: 'deliveryIfOrdered',
}
