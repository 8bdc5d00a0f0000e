import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import type { Payment } from '@portolan/contract/quotes/payments'
import type { Database, Tx } from '../../tables/database.ts'
import type { OrderState } from './policy.ts'
import { countChecks } from './store-checks.ts'
import { findSystem, hasDeliveries, type OrderRow } from './store-orders.ts'

export const systemName = 'desk'

type OrderFacts = {
  readonly request: { readonly status: JobRequestStatus; readonly isDisputed: boolean } | null
  readonly payment: Payment | null
}

/** Loads everything that decides which actions an order allows. */
export async function loadOrderState(
  db: Database | Tx,
  order: Pick<OrderRow, 'id' | 'status' | 'job_request_id'>,
  { request, payment }: OrderFacts,
): Promise<OrderState> {
  const handedTo = order.job_request_id === null ? undefined : await findSystem(db, order.job_request_id)
  const checks = await countChecks(db, order.id)
  return {
    status: order.status,
    requestStatus: request?.status ?? null,
    isOurs: (handedTo?.system ?? systemName) === systemName,
    isDisputed: request?.isDisputed ?? false,
    openChecks: checks.open,
    hasWork: checks.all > 0 || (order.job_request_id !== null && (await hasDeliveries(db, order.job_request_id))),
    unpaid: payment && payment.status !== 'PAID' ? payment.preferences.paymentType : null,
  }
}
