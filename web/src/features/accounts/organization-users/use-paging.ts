import { useState } from 'react'

export const pageSizes = [10, 20, 30] as const

/** One page of a list that is there as a whole. */
export function usePaging<Item>(items: readonly Item[]) {
  const [size, setSize] = useState<number>(pageSizes[0])
  const [wanted, setWanted] = useState(0)
  const last = Math.max(0, Math.ceil(items.length / size) - 1)
  const page = Math.min(wanted, last)
  return {
    size,
    first: page * size,
    shown: items.slice(page * size, (page + 1) * size),
    isFirst: page === 0,
    isLast: page === last,
    toFirst: () => setWanted(0),
    turn: (by: 1 | -1) => setWanted(page + by),
    resize: (next: number) => {
      setSize(next)
      setWanted(0)
    },
  }
}
