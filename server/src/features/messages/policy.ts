import { dashboardRoles } from '@portolan/contract/roles'
import { type Actor, hasAnyRole, isStaff } from '../../platform/actor.ts'

/** Staff who work at the desk write for the provider. */
export const writesForProvider = (actor: Actor | undefined): boolean =>
  actor !== undefined && hasAnyRole(actor, dashboardRoles)

/** Of the provider's people nobody else takes part. */
export const isOutside = (actor: Actor | undefined): boolean =>
  actor !== undefined && isStaff(actor) && !writesForProvider(actor)
