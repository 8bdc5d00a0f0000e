import type { ApplicationId } from '@portolan/contract/clients/applications'
import { clientRoles, type Role } from '@portolan/contract/roles'

/** Whoever is calling. While impersonating, everything here is the impersonated user's but `impersonator`. */
export type Actor = {
  readonly accountId: string
  readonly loginName: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly roles: readonly Role[]
  readonly isFederated: boolean
  readonly externalGroups: readonly string[]
  /** The organisation acted for. */
  readonly clientId: number | null
  readonly linkedClientIds: readonly number[]
  readonly applicationIds: readonly ApplicationId[]
  /** A BCP 47 tag; null where none was chosen. */
  readonly locale: string | null
  /** The sign-in this call belongs to, the administrator's own while impersonating; null where the issuer names none. */
  readonly session: string | null
  readonly impersonator: { readonly accountId: string; readonly loginName: string } | null
}

export const hasAnyRole = (actor: Actor, roles: readonly Role[]): boolean =>
  actor.roles.some((role) => roles.includes(role))

/** Staff of the provider, as against its customers. */
export const isStaff = (actor: Actor): boolean => actor.roles.some((role) => !clientRoles.includes(role))
