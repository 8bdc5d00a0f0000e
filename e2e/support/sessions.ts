import type { BrowserContextOptions } from 'playwright-core'
import { tokensOver } from '../../server/src/testing/sign-in.ts'
import { portalUrl } from './portal-url.ts'

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

export const emptyStorage: StorageState = { cookies: [], origins: [] }

/**
 * The browser storage of a signed-in user, as oidc-client-ts writes it, with a new session each time. Other journeys test
 * the sign-in pages themselves, which take ten times as long.
 */
export async function signedIn(email: string): Promise<StorageState> {
  const origin = portalUrl()
  const { tokens, cookies } = await tokensOver(origin, email)
  const profile = claimsOf(tokens.id_token)
  const user = { ...tokens, session_state: null, profile, expires_at: profile.exp }
  const records = [{ key: `user:${profile.iss}:${profile.aud}`, value: JSON.stringify(user) }]
  const indexedDB = [{ name: 'portolan-identity', version: 1, stores: [{ ...store, records }] }]
  const here = { origin, localStorage: [], indexedDB }
  return {
    cookies: [...cookies, ['portolan-session', '1'] as const]
      .filter(([name]) => /session/.test(name))
      .map(([name, value]) => ({ ...cookie, name, value, httpOnly: name !== 'portolan-session' })),
    origins: [here],
  }
}

const cookie = { domain: 'localhost', path: '/', expires: -1, secure: false, sameSite: 'Lax' } as const
const store = { name: 'values', autoIncrement: false, indexes: [] }

function claimsOf(token: string): { iss: string; aud: string; exp: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}
