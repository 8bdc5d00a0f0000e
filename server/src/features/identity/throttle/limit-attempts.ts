import { createHash } from 'node:crypto'
import { networkOf } from '../../../platform/http/network-of.ts'
import { countInWindows } from '../../../platform/http/sliding-window.ts'
import { tooManyRequests } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'

const hour = 3600

/**
 * Attempts allowed per window: per email address from one network, and per network. Across all networks an address has
 * four times its limit, so that nobody can use up the limit of someone else.
 */
const limits = {
  'sign-up': { email: 5, network: 50 },
  'confirm-email': { email: 20, network: 100 },
  'send-code': { email: 5, network: 50 },
  'check-code': { email: 30, network: 100 },
  'send-message': { email: 10, network: 50 },
} as const

/** Visitors' requests per day. The address is verified, so nobody else can use up its limit. */
const requests = { email: 20, network: 200, windowSeconds: 24 * hour }

type Attempt = { readonly email: string; readonly ip: string }

const digest = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('base64url')

/** Limits actions of visitors, so that they cannot flood people with email or probe addresses. */
export async function limitAttempts(db: Database, what: keyof typeof limits, { email, ip }: Attempt): Promise<void> {
  const person = digest(email)
  const network = networkOf(ip)
  const limit = limits[what]
  const windows = [
    { key: `${what}:${person}:${network}`, limit: limit.email, windowSeconds: hour },
    { key: `${what}:${person}`, limit: 4 * limit.email, windowSeconds: hour },
    { key: `${what}:${network}`, limit: limit.network, windowSeconds: hour },
  ]
  const waitSeconds = await db.transaction().execute((tx) => countInWindows(tx, windows))
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds)
}

/** Counts a visitor's request in the transaction that creates it, so that refused or repeated requests cost nothing. */
export async function limitVisitorRequests(tx: Tx, { email, ip }: Attempt): Promise<void> {
  const { windowSeconds } = requests
  const waitSeconds = await countInWindows(tx, [
    { key: `create-request:${digest(email)}`, limit: requests.email, windowSeconds },
    { key: `create-request:${networkOf(ip)}`, limit: requests.network, windowSeconds },
  ])
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds, 'daily_limit_reached')
}
