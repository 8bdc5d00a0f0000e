import { handles, type JobHandler } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import { watchOrders } from './job-definitions.ts'
import { claimDueOrders, type OrderRow, scheduleSync } from './store-orders.ts'
import { type SyncNeeds, syncOrder } from './sync-order.ts'

type Needs = SyncNeeds & { readonly log: Log }

const batch = 20
const firstWaitMs = 60_000
const maxWaitMs = 15 * 60_000
/** Limits one order with many large files, so that others are polled too. */
const maxSyncMs = 20 * 60_000

/** Polls every open order, longest waiting first, in case a webhook call was missed. */
export const watchOrdersHandler = (needs: Needs): JobHandler =>
  handles(watchOrders, async (_nothing, { signal }) => {
    for (;;) {
      const due = await claimDueOrders(needs.db, needs.translationManagement.name, batch)
      for (const order of due) await pollOrder(needs, order, signal)
      if (due.length < batch) return
    }
  })

/** A failing order does not affect others. It is polled again, less and less often. */
async function pollOrder(needs: Needs, order: OrderRow, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { job_request_id: requestId, looks } = order
  const waitMs = Math.min(firstWaitMs * 2 ** Math.min(looks - 1, 10), maxWaitMs)
  const isOpen = await syncOrder(needs, order, AbortSignal.any([signal, AbortSignal.timeout(maxSyncMs)])).catch(
    (err: unknown) => {
      signal.throwIfAborted()
      needs.log.warn({ requestId, err }, 'could not sync an order')
      return true
    },
  )
  await scheduleSync(needs.db, requestId, isOpen ? waitMs : null)
}
