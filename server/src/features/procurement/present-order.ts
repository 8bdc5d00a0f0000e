import type { ProcurementOrder } from '@portolan/contract/procurement/orders'
import { isStaff } from '../../platform/actor.ts'
import type { Database } from '../../tables/database.ts'
import { type LinkNeeds, openRequest, type RequestCaller } from '../job-requests/index.ts'
import { findCart, findSession } from './carts/store-carts.ts'
import { listOrdersOf } from './purchase-orders/store-purchase-orders.ts'
import { findVisit } from './sessions/store-sessions.ts'
import { isConnected } from './store-clients.ts'

type Needs = LinkNeeds & { readonly db: Database }

/** The cart and the purchase orders of a request; null if it did not start in a procurement system. */
export async function getProcurementOrder(
  needs: Needs,
  caller: RequestCaller,
  { id, buyerCookie }: { readonly id: string; readonly buyerCookie: string | undefined },
): Promise<{ order: ProcurementOrder | null; isInVisit: boolean; isVisitNeeded: boolean }> {
  const { request } = await openRequest(needs, caller, id)
  const isForStaff = caller.actor !== undefined && isStaff(caller.actor)
  const buyer = { accountId: caller.actor?.accountId ?? null, clientId: request.client_id, buyerCookie }
  const isInVisit =
    !isForStaff && request.origination === 'COUPA' && (await findVisit(needs.db, id, buyer)) !== undefined
  const isVisitNeeded = request.origination === 'COUPA' && (await isConnected(needs.db, request.client_id))
  const cart = await findCart(needs.db, id)
  if (!cart) return { order: null, isInVisit, isVisitNeeded }
  const session = await findSession(needs.db, cart.session_id)
  const orders = await listOrdersOf(needs.db, id)
  return {
    isInVisit,
    isVisitNeeded,
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
