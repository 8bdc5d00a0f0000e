import type { Impersonation } from '@portolan/contract/identity/impersonation'

const keys = {
  username: 'portolan.usernameOverride',
  endsAt: 'portolan.impersonationEndsAt',
  hasEnded: 'portolan.impersonationEnded',
}

const read = (key: string): string | null =>
  typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key)

/** The user an administrator acts for, in this tab only. */
export const impersonatedUsername = (): string | null => read(keys.username)

export const impersonationEndsAt = (): string | null => read(keys.endsAt)

export function storeImpersonation({ username, endsAt }: Impersonation): void {
  sessionStorage.setItem(keys.username, username)
  sessionStorage.setItem(keys.endsAt, endsAt)
}

export function clearImpersonation(): void {
  sessionStorage.removeItem(keys.username)
  sessionStorage.removeItem(keys.endsAt)
}

/** The server has ended it: on to the home page, which says so. Nothing on this page is the administrator's to see. */
export function leaveEndedImpersonation(): Promise<never> {
  clearImpersonation()
  sessionStorage.setItem(keys.hasEnded, 'yes')
  location.assign('/')
  return new Promise<never>(() => {})
}

/** True once after an impersonation was ended by the server. */
export function takeImpersonationEnd(): boolean {
  const hasEnded = read(keys.hasEnded) !== null
  sessionStorage.removeItem(keys.hasEnded)
  return hasEnded
}
