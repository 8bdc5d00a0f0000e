import { useSyncExternalStore } from 'react'

const narrow = (): MediaQueryList | undefined => globalThis.matchMedia?.('(max-width: 720px)')

/** Whether the page is as narrow as on a telephone, for what style sheets cannot decide. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false)

export const isNarrow = (): boolean => narrow()?.matches ?? false

function subscribe(onChange: () => void): () => void {
  const query = narrow()
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}
