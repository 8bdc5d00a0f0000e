import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { defineJob, enqueue, handles, JobError, type JobHandler } from '../../../platform/jobs/index.ts'
import type { ProcurementGateway } from '../../../ports/procurement-gateway.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { findRequestDetails } from '../../job-requests/index.ts'
import { endVisit, type SessionRow } from '../sessions/store-sessions.ts'
import { buildCart } from './build-cart.ts'
import { readRedirectUrl, writeJsonCart } from './json-cart.ts'
import { createReturnPage } from './return-tickets.ts'
import { endRound, findCart, findSession, startRound } from './store-carts.ts'

/** Posts the cart of a request to the gateway. The round tells it from earlier tries. */
export const postCart = defineJob('post-cart', z.object({ requestId: z.uuid(), round: z.int() }))

export type ReturnNeeds = { readonly db: Database; readonly origin: string; readonly now: () => Date }

/**
 * Returns the cart of an accepted quote. JSON goes from server to server, by a job; a cXML message waits for the
 * buyer's browser. Returns the session; undefined for a request without one.
 */
export async function startReturn(tx: Tx, requestId: string): Promise<SessionRow | undefined> {
  const cart = await startRound(tx, requestId)
  if (!cart) return undefined
  const session = await findSession(tx, cart.session_id)
  if (session.format === 'JSON') await enqueue(tx, postCart, { requestId, round: cart.cart_round })
  return session
}

const longestWaitMs = 8_000
const pollMs = 200

/** Where the buyer's browser continues; null without a session that takes the cart, and if the gateway does not answer soon. */
export async function findRedirectUrl(needs: ReturnNeeds, requestId: string): Promise<string | null> {
  const { db } = needs
  const first = await findCart(db, requestId)
  if (!first || first.cart_status === 'NOT_READY') return null
  if ((await findSession(db, first.session_id)).format === 'CXML')
    return createReturnPage(needs, { requestId, isMailed: false })
  for (const until = Date.now() + longestWaitMs; ; await sleep(pollMs)) {
    const cart = await findCart(db, requestId)
    if (cart?.cart_status !== 'WAITING' || Date.now() > until) return cart?.redirect_url ?? null
  }
}

type PostNeeds = { readonly db: Database; readonly gateway: ProcurementGateway; readonly now: () => Date }

export const postCartHandler = ({ db, gateway, now }: PostNeeds): JobHandler =>
  handles(
    postCart,
    async ({ requestId, round }, { signal, finish }) => {
      const row = await findCart(db, requestId)
      const request = await findRequestDetails(db, requestId)
      if (row?.cart_round !== round || !request) return
      const cart = await buildCart(db, request)
      if (!cart) throw new JobError('The quote is not accepted.', 'never')
      const { id: sessionId, return_url: url } = await findSession(db, row.session_id)
      const answer = await gateway.post({ url, contentType: 'application/json', body: writeJsonCart(cart) }, signal)
      const redirectUrl = readRedirectUrl(answer)
      if (redirectUrl === undefined) throw new JobError('The gateway did not say where to continue.', 'never')
      await finish(async (tx) => {
        const at = now()
        await endVisit(tx, sessionId, at)
        await endRound(
          tx,
          { requestId, round },
          { cart_status: 'RETURNED', redirect_url: redirectUrl, returned_at: at },
        )
      })
    },
    {
      giveUp: (tx, payload, thrown) =>
        endRound(tx, payload, {
          cart_status: 'FAILED',
          problem: thrown instanceof Error ? thrown.message : String(thrown),
        }),
    },
  )
