import type { User } from 'oidc-client-ts'
import { getBranding } from '../branding.ts'
import { identityStore } from './identity-store.ts'

const spareSeconds = 30

/** By how many seconds this machine's clock is ahead of the issuer's: many are wrong by more than a token lives. */
let clockAhead = 0

export function setClockBy(fresh: User | null | undefined): void {
  if (fresh) clockAhead = Date.now() / 1000 - fresh.profile.iat
}

type TokenHolder = Pick<User, 'id_token' | 'profile'>

// By the id token's own expiry: the library looks at the access token's alone.
export const isUsable = <T extends TokenHolder>(user: T | null, refused?: string): user is T & { id_token: string } =>
  !!user?.id_token && user.id_token !== refused && user.profile.exp + clockAhead - Date.now() / 1000 > spareSeconds

/**
 * The id token in the store, or null if there is none that can still be used. Read under the key and in the form of
 * oidc-client-ts, so that most pages do not load the library.
 */
export async function storedIdToken(): Promise<string | null> {
  const { authority, clientId } = getBranding().signIn
  const stored = await identityStore.get(`user:${authority}:${clientId}`)
  const user: TokenHolder | null = stored === null ? null : JSON.parse(stored)
  return isUsable(user) ? user.id_token : null
}
