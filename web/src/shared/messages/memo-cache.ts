import * as runtime from 'react/compiler-runtime'
import { getLocale } from './language.ts'

/** What the React Compiler takes for "nothing here yet". */
const empty = Symbol.for('react.memo_cache_sentinel')
const { c: memoCache } = runtime as unknown as { c: (size: number) => unknown[] }

/**
 * Takes the place of React's own `c` (see vite.config.ts). Compiled components compute a date or a price again only when its
 * value changes. The locale is a value of all of them, so their caches are emptied when it changes.
 */
export function c(size: number): unknown[] {
  const cache = memoCache(size + 1)
  const locale = getLocale()
  if (cache[size] !== locale) cache.fill(empty)
  cache[size] = locale
  return cache
}
