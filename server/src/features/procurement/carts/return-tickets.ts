import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database, Tx } from '../../../tables/database.ts'
import { consumeOneTime, peekOneTime, putOneTime } from '../../identity/index.ts'

/** The cart of a request, or an empty one of a session. */
const ReturnTicket = z.union([
  z.object({
    requestId: z.uuid(),
    /** Such a page asks first, because programs that check emails open the links in them. */
    isMailed: z.boolean(),
  }),
  z.object({ sessionId: z.uuid() }),
])
export type ReturnTicket = z.infer<typeof ReturnTicket>

export const returnPath = '/procurement/return/'
const minutes = 60
const days = 24 * 60 * minutes
const keyOf = (secret: string): string => `cart:${createHash('sha256').update(secret).digest('base64url')}`

/** The address of a page, good once, that posts a cXML cart from the buyer's browser. */
export async function createReturnPage(
  { db, origin }: { readonly db: Database | Tx; readonly origin: string },
  ticket: ReturnTicket,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const isMailed = 'isMailed' in ticket && ticket.isMailed
  await putOneTime(db, keyOf(secret), ticket, isMailed ? 7 * days : 5 * minutes)
  return origin + returnPath + secret
}

export const peekReturn = async (db: Database, secret: string): Promise<ReturnTicket | undefined> =>
  ReturnTicket.safeParse(await peekOneTime(db, keyOf(secret))).data

export const consumeReturn = async (db: Database, secret: string): Promise<ReturnTicket | undefined> =>
  ReturnTicket.safeParse(await consumeOneTime(db, keyOf(secret))).data
