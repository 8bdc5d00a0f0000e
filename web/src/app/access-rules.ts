import type { ApplicationId } from '@portolan/contract/applications'
import { clientRoles, dashboardRoles } from '@portolan/contract/roles'
import { enabledApplications } from '../shared/enabled-applications.ts'
import { queryClient } from '../shared/query.tsx'
import { hasRole, type Session } from '../shared/session.ts'
import { AccessDenied } from './access-denied.ts'

export const isStaff = (session: Session): boolean => hasRole(session, dashboardRoles)

export async function demandClient(session: Session, application: ApplicationId | undefined): Promise<void> {
  if (!hasRole(session, clientRoles)) throw new AccessDenied('role')
  if (!application) return
  const enabled = await queryClient.fetchQuery(enabledApplications)
  if (!enabled.includes(application)) throw new AccessDenied('application')
}
