import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database, Tx } from '../../../tables/database.ts'
import { consumeOneTime, putOneTime } from '../codes/store-single-use.ts'

const lifetimeSeconds = 120

/** Marks a ticket in the `login_hint`. */
export const ticketPrefix = 'ticket:'

const Ticket = z.object({ accountId: z.string() })

const keyOf = (secret: string) => `ticket:${createHash('sha256').update(secret).digest('base64url')}`

/** Issues a one-time ticket that signs in to the account, for people sent by a trusted system. */
export async function issueSignInTicket(tx: Tx, accountId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await putOneTime(tx, keyOf(secret), { accountId }, lifetimeSeconds)
  return secret
}

/** Returns the ticket's account; undefined if the ticket is unknown, used or expired. */
export async function takeSignInTicket(db: Database | Tx, secret: string): Promise<string | undefined> {
  const ticket = Ticket.safeParse(await consumeOneTime(db, keyOf(secret)))
  return ticket.success ? ticket.data.accountId : undefined
}
