const known = new Map<string, unknown>()
const mostEntries = 5000

/**
 * Intl objects cost 10 to 100 times more to make than to use. Visitors name the locale in a header and could name any
 * number of them, so the cache is emptied when it is full.
 */
export function cachedFormat<T>(kind: string, locale: string, make: () => T): T {
  const key = `${kind} ${locale}`
  if (!known.has(key)) {
    if (known.size >= mostEntries) known.clear()
    known.set(key, make())
  }
  return known.get(key) as T
}
