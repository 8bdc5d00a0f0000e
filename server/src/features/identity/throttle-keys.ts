import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

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

/** One subscriber holds a whole /64 of IPv6 addresses. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
