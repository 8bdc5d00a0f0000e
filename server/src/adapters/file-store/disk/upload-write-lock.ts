type Writer = { stop: () => void; ended: Promise<void> }

/**
 * Keeps late writers away from a file that already has its key. Before an upload is completed or removed it is closed:
 * its writers are stopped and awaited, and no new ones are admitted.
 */
export function uploadWriteLock() {
  const writers = new Map<string, Set<Writer>>()
  const closed = new Set<string>()

  return {
    /** Returns a function to call when the writer has ended, or undefined where the upload is closed. */
    enter(uploadId: string, stop: () => void): (() => void) | undefined {
      if (closed.has(uploadId)) return undefined
      const { promise: ended, resolve: end } = Promise.withResolvers<void>()
      const writer = { stop, ended }
      const active = writers.get(uploadId) ?? new Set()
      writers.set(uploadId, active.add(writer))
      return () => {
        active.delete(writer)
        if (active.size === 0) writers.delete(uploadId)
        end()
      }
    },

    /** Runs the work once every writer has ended. */
    async whileClosed<Result>(uploadId: string, work: () => Promise<Result>): Promise<Result> {
      closed.add(uploadId)
      try {
        const active = [...(writers.get(uploadId) ?? [])]
        for (const writer of active) writer.stop()
        await Promise.all(active.map((writer) => writer.ended))
        return await work()
      } finally {
        closed.delete(uploadId)
      }
    },
  }
}
