import type { ProcurementOrder } from '@portolan/contract/procurement/orders'
import { isStaff } from '../../platform/actor.ts'
import type { Database } from '../../tables/database.ts'
import { type LinkNeeds, openRequest, type RequestCaller } from '../job-requests/index.ts'
import { findCart, findSession } from './carts/store-carts.ts'
import { listOrdersOf } from './purchase-orders/store-purchase-orders.ts'

type Needs = LinkNeeds & { readonly db: Database }

/** The cart and the purchase orders of a request; null if it did not start in a procurement system. */
export async function getProcurementOrder(
  needs: Needs,
  caller: RequestCaller,
  id: string,
): Promise<{ order: ProcurementOrder | null }> {
  await openRequest(needs, caller, id)
  const cart = await findCart(needs.db, id)
  if (!cart) return { order: null }
  const session = await findSession(needs.db, cart.session_id)
  const orders = await listOrdersOf(needs.db, id)
  const isForStaff = caller.actor !== undefined && isStaff(caller.actor)
  return {
    order: {
      format: session.format,
      buyerName: session.contact_name,
      buyerEmail: session.email,
      returnHost: new URL(session.return_url).host,
      externalReferenceId: session.buyer_cookie,
      cartStatus: cart.cart_status,
      returnedAt: cart.returned_at?.toISOString() ?? null,
      problem: isForStaff ? cart.problem : null,
      redirectUrl: isForStaff ? null : cart.redirect_url,
      purchaseOrders: orders.map((order) => ({
        orderId: order.order_id,
        receivedAt: order.received_at.toISOString(),
        total: Number(order.total_cents) / 100,
        currency: order.currency,
        isDifferentFromQuote: order.is_different,
        acknowledgment: order.acknowledgment,
        problem: isForStaff ? order.problem : null,
      })),
    },
  }
}
