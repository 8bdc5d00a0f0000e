import { createHash } from 'node:crypto'
import { networkOf } from '../../platform/network-of.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { takeAttempt } from './store-throttle.ts'

/** How often within an hour before the waits begin: about one e-mail address, and from one place. */
const free = {
  'sign-up': { email: 5, address: 50 },
  'confirm-email': { email: 20, address: 100 },
  'send-code': { email: 5, address: 50 },
  'check-code': { email: 30, address: 100 },
  'send-message': { email: 10, address: 50 },
} as const

type Attempt = { readonly email: string; readonly ip: string }

/** For what people do without being signed in: nobody is flooded with mail, and nobody can try address after address. */
export async function limitAttempts(db: Database, what: keyof typeof free, { email, ip }: Attempt): Promise<void> {
  const whose = createHash('sha256').update(email).digest('base64url')
  const throttled = await takeAttempt(db, [
    { key: `${what}:${whose}`, free: free[what].email },
    { key: `${what}:${networkOf(ip)}`, free: free[what].address },
  ])
  if (throttled) throw new Refusal('too_many_requests')
}
