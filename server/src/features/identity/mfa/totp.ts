import type { TOTP } from 'otpauth'
import { lazy } from '../../../platform/lazy.ts'

const otpauth = lazy(() => import('otpauth'))

const periodSeconds = 30
/** The defaults that every authenticator app assumes. */
const defaults = { algorithm: 'SHA1', digits: 6, period: periodSeconds } as const
const secretBytes = 20

export const isTotpCode = (typed: string): boolean => /^\d{6}$/.test(typed)

export async function newTotpSecret(): Promise<string> {
  const { Secret } = await otpauth()
  return new Secret({ size: secretBytes }).base32
}

/** The address in the QR code. */
export async function otpauthUrl(secret: string, names: { issuer: string; label: string }): Promise<string> {
  return (await createTotp(secret, names)).toString()
}

/** Returns the time step of a code, or undefined if it is wrong. Clocks may differ by one step. */
export async function findTotpStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  const timestamp = now.getTime()
  const drift = (await createTotp(secret)).validate({ token: code, timestamp, window: 1 })
  return drift === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + drift
}

async function createTotp(secret: string, names?: { issuer: string; label: string }): Promise<TOTP> {
  const { Secret, TOTP } = await otpauth()
  return new TOTP({ ...defaults, ...names, secret: Secret.fromBase32(secret) })
}
