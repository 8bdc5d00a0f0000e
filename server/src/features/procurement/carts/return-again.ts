import { type Actor, isStaff } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ProcurementGateway } from '../../../ports/procurement-gateway.ts'
import { ProcurementGatewayError } from '../../../ports/procurement-gateway.ts'
import type { Tx } from '../../../tables/database.ts'
import {
  type LinkNeeds,
  openRequest,
  type RequestCaller,
  type RequestDetails,
  requestEmailFacts,
} from '../../job-requests/index.ts'
import { cartLinkSent, sendMail } from '../../mail/index.ts'
import { endVisit, findSessionOfBuyer, isOrdered, lockSession } from '../sessions/store-sessions.ts'
import { transaction } from '../store-clients.ts'
import { buildCart, buildEmptyCart } from './build-cart.ts'
import { readRedirectUrl, writeJsonCart } from './json-cart.ts'
import { returnToVisit } from './return-accepted-cart.ts'
import { findRedirectUrl, type ReturnNeeds, startReturn } from './return-cart.ts'
import { createReturnPage } from './return-tickets.ts'
import { findCart } from './store-carts.ts'

type Needs = ReturnNeeds & LinkNeeds & { readonly gateway: ProcurementGateway }
type Caller = RequestCaller & { readonly actor: Actor; readonly origin: Origin }

/**
 * Returns the cart once more: for a buyer whose browser did not get there, or by staff after a failure. Staff cannot
 * return a cXML cart themselves, so the buyer gets a link by email.
 */
export async function returnCartAgain(
  needs: Needs,
  caller: Caller,
  { id, buyerCookie }: { readonly id: string; readonly buyerCookie: string | undefined },
): Promise<{ redirectUrl: string | null }> {
  const { request } = await openRequest(needs, caller, id)
  const isByStaff = isStaff(caller.actor)
  await transaction(needs.db as ReturnNeeds['db'], async (tx) => {
    const { actor, origin } = caller
    const buyer = { accountId: actor.accountId, clientId: request.client_id, buyerCookie }
    const session =
      (await buildCart(tx, request)) && (await (isByStaff ? returnAsBefore(tx, id) : returnToVisit(tx, id, buyer)))
    if (!session) throw new Refusal('cart_not_returnable')
    if (isByStaff && session.format === 'CXML') await mailReturnLink(tx, needs.origin, request, session.email)
    await audit(tx, { actor, origin, action: 'cart-returned-again', subject: { type: 'job-request', id } })
  })
  return { redirectUrl: isByStaff ? null : await findRedirectUrl(needs, id) }
}

/** Staff are in no visit: the cart goes to the same one again, unless something else was ordered in it. */
async function returnAsBefore(tx: Tx, requestId: string) {
  const cart = await findCart(tx, requestId)
  if (!cart) return undefined
  await lockSession(tx, cart.session_id)
  if (await isOrdered(tx, cart.session_id, requestId)) return undefined
  return startReturn(tx, requestId)
}

async function mailReturnLink(tx: Tx, origin: string, request: RequestDetails, to: string): Promise<void> {
  const url = await createReturnPage({ db: tx, origin }, { requestId: request.id, isMailed: true })
  const data = { ...requestEmailFacts(request), url }
  await sendMail(tx, { template: cartLinkSent, to, locale: request.locale, data })
}

/** For a buyer who leaves without ordering. */
export async function returnEmptyCart(
  needs: Needs,
  { actor, signal }: { readonly actor: Actor; readonly signal: AbortSignal },
  buyerCookie: string,
): Promise<{ redirectUrl: string }> {
  const session = await findSessionOfBuyer(needs.db, { accountId: actor.accountId, buyerCookie })
  if (!session || (await isOrdered(needs.db, session.id, null))) throw new Refusal('cart_not_returnable')
  if (session.format === 'CXML') return { redirectUrl: await createReturnPage(needs, { sessionId: session.id }) }
  const body = writeJsonCart(await buildEmptyCart(needs.db as ReturnNeeds['db'], session.client_id))
  const message = { url: session.return_url, contentType: 'application/json', body } as const
  const answer = await needs.gateway.post(message, signal).catch((error: unknown) => {
    throw error instanceof ProcurementGatewayError ? new Refusal('gateway_unavailable') : error
  })
  const redirectUrl = readRedirectUrl(answer)
  if (redirectUrl === undefined) throw new Refusal('gateway_unavailable')
  await endVisit(needs.db as ReturnNeeds['db'], session.id, needs.now())
  return { redirectUrl }
}
