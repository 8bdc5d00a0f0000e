import { hash } from 'node:crypto'
import { createLocalJWKSet, errors, type JWK, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { Refusal } from '../../../platform/refusal.ts'
import { publicPart, signingAlgorithm } from '../issuer/keys.ts'

const Claims = z.object({
  sub: z.uuid(),
  exp: z.number(),
  groups: z.array(z.string()),
  /** The session the token was issued in. */
  ses: z.string(),
  /** The account's `tokens_valid_after` at the time of issue. More exact than `iat`, which has whole seconds. */
  ver: z.number(),
  events: z.optional(z.never()),
})
type Claims = z.infer<typeof Claims>

export type VerifyToken = (token: string) => Promise<Claims>

const maxTokens = 10_000

/**
 * Verifies an id token of the embedded issuer. Caches verified tokens, so that a repeated one costs a digest instead of
 * a signature check.
 */
export function tokenVerifier(needs: {
  readonly issuer: string
  readonly audience: string
  readonly keys: readonly JWK[]
  readonly now: () => Date
}): VerifyToken {
  const { issuer, audience, now } = needs
  const keySet = createLocalJWKSet({ keys: needs.keys.map(publicPart) })
  // Keyed by digest, so that no usable token is held in memory.
  const verified = new Map<string, Claims>()

  async function verify(token: string): Promise<Claims> {
    const { payload, protectedHeader } = await jwtVerify(token, keySet, {
      issuer,
      audience,
      algorithms: [signingAlgorithm],
      currentDate: now(),
      requiredClaims: ['iat'],
    })
    const claims = Claims.safeParse(payload)
    // Logout tokens are signed with the same key.
    if (protectedHeader.typ === 'logout+jwt' || !claims.success) throw new Refusal('signed_out')
    return claims.data
  }

  return async (token) => {
    const key = hash('sha256', token, 'base64url')
    const cached = verified.get(key)
    if (cached) {
      if (cached.exp > now().getTime() / 1000) return cached
      verified.delete(key)
      throw new Refusal('signed_out')
    }
    const claims = await verify(token).catch(refuseBadToken)
    const [oldest] = verified.keys()
    if (oldest !== undefined && verified.size >= maxTokens) verified.delete(oldest)
    verified.set(key, claims)
    return claims
  }
}

function refuseBadToken(error: unknown): never {
  throw error instanceof errors.JOSEError ? new Refusal('signed_out') : error
}
