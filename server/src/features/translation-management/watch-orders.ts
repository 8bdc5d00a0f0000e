import { handles, type JobHandler } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import { watchOrders } from './job-definitions.ts'
import { claimDue, type OrderRow, planLook } from './store-orders.ts'
import { type LookNeeds, syncOrder } from './sync-order.ts'

type Needs = LookNeeds & { readonly log: Log }

const batch = 20
const firstWaitMs = 60_000
const longestWaitMs = 15 * 60_000
/** One order with many large files must not keep the others waiting for ever. */
const longestLookMs = 20 * 60_000

/** The safety net under what we are told: every open order is looked at, the one that waited longest first. */
export const watchOrdersHandler = (needs: Needs): JobHandler =>
  handles(watchOrders, async (_nothing, { signal }) => {
    for (;;) {
      const due = await claimDue(needs.db, needs.translationManagement.name, batch)
      for (const order of due) await look(needs, order, signal)
      if (due.length < batch) return
    }
  })

/** Trouble with one order is no trouble of the next; it is looked at again, ever more rarely. */
async function look(needs: Needs, order: OrderRow, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { job_request_id: requestId, looks } = order
  const waitMs = Math.min(firstWaitMs * 2 ** Math.min(looks - 1, 10), longestWaitMs)
  const isOpen = await syncOrder(needs, order, AbortSignal.any([signal, AbortSignal.timeout(longestLookMs)])).catch(
    (err: unknown) => {
      signal.throwIfAborted()
      needs.log.warn({ requestId, err }, 'could not look at an order')
      return true
    },
  )
  await planLook(needs.db, requestId, isOpen ? waitMs : null)
}
