import type { ApplicationId } from '@portolan/contract/applications'
import { notFound, redirect } from '@tanstack/react-router'
import { getBranding } from '../shared/branding.ts'
import { ensureSession, signIn } from '../shared/session.ts'

/** Who sees a page. An application is always one of the clients' own. Staff pages send everyone else home. */
export type Access = 'anyone' | 'demo' | 'signed-in' | 'staff' | 'clients' | { readonly clientsWith: ApplicationId }

/** In this order: signed in, role, application. The server checks the same on every call. */
export async function checkAccess(access: Access, path: string, isPreload: boolean): Promise<void> {
  if (access === 'anyone') return
  if (access === 'demo') {
    if (!getBranding().isDemo) throw notFound()
    return
  }
  const session = await ensureSession()
  if (!session) {
    // A link the pointer rests on is only made ready: nobody is sent away for that.
    if (isPreload) return
    await signIn(path)
    return
  }
  if (access === 'signed-in') return
  const { isStaff, demandClient } = await import('./access-rules.ts')
  if (access !== 'staff') await demandClient(session, access === 'clients' ? undefined : access.clientsWith)
  else if (!isStaff(session)) throw redirect({ to: '/', replace: true })
}
