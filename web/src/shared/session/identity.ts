import { ErrorResponse, UserManager } from 'oidc-client-ts'
import { getBranding } from '../branding.ts'
import { getLocale } from '../messages/language.ts'
import { identityStore } from './identity-store.ts'
import { lastOrganization } from './last-organization.ts'
import { isUsable, setClockBy } from './stored-identity.ts'

const { authority, clientId } = getBranding().signIn
/** Whether somebody else than the portal signs people in: we know less of such an issuer. */
const isElsewhere = !authority.startsWith(`${location.origin}/`)

const manager = new UserManager({
  authority,
  client_id: clientId,
  // Ours tells everything unasked.
  scope: isElsewhere ? 'openid email profile' : 'openid',
  response_type: 'code',
  redirect_uri: `${location.origin}/callback`,
  post_logout_redirect_uri: `${location.origin}/`,
  userStore: identityStore,
  // Renewed on demand: timers are throttled in hidden tabs.
  automaticSilentRenew: false,
  loadUserInfo: false,
  monitorSession: false,
})
manager.events.addUserUnloaded(lastOrganization.forget)

/**
 * A usable token other than the refused one, or empty when nobody is signed in. One renewal at a time over all tabs: a
 * refresh token sent twice ends the whole session.
 */
export const renewIdToken = (refused?: string): Promise<string> =>
  navigator.locks.request('portolan-renew', async () => {
    const user = await manager.getUser()
    if (!user) return ''
    if (isUsable(user, refused)) return user.id_token
    try {
      // Without a refresh token the library would try a frame, which no policy lets through.
      const renewed = user.refresh_token ? await manager.signinSilent() : null
      // Not every issuer gives a new id token with a refresh.
      if (renewed?.id_token !== user.id_token) setClockBy(renewed)
      if (isUsable(renewed, refused)) return renewed.id_token
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error
    }
    // Who is still signed in elsewhere comes back at once. A token refused before its time would be so again.
    if (isElsewhere && !isUsable(user)) return goForNewToken()
    await manager.removeUser()
    return ''
  })

async function goForNewToken(): Promise<never> {
  await leaveToSignIn(location.pathname + location.search)
  return new Promise<never>(() => {})
}

/** `hint`: who it is, where somebody else has vouched for them. */
export const leaveToSignIn = (path: string, hint?: string): Promise<void> =>
  // The code is bound to this browser by PKCE; some issuers want a nonce all the same.
  manager.signinRedirect({
    state: { path },
    nonce: crypto.randomUUID(),
    ui_locales: getLocale(),
    ...(hint && { login_hint: hint }),
  })

/** The path first asked for. It came back through the address bar, so only a path of our own is obeyed. */
export async function completeSignIn(): Promise<string> {
  const user = await manager.signinCallback()
  setClockBy(user)
  lastOrganization.forget()
  const path = (user?.state as { path?: unknown } | undefined)?.path
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/'
}

/** Of several tabs the first tells the identity provider; the others then find nobody signed in. */
export const leaveToSignOut = (): Promise<void> =>
  navigator.locks.request('portolan-sign-out', async () => {
    if (!(await manager.getUser())) return leaveSignedOut()
    try {
      // Cognito goes by names of its own; others pass over what they do not know.
      const inOtherWords = { client_id: clientId, extraQueryParams: { logout_uri: `${location.origin}/` } }
      await manager.signoutRedirect(isElsewhere ? inOtherWords : {})
    } catch {
      await leaveSignedOut()
    }
  })

export async function leaveSignedOut(): Promise<void> {
  await manager.removeUser()
  location.assign('/')
}

export const onSignedOut = (listener: () => void): void => {
  manager.events.addUserUnloaded(listener)
}
