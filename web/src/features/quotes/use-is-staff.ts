import { clientRoles } from '@portolan/contract/roles'
import { hasRole, useSession } from '../../shared/session/session.ts'

/** Staff may view a quote but not answer it. */
export function useIsStaff(): boolean {
  const session = useSession()
  return session !== null && !hasRole(session, clientRoles)
}
