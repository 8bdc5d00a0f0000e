import { createHash } from 'node:crypto'
import { tooManyRequests } from '../../platform/refusal.ts'
import { countInWindows } from '../../platform/sliding-window.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { networkOf } from './throttle-keys.ts'

const hour = 3600

/** How often within the window: about one e-mail address, and from one network. */
const limits = {
  'sign-up': { email: 5, network: 50, windowSeconds: hour },
  'confirm-email': { email: 20, network: 100, windowSeconds: hour },
  'send-code': { email: 5, network: 50, windowSeconds: hour },
  'check-code': { email: 30, network: 100, windowSeconds: hour },
  'send-message': { email: 10, network: 50, windowSeconds: hour },
  'create-request': { email: 20, network: 200, windowSeconds: 24 * hour },
} as const

type Attempt = { readonly email: string; readonly ip: string }

const windowsOf = (what: keyof typeof limits, { email, ip }: Attempt) => {
  const { windowSeconds, ...limit } = limits[what]
  const digest = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  return [
    { key: `${what}:${digest}`, limit: limit.email, windowSeconds },
    { key: `${what}:${networkOf(ip)}`, limit: limit.network, windowSeconds },
  ]
}

/** Limits what people do without signing in, so that nobody is flooded with e-mail or can try address after address. */
export async function limitAttempts(db: Database, what: keyof typeof limits, attempt: Attempt): Promise<void> {
  const waitSeconds = await db.transaction().execute((tx) => countInWindows(tx, windowsOf(what, attempt)))
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds)
}

/** Counts a request of a visitor with the transaction that creates it, so that a refused or repeated one costs nothing. */
export async function limitVisitorRequests(tx: Tx, attempt: Attempt): Promise<void> {
  const waitSeconds = await countInWindows(tx, windowsOf('create-request', attempt))
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds, 'daily_limit_reached')
}
