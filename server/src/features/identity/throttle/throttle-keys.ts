import { createHash } from 'node:crypto'
import { networkOf } from '../../../platform/http/network-of.ts'

// A network may be a whole office behind one router, so it has more room than one account there. The limit of an account
// over all networks stops distributed guessing and is out of reach for someone who guesses from one place.
const signIn = { accountInNetwork: 5, accountInHour: 100, network: 50 }
const codes = { accountInNetwork: 5, accountInHour: 20 }
const resets = { accountInNetwork: 3, accountInHour: 10, network: 20 }

type Key = { readonly key: string; readonly free: number }

/** What an attempt is counted against. A success resets the own key; the shared ones only lose this attempt. */
type AttemptKeys = { readonly own: Key; readonly shared: readonly Key[] }

type Attempt = {
  readonly ip: string
  /** Of a browser that signed in to this account before: it has a count of its own. */
  readonly device?: string | undefined
  readonly now: Date
}

/** What was typed is kept as a digest: some type their password there. */
const digest = (email: string) => createHash('sha256').update(email).digest('base64url')

/** A key per hour starts from zero every hour, however long somebody goes on. */
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

/** Someone who types codes knows the password already, so there are fewer of them over all networks. */
export function codeKeys({ accountId, ip, device, now }: Attempt & { readonly accountId: string }): AttemptKeys {
  if (device) return { own: { key: `code-device:${device}`, free: codes.accountInNetwork }, shared: [] }
  return {
    own: { key: `code:${accountId}:${networkOf(ip)}`, free: codes.accountInNetwork },
    shared: [{ key: `code:${accountId}:${hourOf(now)}`, free: codes.accountInHour }, networkKey(ip)],
  }
}

/** Of someone who is signed in and types the password again: nobody else adds to it. */
export const passwordChangeKey = (accountId: string): Key => ({ key: `password-change:${accountId}`, free: 5 })

export function passwordResetKeys({ email, ip, now }: Attempt & { readonly email: string }): readonly Key[] {
  const account = digest(email)
  return [
    { key: `reset:${account}:${networkOf(ip)}`, free: resets.accountInNetwork },
    { key: `reset:${account}:${hourOf(now)}`, free: resets.accountInHour },
    { key: `reset:${networkOf(ip)}`, free: resets.network },
  ]
}
