import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'

/** While the request is in one of these statuses, jobs of the portal work on it. */
const moving: readonly JobRequestStatus[] = [
  'CREATED',
  'SCREENING',
  'ANALYZING',
  'TRANSLATING',
  'QUOTE_ACCEPTED',
  'SUBMITTING_TO_XTRF',
]

/** Whether the portal is about to take the next step by itself. An accepted quote may wait for an order or a payment. */
export const isMoving = ({ request, status }: Pick<DeskOrder, 'request' | 'status'>): boolean =>
  request !== null && moving.includes(request.status) && status !== 'WITH_CLIENT'

/** An order that was just started: jobs of the portal hand it over to the desk within a moment. */
export const isBeingHandedOver = (order: Pick<DeskOrder, 'request' | 'status'>): boolean =>
  isMoving(order) && (order.request?.status === 'QUOTE_ACCEPTED' || order.request?.status === 'SUBMITTING_TO_XTRF')
