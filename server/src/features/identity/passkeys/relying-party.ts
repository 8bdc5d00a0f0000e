import { lazy } from '../../../platform/lazy.ts'

/** The library is large, so it loads on first use. */
export const webauthn = lazy(() => import('@simplewebauthn/server'))

/** Passkeys are bound to the portal's host name. */
export const relyingPartyId = (origin: string): string => new URL(origin).hostname

/** EdDSA, ES256 and RS256. Every current authenticator supports at least one. */
export const supportedAlgorithmIDs = [-8, -7, -257]

export const expectedValues = (origin: string) => ({
  expectedOrigin: origin,
  expectedRPID: relyingPartyId(origin),
  requireUserVerification: true,
})
