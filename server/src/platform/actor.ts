import type { ApplicationId } from '@portolan/contract/clients/applications'
import { clientRoles, type Role } from '@portolan/contract/roles'

/** The caller. While impersonating, this is the impersonated user, with the administrator in `impersonator`. */
export type Actor = {
  readonly accountId: string
  readonly loginName: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly roles: readonly Role[]
  readonly isFederated: boolean
  readonly externalGroups: readonly string[]
  /** The organization the caller acts for. */
  readonly clientId: number | null
  readonly linkedClientIds: readonly number[]
  readonly applicationIds: readonly ApplicationId[]
  /** A BCP 47 tag; null where none was chosen. */
  readonly locale: string | null
  /** The caller's session; while impersonating, that of the administrator. Null where the issuer provides none. */
  readonly session: string | null
  /** The key that the caller sent instead of a token of a sign-in. */
  readonly apiKeyId: string | null
  /** True if that key may call with GET only. */
  readonly isReadOnly: boolean
  readonly impersonator: { readonly accountId: string; readonly loginName: string } | null
}

export const hasAnyRole = (actor: Actor, roles: readonly Role[]): boolean =>
  actor.roles.some((role) => roles.includes(role))

/** Staff of the provider, not a client. */
export const isStaff = (actor: Actor): boolean => actor.roles.some((role) => !clientRoles.includes(role))
