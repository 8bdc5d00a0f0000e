const storageKey = 'portolan.procurementSystem'

/** The system that this tab was opened from, which the list of its requests is named after. */
export const storeProcurementSystem = (system: 'COUPA' | 'OTHER'): void => sessionStorage.setItem(storageKey, system)

export const isFromOtherSystem = (): boolean => sessionStorage.getItem(storageKey) === 'OTHER'
