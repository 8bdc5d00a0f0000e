import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type FormPost, sendFormPost, sendFormProblem } from '../../../platform/web/form-post-page.ts'
import type { Database } from '../../../tables/database.ts'
import { consumeOneTime, putOneTime } from '../../identity/index.ts'
import { findRequestDetails } from '../../job-requests/index.ts'
import type { Cart } from '../cart.ts'
import { writeOrderMessage } from '../cxml/write-order-message.ts'
import { messages } from '../messages/en.ts'
import type { SessionRow } from '../sessions/store-sessions.ts'
import { buildCart, buildEmptyCart } from './build-cart.ts'
import { endRound, findCart, findSession } from './store-carts.ts'

type Needs = { readonly db: Database; readonly origin: string; readonly now: () => Date }

/** The cart of a request, or an empty one of a session. */
const Returned = z.union([z.object({ requestId: z.uuid() }), z.object({ sessionId: z.uuid() })])
type Returned = z.infer<typeof Returned>

const lifetimeSeconds = 300
const path = '/procurement/return/'
const keyOf = (ticket: string): string => `cart:${createHash('sha256').update(ticket).digest('base64url')}`

/** The address of a page, good once, that posts a cXML cart from the buyer's browser. */
export async function createReturnPage({ db, origin }: Needs, returned: Returned): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await putOneTime(db, keyOf(ticket), returned, lifetimeSeconds)
  return origin + path + ticket
}

/** Serves those pages. The procurement system takes the cart only from the buyer's own browser. */
export function serveReturnPages(app: FastifyInstance, needs: Needs): void {
  app.get(`${path}:ticket`, async (request, reply) => {
    const { ticket } = request.params as { ticket: string }
    const returned = Returned.safeParse(await consumeOneTime(needs.db, keyOf(ticket)))
    const form = returned.success ? await formOf(needs, returned.data) : undefined
    if (!form) return sendFormProblem(reply, { title: messages.notReturned, text: messages.pageUsed })
    return sendFormPost(reply, form)
  })
}

async function formOf(needs: Needs, returned: Returned): Promise<FormPost | undefined> {
  const { db, now } = needs
  if ('sessionId' in returned) {
    const session = await findSession(db, returned.sessionId)
    return postForm(session, await buildEmptyCart(db, session.client_id), now())
  }
  const { requestId } = returned
  const [row, request] = [await findCart(db, requestId), await findRequestDetails(db, requestId)]
  const cart = request && (await buildCart(db, request))
  if (!row || !cart) return undefined
  const form = postForm(await findSession(db, row.session_id), cart, now())
  const outcome = { cart_status: 'RETURNED', redirect_url: null, returned_at: now() } as const
  if (form) await endRound(db, { requestId, round: row.cart_round }, outcome)
  return form
}

function postForm(session: SessionRow, cart: Cart, now: Date): FormPost | undefined {
  const { parties, buyer_cookie: buyerCookie, deployment_mode: deploymentMode, return_url: url } = session
  if (!parties) return undefined
  const xml = writeOrderMessage({ cart, parties, buyerCookie, deploymentMode }, now)
  return { title: messages.returning, button: messages.goOn, url, fields: { 'cXML-urlencoded': xml } }
}
