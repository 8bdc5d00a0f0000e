import { walkInClientId } from '@portolan/contract/clients/clients'
import { isWhole, wasDelivered } from '@portolan/contract/deliveries/deliveries'
import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import type { Payment } from '@portolan/contract/quotes/payments'
import type { Database, Tx } from '../../tables/database.ts'
import { deskSystem } from '../../tables/tms-order.ts'
import { listHistory } from '../job-requests/index.ts'
import type { OrderState } from './policy.ts'
import { countChecks } from './store-checks.ts'
import { findSystem, listWithheldKeys, type OrderRow } from './store-orders.ts'

type OrderFacts = {
  /** Null for orders without a request. */
  readonly requestStatus: JobRequestStatus | null
  readonly payment: Payment | null
}

/** Loads everything that decides which actions an order allows. */
export async function loadOrderState(
  db: Database | Tx,
  order: Pick<OrderRow, 'id' | 'status' | 'job_request_id' | 'client_id'>,
  { requestStatus, payment }: OrderFacts,
): Promise<OrderState> {
  const handedTo = order.job_request_id === null ? undefined : await findSystem(db, order.job_request_id)
  const checks = await countChecks(db, order.id)
  const history = order.job_request_id === null ? [] : await listHistory(db, order.job_request_id)
  const unpaid = payment && payment.status !== 'PAID' ? payment.preferences.paymentType : null
  return {
    status: order.status,
    requestStatus,
    isOurs: (handedTo?.system ?? deskSystem) === deskSystem,
    openChecks: checks.open,
    hasWork: checks.all > 0 || (await listWithheldKeys(db, order.job_request_id)).length > 0,
    isReopened: wasDelivered(history) && isWhole(history),
    unpaid,
    isInvoiceWaiting:
      requestStatus === 'QUOTE_ACCEPTED' && order.client_id === walkInClientId && unpaid === 'INVOICE_DIRECTLY',
  }
}
