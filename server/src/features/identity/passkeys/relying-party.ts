import { lazy } from '../../../platform/lazy.ts'

/** Large, and only for those who use passkeys. */
export const webauthn = lazy(() => import('@simplewebauthn/server'))

/** Passkeys belong to the host name the portal is reached under. */
export const relyingPartyId = (origin: string): string => new URL(origin).hostname

/** EdDSA, ES256 and RS256: what every authenticator in use has one of. */
export const supportedAlgorithmIDs = [-8, -7, -257]

export const expectedOf = (origin: string) => ({
  expectedOrigin: origin,
  expectedRPID: relyingPartyId(origin),
  requireUserVerification: true,
})
