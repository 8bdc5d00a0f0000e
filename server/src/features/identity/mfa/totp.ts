import type { TOTP } from 'otpauth'
import { lazy } from '../../../platform/lazy.ts'

const otpauth = lazy(() => import('otpauth'))

const periodSeconds = 30
/** What every authenticator app takes for granted. */
const usual = { algorithm: 'SHA1', digits: 6, period: periodSeconds } as const
const secretBytes = 20

export const isTotpCode = (typed: string): boolean => /^\d{6}$/.test(typed)

export async function newTotpSecret(): Promise<string> {
  const { Secret } = await otpauth()
  return new Secret({ size: secretBytes }).base32
}

/** What an app reads from the QR code. */
export async function otpauthUrl(secret: string, names: { issuer: string; label: string }): Promise<string> {
  return (await totpOf(secret, names)).toString()
}

/** The time step a code belongs to; undefined for one that is wrong. A clock may be one step off, either way. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  const timestamp = now.getTime()
  const drift = (await totpOf(secret)).validate({ token: code, timestamp, window: 1 })
  return drift === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + drift
}

async function totpOf(secret: string, names?: { issuer: string; label: string }): Promise<TOTP> {
  const { Secret, TOTP } = await otpauth()
  return new TOTP({ ...usual, ...names, secret: Secret.fromBase32(secret) })
}
