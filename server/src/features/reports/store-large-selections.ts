import { createHash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'

const keptMs = 60_000
const maxSelections = 10_000

/**
 * Remembers for a minute which selections have more rows than are counted: counting them again for each page would take
 * longer than reading the page. Smaller ones are counted each time, so that their number is always true.
 */
export function largeSelections(now: () => Date) {
  const untilByKey = new Map<string, number>()
  const keyOf = ({ sql, parameters }: CompiledQuery): string =>
    createHash('sha256')
      .update(JSON.stringify([sql, parameters]))
      .digest('base64')
  return {
    has: (count: CompiledQuery): boolean => (untilByKey.get(keyOf(count)) ?? 0) > now().getTime(),
    add(count: CompiledQuery): void {
      if (untilByKey.size >= maxSelections) untilByKey.clear()
      untilByKey.set(keyOf(count), now().getTime() + keptMs)
    },
  }
}

export type LargeSelections = ReturnType<typeof largeSelections>
