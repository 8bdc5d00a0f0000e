import { createHash } from 'node:crypto'
import { networkOf } from '../../platform/network-of.ts'
import { tooManyRequests } from '../../platform/refusal.ts'
import { countInWindows } from '../../platform/sliding-window.ts'
import type { Database, Tx } from '../../tables/database.ts'

const hour = 3600

/**
 * How often within the window: about one e-mail address from one network, about it from anywhere, and from one network.
 * Most addresses have more over all networks, so that nobody uses up the limit of somebody else.
 */
const limits = {
  'sign-up': { email: 5, emailAnywhere: 20, network: 50, windowSeconds: hour },
  'confirm-email': { email: 20, emailAnywhere: 80, network: 100, windowSeconds: hour },
  'send-code': { email: 5, emailAnywhere: 20, network: 50, windowSeconds: hour },
  'check-code': { email: 30, emailAnywhere: 120, network: 100, windowSeconds: hour },
  'send-message': { email: 10, emailAnywhere: 40, network: 50, windowSeconds: hour },
  'create-request': { email: 20, emailAnywhere: 20, network: 200, windowSeconds: 24 * hour },
} as const

type Attempt = { readonly email: string; readonly ip: string }

const windowsOf = (what: keyof typeof limits, { email, ip }: Attempt) => {
  const { windowSeconds, ...limit } = limits[what]
  const digest = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  const network = networkOf(ip)
  return [
    { key: `${what}:${digest}:${network}`, limit: limit.email, windowSeconds },
    { key: `${what}:${digest}`, limit: limit.emailAnywhere, windowSeconds },
    { key: `${what}:${network}`, limit: limit.network, windowSeconds },
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
