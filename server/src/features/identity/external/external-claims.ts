import type { JWTPayload } from 'jose'
import * as z from 'zod/mini'
import type { ExternalIssuer } from './external-issuer.ts'

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  iat: z.number(),
  exp: z.number(),
  email: z.pipe(
    z.email(),
    z.transform((email) => email.toLowerCase()),
  ),
  /** Some issuers send a string. */
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  name: z.optional(z.string()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  sid: z.optional(z.string()),
  auth_time: z.optional(z.number()),
})

/** The claims of an external issuer's id token, normalized. */
export type ExternalClaims = {
  readonly subject: string
  readonly issuedAt: number
  readonly expiresAt: number
  readonly email: string
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  readonly groups: readonly string[]
  readonly externalGroups: readonly string[]
  /** Identifies the issuer's session as well as the token allows. */
  readonly session: string
}

/** Returns undefined if a claim that an account needs is missing. */
export function readClaims(payload: JWTPayload, names: ExternalIssuer): ExternalClaims | undefined {
  const { success, data } = Claims.safeParse(payload)
  if (!success) return undefined
  const [first = '', ...rest] = (data.name ?? '').split(/\s+/)
  return {
    subject: data.sub,
    issuedAt: data.iat,
    expiresAt: data.exp,
    email: data.email,
    isEmailVerified: String(data.email_verified) === 'true',
    firstName: data.given_name ?? first,
    lastName: data.family_name ?? rest.join(' '),
    groups: readList(payload, names.groupsClaim),
    externalGroups: readList(payload, names.externalGroupsClaim),
    session: `external:${data.sid ?? `${data.sub}:${data.auth_time ?? ''}`}`,
  }
}

/**
 * Reads a list, or a string separated by commas or spaces. A dotted name reads a nested claim, such as
 * `realm_access.roles`.
 */
function readList(payload: JWTPayload, name: string): readonly string[] {
  const within = (value: unknown, key: string) => (value as Record<string, unknown> | null | undefined)?.[key]
  const value = payload[name] ?? name.split('.').reduce<unknown>(within, payload)
  const entries = typeof value === 'string' ? value.replace(/^\[|\]$/g, '').split(/[\s,]+/) : value
  return Array.isArray(entries)
    ? entries.filter((entry): entry is string => typeof entry === 'string' && entry !== '')
    : []
}
