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
import { findSessionOfBuyer } from '../sessions/store-sessions.ts'
import { transaction } from '../store-clients.ts'
import { buildCart, buildEmptyCart } from './build-cart.ts'
import { readRedirectUrl, writeJsonCart } from './json-cart.ts'
import { returnToVisit, tieToVisit } from './return-accepted-cart.ts'
import { findRedirectUrl, type ReturnNeeds } from './return-cart.ts'
import { createReturnPage } from './return-tickets.ts'

type Needs = ReturnNeeds & LinkNeeds & { readonly gateway: ProcurementGateway }
type Caller = RequestCaller & { readonly actor: Actor; readonly origin: Origin }

/**
 * Returns the cart once more: for a buyer whose browser did not get there, or by staff after a failure. Staff cannot
 * return a cXML cart themselves, so the buyer gets a link by email.
 */
export async function returnCartAgain(
  needs: Needs,
  caller: Caller,
  id: string,
): Promise<{ redirectUrl: string | null }> {
  const { request } = await openRequest(needs, caller, id)
  const isByStaff = isStaff(caller.actor)
  await transaction(needs.db as ReturnNeeds['db'], async (tx) => {
    const { actor, origin } = caller
    if (!isByStaff) await tieToVisit(tx, id, { accountId: actor.accountId, clientId: request.client_id })
    const session = (await buildCart(tx, request)) && (await returnToVisit(tx, id))
    if (!session) throw new Refusal('cart_not_returnable')
    if (isByStaff && session.format === 'CXML') await mailReturnLink(tx, needs.origin, request, session.email)
    await audit(tx, { actor, origin, action: 'cart-returned-again', subject: { type: 'job-request', id } })
  })
  return { redirectUrl: isByStaff ? null : await findRedirectUrl(needs, id) }
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
  if (!session) throw new Refusal('cart_not_returnable')
  if (session.format === 'CXML') return { redirectUrl: await createReturnPage(needs, { sessionId: session.id }) }
  const body = writeJsonCart(await buildEmptyCart(needs.db as ReturnNeeds['db'], session.client_id))
  const message = { url: session.return_url, contentType: 'application/json', body } as const
  const answer = await needs.gateway.post(message, signal).catch((error: unknown) => {
    throw error instanceof ProcurementGatewayError ? new Refusal('gateway_unavailable') : error
  })
  const redirectUrl = readRedirectUrl(answer)
  if (redirectUrl === undefined) throw new Refusal('gateway_unavailable')
  return { redirectUrl }
}
