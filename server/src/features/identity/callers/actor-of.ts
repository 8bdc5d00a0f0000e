import type { ApplicationId } from '@portolan/contract/clients/applications'
import { clientRoles, Role } from '@portolan/contract/roles'
import type { Actor } from '../../../platform/actor.ts'
import type { Caller } from './store-callers.ts'

/** Ignores groups that are not portal roles. */
export const rolesIn = (groups: readonly string[]): readonly Role[] =>
  Role.options.filter((role) => groups.includes(role))

export function actorOf(caller: Caller, roles: readonly Role[], session: string | null): Actor {
  const {
    ownApplicationIds,
    clientApplicationIds,
    isDisabled: _disabled,
    isEmailConfirmed: _confirmed,
    tokensValidAfter: _validAfter,
    ...who
  } = caller
  const applicationIds = ownApplicationIds ?? applicationsOf(roles, clientApplicationIds ?? [])
  return { ...who, roles, applicationIds, session, apiKeyId: null, isReadOnly: false, impersonator: null }
}

/** Default applications of an account that has no list of its own. */
function applicationsOf(roles: readonly Role[], ofClient: readonly ApplicationId[]): readonly ApplicationId[] {
  const isStaff = roles.some((role) => !clientRoles.includes(role))
  const isClient = roles.some((role) => clientRoles.includes(role))
  return [...new Set<ApplicationId>([...(isStaff ? (['consoleHelp'] as const) : []), ...(isClient ? ofClient : [])])]
}
