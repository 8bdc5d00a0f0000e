import { useSyncExternalStore } from 'react'

export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const storageKey = 'portolan.scheme'
const listeners = new Set<() => void>()

const getScheme = (): Scheme => (document.documentElement.dataset.scheme as Scheme | undefined) ?? 'system'

/** A script in the HTML's head reads the same key before the first paint. */
export function setScheme(scheme: Scheme): void {
  if (scheme === 'system') {
    delete document.documentElement.dataset.scheme
    localStorage.removeItem(storageKey)
  } else {
    document.documentElement.dataset.scheme = scheme
    localStorage.setItem(storageKey, scheme)
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useScheme = (): Scheme => useSyncExternalStore(subscribe, getScheme, () => 'system' as const)
