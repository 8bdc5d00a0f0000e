import { useMessages } from '../../shared/messages/messages.ts'
import { orderMessages } from '../../shared/messages/orders.ts'

const ours = {
  'Pending review': 'PENDING_REVIEW',
  'Being priced': 'PRICING',
  'With client': 'WITH_CLIENT',
  New: 'NEW',
  'In progress': 'IN_PROGRESS',
  'In QA': 'IN_QA',
  Completed: 'COMPLETED',
  Cancelled: 'CANCELLED',
  'Under way': 'ASSIGNED',
  Passed: 'PASSED',
  Failed: 'FAILED',
} as const

const isOurs = (status: string): status is keyof typeof ours => Object.hasOwn(ours, status)

/** The desk's own words in the reader's language; those of another system as they come. */
export function StatusWord({ status }: { status: string }) {
  const t = useMessages(orderMessages)
  return isOurs(status) ? t(ours[status]) : <bdi>{status}</bdi>
}
