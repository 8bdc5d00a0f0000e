import type { ApplicationId } from '@portolan/contract/clients/applications'
import { clientRoles, dashboardRoles } from '@portolan/contract/roles'
import { enabledApplications } from '../shared/api/enabled-applications.ts'
import { queryClient } from '../shared/api/query-client.ts'
import { managesOrganization } from '../shared/session/manages-organization.ts'
import { hasRole, type Session } from '../shared/session/session.ts'

/** What a visitor lacks; the page then says so in its own place. */
export type Denied = 'role' | 'staff' | 'application'

export const isStaff = (session: Session): boolean => hasRole(session, dashboardRoles)

/** Staff with or without a dashboard. */
export const refuseClient = ({ roles }: Session): Denied | undefined =>
  roles.some((role) => !clientRoles.includes(role)) ? undefined : 'role'

export const refuseNonAdministrator = (session: Session): Denied | undefined =>
  hasRole(session, ['ADMIN']) ? undefined : 'role'

export const refuseNonManager = (session: Session): Denied | undefined =>
  managesOrganization(session) ? undefined : 'role'

export const prefetchApplications = (): void => void queryClient.prefetchQuery(enabledApplications)

export async function refuseNonClient(session: Session, application?: ApplicationId): Promise<Denied | undefined> {
  if (!hasRole(session, clientRoles)) return 'role'
  if (!application) return undefined
  const enabled = await queryClient.fetchQuery(enabledApplications)
  return enabled.includes(application) ? undefined : 'application'
}
