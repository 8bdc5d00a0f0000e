const storageKey = 'portolan.lastActivity'

/** One hour without pointer, key, scroll or touch. */
export const idleLimit = 36e5

/** When somebody was last seen at any tab; null before the first time. */
export function lastActivity(): number | null {
  const stored = Number(localStorage.getItem(storageKey))
  return stored > 0 ? stored : null
}

export const recordActivity = (at = Date.now()): void => localStorage.setItem(storageKey, String(at))

export function hasBeenIdle(now = Date.now()): boolean {
  const last = lastActivity()
  return last !== null && now - last > idleLimit
}

/** Tells what another tab has recorded. Answers how to stop. */
export function onActivityElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === storageKey) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
