import type { Database } from '../../tables/database.ts'
import type { JobContext } from './job.ts'
import { completeJob, type Run, saveProgress } from './run.ts'

const progressIntervalMs = 500

/** The part of a run that its handler may use. */
export function createContext(db: Database, run: Run, signal: AbortSignal): JobContext & { isFinished(): boolean } {
  let isFinished = false
  let savedAt = 0
  return {
    id: run.id,
    attempt: run.attempt,
    signal,
    isFinished: () => isFinished,

    async progress(fraction, note) {
      signal.throwIfAborted()
      if (fraction < 1 && Date.now() - savedAt < progressIntervalMs) return
      savedAt = Date.now()
      await saveProgress(db, run, fraction, note)
    },

    // A concurrent transaction with the same key waits here for the first one, and then finds its row.
    once: (step, effect) =>
      db.transaction().execute(async (tx) => {
        const claimed = await tx
          .insertInto('job_step')
          .values({ key: `${run.id}/${step}` })
          .onConflict((conflict) => conflict.doNothing())
          .returning('key')
          .executeTakeFirst()
        if (!claimed) return false
        await effect(tx)
        return true
      }),

    async finish(effect) {
      await db.transaction().execute(async (tx) => {
        await completeJob(tx, run)
        await effect(tx)
      })
      isFinished = true
    },
  }
}
