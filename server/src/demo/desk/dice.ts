export type Dice = ReturnType<typeof dice>

/** Seeded random numbers, the same at every start. */
export function dice(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number): number => from + next() * (to - from)
  return {
    between,
    chance: (of: number): boolean => next() < of,
    pick<Each>(list: readonly [Each, ...Each[]]): Each {
      return list[Math.floor(next() * list.length)] ?? list[0]
    },
  }
}
