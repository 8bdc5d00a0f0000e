const storageKey = 'portolan.reuseRequest'

/** The request whose data the next form of a new one begins with. */
export const storeReusedRequestId = (id: string): void => sessionStorage.setItem(storageKey, id)
export const readReusedRequestId = (): string | null => sessionStorage.getItem(storageKey)
export const clearReusedRequestId = (): void => sessionStorage.removeItem(storageKey)
