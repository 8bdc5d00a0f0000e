import type { UserAccount } from '@portolan/contract/accounts/accounts'
import type { Role } from '@portolan/contract/roles'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/api-error.ts'
import { hasCookie, removeCookie, writeCookie } from '../cookie.ts'
import { takeIdTokensFrom } from './id-token.ts'
import { clearImpersonation, impersonatedUsername } from './impersonation.ts'
import { hasBeenIdle, recordActivity } from './session-activity.ts'

export type Session = {
  username: string
  email: string
  roles: readonly Role[]
  isFederatedSsoAccount: boolean
  firstName: string
  lastName: string
  externalGroups: readonly string[]
  /** The path first asked for, before sign-in; null when the page was opened signed in. */
  initialPagePath: string | null
  clientConfig: UserAccount['clientConfig']
  locale: UserAccount['locale']
  isProcurementBuyer: boolean
  isImpersonated: boolean
}

/** Undefined: someone is signed in, but who has not been asked yet. */
let session: Session | null | undefined =
  typeof document !== 'undefined' && hasCookie('portolan-session') ? undefined : null
let initialPagePath: string | null = null
const listeners = new Set<() => void>()

export const getSession = (): Session | null | undefined => session

export function setSession(next: Session | null): void {
  session = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the shell alone, which is on the page before the session is known. */
export const useSessionState = (): Session | null | undefined => useSyncExternalStore(subscribe, getSession, () => null)

export const useSession = (): Session | null => useSessionState() ?? null

export const hasRole = (of: Session, roles: readonly Role[]): boolean => of.roles.some((role) => roles.includes(role))

// With oidc-client-ts: loaded to sign in or out, and when the stored token has to be renewed.
let identity: Promise<typeof import('./identity.ts')> | undefined
const loadIdentity = (): Promise<typeof import('./identity.ts')> => {
  identity ??= import('./identity.ts').then((loaded) => {
    loaded.onSignedOut(forget)
    return loaded
  })
  return identity
}

/** Called once by the page's entry: a page served signed out never loads the identity provider's library. */
export function startSession(): void {
  takeIdTokensFrom({
    current: async () => {
      // A page that is being left sends nothing more: without a token the server would refuse it.
      if (isLeaving) return new Promise<never>(() => {})
      return hasCookie('portolan-session') ? currentIdToken() : ''
    },
    renew: async (refused) => (refused ? (await loadIdentity()).renewIdToken(refused) : ''),
  })
}

async function currentIdToken(): Promise<string> {
  const { storedIdToken } = await import('./stored-identity.ts')
  return (await storedIdToken()) ?? (await loadIdentity()).renewIdToken()
}

/** Whether someone is signed in, but who has not been asked yet. A user who was idle for too long is signed out instead. */
export const isSessionPending = (): boolean => session === undefined && !hasBeenIdle()

/** Asks who is signed in, unless that is known. A user who was idle for more than an hour is signed out. */
export async function ensureSession(): Promise<Session | null> {
  if (session === undefined && hasBeenIdle()) return signOut()
  if (session === undefined) await refreshSession()
  return session ?? null
}

export async function refreshSession(): Promise<void> {
  const { loadAccount } = await import('./load-account.ts')
  try {
    setSession(sessionOf(await loadAccount()))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forget()
    else throw error
  }
}

/** Shows a changed account everywhere without asking the server again. */
export const adoptAccount = (account: UserAccount): void => setSession(sessionOf(account))

const sessionOf = ({ loginName, ...account }: UserAccount): Session => ({
  username: loginName,
  ...account,
  initialPagePath,
  isImpersonated: impersonatedUsername() !== null,
})

let whenEnded = (): void => {}
let isLeaving = false

/** Someone was signed in and is so no more: the token could not be renewed. */
export const onSessionEnd = (listener: () => void): void => {
  whenEnded = listener
}

function forget(): void {
  const wasSignedIn = !!session
  removeCookie('portolan-session')
  clearImpersonation()
  setSession(null)
  if (wasSignedIn && !isLeaving) whenEnded()
}

/** Leaves the page. A page brought back by the browser's Back button starts over. */
export async function signIn(path: string, hint?: string): Promise<never> {
  addEventListener('pageshow', (event) => event.persisted && location.reload())
  await (await loadIdentity()).leaveToSignIn(path, hint)
  return new Promise<never>(() => {})
}

/** On the way back from the identity provider: answers the path to go on to. */
export async function finishSignIn(): Promise<string> {
  const path = await (await loadIdentity()).completeSignIn()
  writeCookie('portolan-session', '1')
  clearImpersonation()
  recordActivity()
  initialPagePath = path
  await refreshSession()
  return path
}

const afterSignOutKey = 'portolan.afterSignOut'

/** Leaves the page. The identity provider comes back to the home page, which goes on to `andGoTo`. */
export async function signOut({ andGoTo }: { andGoTo?: string } = {}): Promise<never> {
  forgetQuietly()
  if (andGoTo) sessionStorage.setItem(afterSignOutKey, andGoTo)
  await (await loadIdentity()).leaveToSignOut()
  return new Promise<never>(() => {})
}

/** The page to go on to after signing out, once; null where none was named, and while pages are prerendered. */
export function takePathAfterSignOut(): string | null {
  if (typeof document === 'undefined') return null
  const path = sessionStorage.getItem(afterSignOutKey)
  sessionStorage.removeItem(afterSignOutKey)
  return path
}

/** The server has ended the session: the identity provider knows already. */
export async function leaveEndedSession(): Promise<never> {
  forgetQuietly()
  await (await loadIdentity()).leaveSignedOut()
  return new Promise<never>(() => {})
}

function forgetQuietly(): void {
  isLeaving = true
  clearImpersonation()
  removeCookie('portolan-session')
}
