import type { DeskAction, DeskOrder } from '@portolan/contract/desk/desk'
import type { Actor } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { lockRequest, type RequestRow } from '../job-requests/index.ts'
import { findPayment } from '../quotes/index.ts'
import { followRequest } from './follow-request.ts'
import { loadOrderState } from './load-order-state.ts'
import { actionsFor, mayEver } from './policy.ts'
import { type Calendar, presentOrder } from './present-order.ts'
import { findOrder, lockOrder, type OrderRow } from './store-orders.ts'

export type ActNeeds = Calendar & { readonly db: Database }
export type By = { readonly actor: Actor; readonly origin: Origin; readonly id: string }

/** An order that nobody else changes meanwhile. */
export type Held = { readonly order: OrderRow; readonly request: RequestRow | undefined }

/** Answers what the record says beyond the action's name. */
type Make = (tx: Tx, held: Held) => Promise<object>

/**
 * One step at the desk: held, checked against the table of who may do what when, done, recorded. Of two people at once
 * the second finds the order as the first left it.
 */
export async function runDeskAction(needs: ActNeeds, by: By, action: DeskAction, make: Make): Promise<DeskOrder> {
  const { actor, origin } = by
  return needs.db.transaction().execute(async (tx) => {
    const held = await hold(tx, by.id)
    const { order, request } = held
    if (!mayEver(actor.roles, action)) throw new Refusal('forbidden')
    const payment = request ? await findPayment(tx, request) : null
    const weighed = await loadOrderState(tx, order, { request: request ?? null, payment })
    if (!actionsFor(actor.roles, weighed).includes(action)) throw new Refusal('conflict')
    const details = await make(tx, held)
    if (request) await followRequest(tx, needs.timeZone, request.id)
    await audit(tx, {
      actor,
      origin,
      action: `desk-${action.toLowerCase().replaceAll('_', '-')}`,
      subject: { type: 'desk-order', id: order.id },
      details: { number: order.number, ...details },
    })
    return presentOrder(tx, needs, order.id, actor)
  })
}

/** The request first, as everywhere, so that no two wait for each other. */
async function hold(tx: Tx, id: string): Promise<Held> {
  const known = await findOrder(tx, id)
  if (!known) throw new Refusal('order_not_found')
  const request = known.job_request_id === null ? undefined : await lockRequest(tx, known.job_request_id)
  const order = await lockOrder(tx, known.id)
  if (!order) throw new Refusal('order_not_found')
  return { order, request }
}
