import type { DeskAction, DeskOrder } from '@portolan/contract/desk/desk'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { nameOf, type RequestDetails, withLockedRequest } from '../job-requests/index.ts'
import { findPayment } from '../quotes/index.ts'
import { followRequest } from './follow-request.ts'
import { loadOrderState } from './load-order-state.ts'
import { actionsFor, mayEver } from './policy.ts'
import { type OrderNeeds, type OrderReader, presentOrder } from './present-order.ts'
import { recordAssignments } from './store-assignments.ts'
import { findOrder, findOrderOfRequest, lockOrder, type OrderRow } from './store-orders.ts'

export type ActionNeeds = OrderNeeds & { readonly db: Database }
export type DeskCall = OrderReader & { readonly origin: Origin; readonly id: string }

/** An order and its request, both locked. */
export type LockedOrder = { readonly order: OrderRow; readonly request: RequestDetails | undefined }

/** Makes the change and returns the details for the audit log. */
type Change = (tx: Tx, locked: LockedOrder) => Promise<object>

/**
 * Runs one desk action in a transaction: locks the order, checks the policy, makes the change and audits it. Of two
 * people at once, the second sees the order as the first left it.
 */
export async function runDeskAction(
  needs: ActionNeeds,
  call: DeskCall,
  action: DeskAction,
  change: Change,
): Promise<DeskOrder> {
  const { actor, origin } = call
  return needs.db.transaction().execute((tx) =>
    withLockedOrder(tx, call.id, async (locked) => {
      const { order, request } = locked
      if (!mayEver(actor.roles, action)) throw new Refusal('forbidden')
      const payment = request ? await findPayment(tx, request) : null
      const state = await loadOrderState(tx, order, { requestStatus: request?.status ?? null, payment })
      if (!actionsFor(actor.roles, state).includes(action)) throw new Refusal('conflict')
      const details = await change(tx, locked)
      const after = await findOrder(tx, order.id)
      const by = { accountId: actor.accountId, name: nameOf(actor) }
      if (after) await recordAssignments(tx, order.id, { before: order, after, by })
      if (request) await followRequest(tx, needs.timeZone, request.id)
      await audit(tx, {
        actor,
        origin,
        action: `desk-${action.toLowerCase().replaceAll('_', '-')}`,
        subject: { type: 'desk-order', id: order.id },
        details: { number: order.number, ...details },
      })
      return presentOrder(tx, needs, order.id, call)
    }),
  )
}

async function withLockedOrder<Result>(
  tx: Tx,
  id: string,
  act: (locked: LockedOrder) => Promise<Result>,
): Promise<Result> {
  const known = (await findOrder(tx, id)) ?? (await findOrderOfRequest(tx, id))
  if (!known) throw new Refusal('order_not_found')
  const lockThen = async (request: RequestDetails | undefined) => {
    const order = await lockOrder(tx, known.id)
    if (!order) throw new Refusal('order_not_found')
    return act({ order, request })
  }
  return known.job_request_id === null ? lockThen(undefined) : withLockedRequest(tx, known.job_request_id, lockThen)
}
