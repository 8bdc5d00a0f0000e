import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 720px)'
const oneColumn = '(max-width: 1099px)'

/** Whether the page is as narrow as on a telephone, for what style sheets cannot decide. */
export const useIsNarrow = (): boolean => useMatches(narrow)

/** Whether the columns of a page are below each other. */
export const useIsOneColumn = (): boolean => useMatches(oneColumn)

export const isNarrow = (): boolean => matches(narrow)

const matches = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false

function useMatches(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = globalThis.matchMedia?.(query)
    list?.addEventListener('change', onChange)
    return () => list?.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(
    subscribe,
    () => matches(query),
    () => false,
  )
}
