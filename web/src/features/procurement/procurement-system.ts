const storageKey = 'portolan.procurementSystem'

/** The system of the buyer's last visit, which the list of requests is named after, later also outside of a visit. */
export const storeProcurementSystem = (system: 'COUPA' | 'OTHER'): void => localStorage.setItem(storageKey, system)

export const isFromOtherSystem = (): boolean => localStorage.getItem(storageKey) === 'OTHER'
