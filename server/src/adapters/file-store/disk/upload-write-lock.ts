type Writer = { stop: () => void; gone: Promise<void> }

/**
 * Who is writing to which upload. A writer that is late must never reach a file that has its key already, so an upload
 * is closed before it is completed: its writers are stopped, waited for, and no new ones let in.
 */
export function uploadWriteLock() {
  const writers = new Map<string, Set<Writer>>()
  const closed = new Set<string>()

  return {
    /** Undefined where the upload is closed; else what the writer calls when it has gone. */
    enter(uploadId: string, stop: () => void): (() => void) | undefined {
      if (closed.has(uploadId)) return undefined
      const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
      const writer = { stop, gone }
      const inside = writers.get(uploadId) ?? new Set()
      writers.set(uploadId, inside.add(writer))
      return () => {
        inside.delete(writer)
        if (inside.size === 0) writers.delete(uploadId)
        leave()
      }
    },

    /** Runs the work when every writer has gone. */
    async whileClosed<Done>(uploadId: string, work: () => Promise<Done>): Promise<Done> {
      closed.add(uploadId)
      try {
        const inside = [...(writers.get(uploadId) ?? [])]
        for (const writer of inside) writer.stop()
        await Promise.all(inside.map((writer) => writer.gone))
        return await work()
      } finally {
        closed.delete(uploadId)
      }
    },
  }
}
