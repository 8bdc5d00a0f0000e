import { createHash } from 'node:crypto'
import { networkOf } from '../../platform/network-of.ts'

// An address may be a whole office behind one router, so it has more room than an account.
const freeAttempts = { account: 5, address: 50 }

/** What an attempt is counted against. What was typed is kept as a digest: some type their password there. */
export function throttleKeys(email: string, ip: string) {
  const account = createHash('sha256').update(email).digest('base64url')
  return {
    account: { key: `account:${account}`, free: freeAttempts.account },
    address: { key: `address:${networkOf(ip)}`, free: freeAttempts.address },
  }
}
