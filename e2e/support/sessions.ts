import type { BrowserContextOptions } from 'playwright-core'
import { tokensOver } from '../../server/src/testing/sign-in.ts'
import { portalUrl } from './portal-url.ts'

export type Remembered = Exclude<BrowserContextOptions['storageState'], string | undefined>

export const nothing: Remembered = { cookies: [], origins: [] }

/**
 * What a browser remembers of somebody who has signed in, as oidc-client-ts writes it. Each has a session of their own.
 * How people sign in themselves is looked at in journeys of its own: going through the pages takes ten times as long.
 */
export async function signedIn(email: string): Promise<Remembered> {
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
