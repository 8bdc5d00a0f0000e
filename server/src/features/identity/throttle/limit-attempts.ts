import { createHash } from 'node:crypto'
import { networkOf } from '../../../platform/http/network-of.ts'
import { countInWindows } from '../../../platform/http/sliding-window.ts'
import { tooManyRequests } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'

const hour = 3600

/**
 * How often within the window: about one e-mail address from one network, and about all addresses from one network. Over
 * all networks an address has four times as much, so that nobody uses up the limit of somebody else.
 */
const limits = {
  'sign-up': { email: 5, network: 50 },
  'confirm-email': { email: 20, network: 100 },
  'send-code': { email: 5, network: 50 },
  'check-code': { email: 30, network: 100 },
  'send-message': { email: 10, network: 50 },
} as const

/** Requests of visitors within a day. The address is verified, so nobody else can use its limit up. */
const requests = { email: 20, network: 200, windowSeconds: 24 * hour }

type Attempt = { readonly email: string; readonly ip: string }

const digest = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('base64url')

/** Limits what people do without signing in, so that nobody is flooded with e-mail or can try address after address. */
export async function limitAttempts(db: Database, what: keyof typeof limits, { email, ip }: Attempt): Promise<void> {
  const [person, network, limit] = [digest(email), networkOf(ip), limits[what]]
  const windows = [
    { key: `${what}:${person}:${network}`, limit: limit.email, windowSeconds: hour },
    { key: `${what}:${person}`, limit: 4 * limit.email, windowSeconds: hour },
    { key: `${what}:${network}`, limit: limit.network, windowSeconds: hour },
  ]
  const waitSeconds = await db.transaction().execute((tx) => countInWindows(tx, windows))
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds)
}

/** Counts a request of a visitor with the transaction that creates it, so that a refused or repeated one costs nothing. */
export async function limitVisitorRequests(tx: Tx, { email, ip }: Attempt): Promise<void> {
  const { windowSeconds } = requests
  const waitSeconds = await countInWindows(tx, [
    { key: `create-request:${digest(email)}`, limit: requests.email, windowSeconds },
    { key: `create-request:${networkOf(ip)}`, limit: requests.network, windowSeconds },
  ])
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds, 'daily_limit_reached')
}
