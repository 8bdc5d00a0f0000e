export type RoomSignal = {
  /** Returns a function that waits for the next announcement after this call. It throws the signal's reason. */
  next(): (signal: AbortSignal) => Promise<void>
  announce(): void
}

export function createRoomSignal(): RoomSignal {
  let current = Promise.withResolvers<void>()
  return {
    next() {
      const { promise } = current
      return async (signal) => {
        const { promise: aborted, reject } = Promise.withResolvers<never>()
        const abort = () => reject(signal.reason)
        if (signal.aborted) abort()
        signal.addEventListener('abort', abort, { once: true })
        await Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', abort))
      }
    },
    announce() {
      current.resolve()
      current = Promise.withResolvers()
    },
  }
}
