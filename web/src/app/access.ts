import type { ApplicationId } from '@portolan/contract/clients/applications'
import { notFound, redirect } from '@tanstack/react-router'
import { getBranding } from '../shared/branding.ts'
import { ensureSession, signIn } from '../shared/session/session.ts'
import type { Denied } from './access-rules.ts'

/** Who sees a page. An application is always one of the clients' own. Dashboards send everyone but staff home. */
export type Access =
  | 'anyone'
  | 'demo'
  | 'signed-in'
  | 'dashboards'
  | 'staff'
  | 'administrators'
  | 'clients'
  | 'organization managers'
  | { readonly clientsWith: ApplicationId }

/** In this order: signed in, role, application. The server checks the same on every call. */
export async function checkAccess(access: Access, path: string, isPreload: boolean): Promise<Denied | undefined> {
  if (access === 'anyone') return undefined
  if (access === 'demo') {
    const { isDemo, isPublicDemo } = getBranding()
    if (!isDemo) throw notFound()
    if (!isPublicDemo) return undefined
  }
  const session = await ensureSession()
  if (!session) {
    // A link the pointer rests on is only made ready: nobody is sent away for that.
    return isPreload ? undefined : await signIn(path)
  }
  if (access === 'signed-in') return undefined
  const { isStaff, refuseClient, refuseNonAdministrator, refuseNonClient, refuseNonManager } = await import(
    './access-rules.ts'
  )
  if (access === 'demo') return refuseClient(session)
  if (access === 'organization managers') return refuseNonManager(session)
  if (access !== 'staff' && access !== 'administrators' && access !== 'dashboards')
    return refuseNonClient(session, access === 'clients' ? undefined : access.clientsWith)
  if (!isStaff(session)) {
    if (access === 'dashboards') throw redirect({ to: '/', replace: true })
    return refuseClient(session) ? 'staff' : 'role'
  }
  return access === 'administrators' ? refuseNonAdministrator(session) : undefined
}
