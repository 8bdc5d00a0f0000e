const storageKey = 'portolan.usernameOverride'

/** The user an administrator acts for, in this tab only. */
export const impersonatedUsername = (): string | null =>
  typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(storageKey)

export const storeImpersonation = (username: string): void => sessionStorage.setItem(storageKey, username)

export const clearImpersonation = (): void => sessionStorage.removeItem(storageKey)
