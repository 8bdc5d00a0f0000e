import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database, Tx } from '../../../tables/database.ts'
import { consumeOneTime, putOneTime } from '../codes/store-single-use.ts'

const goodForSeconds = 120

/** Stands before a ticket where it travels as the hint of a sign-in. */
export const ticketPrefix = 'ticket:'

const Ticket = z.object({ accountId: z.string() })

const keyOf = (secret: string) => `ticket:${createHash('sha256').update(secret).digest('base64url')}`

/** Signs its bearer in to the account, once: for those whom someone we trust has sent. */
export async function issueSignInTicket(tx: Tx, accountId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await putOneTime(tx, keyOf(secret), { accountId }, goodForSeconds)
  return secret
}

/** The account that a ticket is for; undefined where it was used already, or is too old, or none. */
export async function takeSignInTicket(db: Database | Tx, secret: string): Promise<string | undefined> {
  const ticket = Ticket.safeParse(await consumeOneTime(db, keyOf(secret)))
  return ticket.success ? ticket.data.accountId : undefined
}
