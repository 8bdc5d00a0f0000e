import { isNarrow } from '../../../shared/use-is-narrow.ts'

const storageKey = 'portolan.reportChart'

/** As it was left on this device; until then open where the table has room below it. */
export function isChartOpen(): boolean {
  const left = localStorage.getItem(storageKey)
  return left === null ? !isNarrow() : left === 'open'
}

export function rememberChartOpen(isOpen: boolean): boolean {
  localStorage.setItem(storageKey, isOpen ? 'open' : 'closed')
  return isOpen
}
