import { hash } from 'node:crypto'
import { createLocalJWKSet, errors, type JWK, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { Refusal } from '../../../platform/refusal.ts'
import { publicPart, signingAlgorithm } from '../issuer/keys.ts'

const Claims = z.object({
  sub: z.uuid(),
  exp: z.number(),
  groups: z.array(z.string()),
  /** The session it was issued in. */
  ses: z.string(),
  /** The account's tokens_valid_after when it was issued: exact, where `iat` has whole seconds. */
  ver: z.number(),
  events: z.optional(z.never()),
})
type Claims = z.infer<typeof Claims>

export type VerifyToken = (token: string) => Promise<Claims>

const mostTokens = 10_000

/** Checks an id token of our own issuer; one seen before costs a digest instead of a signature. */
export function tokenVerifier(needs: {
  readonly issuer: string
  readonly audience: string
  readonly keys: readonly JWK[]
  readonly now: () => Date
}): VerifyToken {
  const { issuer, audience, now } = needs
  const keySet = createLocalJWKSet({ keys: needs.keys.map(publicPart) })
  // By digest, so that no usable token lies around in memory.
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
    // A logout token is signed with the same key.
    if (protectedHeader.typ === 'logout+jwt' || !claims.success) throw new Refusal('signed_out')
    return claims.data
  }

  return async (token) => {
    const key = hash('sha256', token, 'base64url')
    const known = verified.get(key)
    if (known) {
      if (known.exp > now().getTime() / 1000) return known
      verified.delete(key)
      throw new Refusal('signed_out')
    }
    const claims = await verify(token).catch(refuseBadToken)
    const [oldest] = verified.keys()
    if (oldest !== undefined && verified.size >= mostTokens) verified.delete(oldest)
    verified.set(key, claims)
    return claims
  }
}

function refuseBadToken(error: unknown): never {
  throw error instanceof errors.JOSEError ? new Refusal('signed_out') : error
}
