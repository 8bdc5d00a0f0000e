import { requestPageSizes } from '@portolan/contract/job-requests/actions'

const storageKey = 'portolan.requestsPerPage'

/** As chosen last on this device; ten at first. */
export function rememberedPageSize(): number {
  const remembered = Number(localStorage.getItem(storageKey))
  return requestPageSizes.find((size) => size === remembered) ?? requestPageSizes[0]
}

export const rememberPageSize = (size: number): void => localStorage.setItem(storageKey, String(size))
