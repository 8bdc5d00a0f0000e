import { createHash } from 'node:crypto'
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Refusal } from '../../../platform/refusal.ts'
import { type ExternalClaims, readClaims } from './external-claims.ts'
import type { ExternalIssuer } from './external-issuer.ts'

/** Asymmetric algorithms only, so that a public key can never be used as a shared secret. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
/** Allowed clock difference. */
const toleranceSeconds = 5
const maxTokens = 10_000

type Needs = { readonly issuer: ExternalIssuer; readonly findKey: JWTVerifyGetKey; readonly now: () => Date }

/** Verifies id tokens of an external issuer and calls `read` once per token. */
export function externalTokens<Result>(
  { issuer, findKey, now }: Needs,
  read: (claims: ExternalClaims) => Promise<Result>,
) {
  type CachedToken = { readonly claims: ExternalClaims; readonly result: Promise<Result> }
  const verified = new Map<string, CachedToken>()

  async function verify(token: string): Promise<ExternalClaims> {
    const { payload, protectedHeader } = await jwtVerify(token, findKey, {
      issuer: issuer.issuer,
      audience: issuer.clientId,
      algorithms,
      currentDate: now(),
      clockTolerance: toleranceSeconds,
      requiredClaims: ['sub', 'iat', 'exp'],
    })
    if (!isIdToken(payload, protectedHeader.typ, issuer.clientId)) throw new Refusal('signed_out')
    const claims = readClaims(payload, issuer)
    if (!claims) throw new Refusal('account_not_accepted')
    return claims
  }

  return async (token: string): Promise<{ readonly claims: ExternalClaims; readonly result: Result }> => {
    const key = createHash('sha256').update(token).digest('base64url')
    const cached = verified.get(key)
    if (cached && cached.claims.expiresAt + toleranceSeconds <= now().getTime() / 1000) {
      verified.delete(key)
      throw new Refusal('signed_out')
    }
    const claims = cached?.claims ?? (await verify(token).catch(refuseBadToken))
    const result = cached?.result ?? read(claims)
    if (!cached) remember(key, { claims, result })
    return { claims, result: await result }
  }

  /** Failed reads are not cached, so the next call tries again. */
  function remember(key: string, cached: CachedToken): void {
    const [oldest] = verified.keys()
    if (oldest !== undefined && verified.size >= maxTokens) verified.delete(oldest)
    verified.set(key, cached)
    cached.result.catch(() => verified.delete(key))
  }
}

/** Rejects access tokens and logout tokens, which issuers sign with the same key and mark in different ways. */
function isIdToken(payload: JWTPayload, type: string | undefined, clientId: string): boolean {
  const { aud, azp, token_use: use, typ } = payload
  const isForUsAlone = (Array.isArray(aud) && aud.length > 1) || azp !== undefined ? azp === clientId : true
  const saysOtherwise =
    (type !== undefined && type.toUpperCase() !== 'JWT') ||
    (use !== undefined && use !== 'id') ||
    (typ !== undefined && typ !== 'ID') ||
    'events' in payload
  return isForUsAlone && !saysOtherwise
}

function refuseBadToken(error: unknown): never {
  throw error instanceof errors.JOSEError ? new Refusal('signed_out') : error
}
