const storageKey = 'portolan.externalReferenceId'

/** The buyer's session in the procurement system: a request made in this tab belongs to it. */
export const storeExternalReferenceId = (id: string): void => sessionStorage.setItem(storageKey, id)

export const readExternalReferenceId = (): string | null => sessionStorage.getItem(storageKey)

export const clearExternalReferenceId = (): void => sessionStorage.removeItem(storageKey)
