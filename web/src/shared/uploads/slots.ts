export type Slots = { use<Done>(signal: AbortSignal, work: () => Promise<Done>): Promise<Done> }

/** So many at once; who comes later waits for a place. */
export function createSlots(count: number): Slots {
  let free = count
  const waiting: (() => void)[] = []

  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  return {
    async use(signal, work) {
      if (free > 0) free--
      else await new Promise<void>((enter) => waiting.push(enter))
      try {
        signal.throwIfAborted()
        return await work()
      } finally {
        leave()
      }
    },
  }
}
