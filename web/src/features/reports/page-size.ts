import { pageSizes } from '@portolan/contract/reports/reports'

const storageKey = 'portolan.reportRowsPerPage'
export type PageSize = (typeof pageSizes)[number]

export const pageSizeOf = (value: number): PageSize => pageSizes.find((size) => size === value) ?? pageSizes[0]

/** As chosen last on this device; 25 at first. */
export const rememberedPageSize = (): PageSize => pageSizeOf(Number(localStorage.getItem(storageKey)))

export const rememberPageSize = (size: PageSize): void => localStorage.setItem(storageKey, String(size))
