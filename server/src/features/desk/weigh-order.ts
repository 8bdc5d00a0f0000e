import type { JobRequestStatus } from '@portolan/contract/job-requests'
import type { Database, Tx } from '../../tables/database.ts'
import type { Weighed } from './policy.ts'
import { countOpenChecks } from './store-checks.ts'
import { findSystem, type OrderRow } from './store-orders.ts'

export const systemName = 'desk'

/** All that decides what may be done with an order. */
export async function weigh(
  db: Database | Tx,
  order: Pick<OrderRow, 'id' | 'status' | 'job_request_id'>,
  requestStatus: JobRequestStatus | null,
): Promise<Weighed> {
  const system = order.job_request_id === null ? systemName : await findSystem(db, order.job_request_id)
  return {
    status: order.status,
    requestStatus,
    isOurs: (system ?? systemName) === systemName,
    openChecks: await countOpenChecks(db, order.id),
  }
}
