import { createHash } from 'node:crypto'
import { networkOf } from '../../../platform/http/network-of.ts'

// A network may be a whole office behind one router, so it allows more than one account in it. The limit of an account
// across all networks stops distributed guessing and cannot be reached from one network.
const signIn = { accountInNetwork: 5, accountInHour: 100, network: 50 }
const codes = { accountInNetwork: 5, accountInHour: 20 }
const resets = { accountInNetwork: 3, accountInHour: 10, network: 20 }

type Key = { readonly key: string; readonly free: number }

/** The keys an attempt is counted under. A success resets the own key and removes this attempt from the shared ones. */
type AttemptKeys = { readonly own: Key; readonly shared: readonly Key[] }

type Attempt = {
  readonly ip: string
  /** A browser that signed in to this account before is counted separately. */
  readonly device?: string | undefined
  readonly now: Date
}

/** Store a digest: some people type their password into the email field. */
const digest = (email: string) => createHash('sha256').update(email).digest('base64url')

/** One key per hour, so that the count restarts every hour. */
const hourOf = (now: Date) => now.toISOString().slice(0, 13)

export const networkKey = (ip: string): Key => ({ key: `address:${networkOf(ip)}`, free: signIn.network })

export function signInKeys({ email, ip, device, now }: Attempt & { readonly email: string }): AttemptKeys {
  if (device) return { own: { key: `device:${device}`, free: signIn.accountInNetwork }, shared: [] }
  const account = digest(email)
  return {
    own: { key: `account:${account}:${networkOf(ip)}`, free: signIn.accountInNetwork },
    shared: [{ key: `account:${account}:${hourOf(now)}`, free: signIn.accountInHour }, networkKey(ip)],
  }
}

/** Someone who types codes already knows the password, so the limits across networks are lower. */
export function codeKeys({ accountId, ip, device, now }: Attempt & { readonly accountId: string }): AttemptKeys {
  if (device) return { own: { key: `code-device:${device}`, free: codes.accountInNetwork }, shared: [] }
  return {
    own: { key: `code:${accountId}:${networkOf(ip)}`, free: codes.accountInNetwork },
    shared: [{ key: `code:${accountId}:${hourOf(now)}`, free: codes.accountInHour }, networkKey(ip)],
  }
}

/** For a signed-in user who types the password again: nobody else adds to this count. */
export const passwordChangeKey = (accountId: string): Key => ({ key: `password-change:${accountId}`, free: 5 })

export function passwordResetKeys({ email, ip, now }: Attempt & { readonly email: string }): readonly Key[] {
  const account = digest(email)
  return [
    { key: `reset:${account}:${networkOf(ip)}`, free: resets.accountInNetwork },
    { key: `reset:${account}:${hourOf(now)}`, free: resets.accountInHour },
    { key: `reset:${networkOf(ip)}`, free: resets.network },
  ]
}
