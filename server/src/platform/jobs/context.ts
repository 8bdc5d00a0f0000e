import type { Database } from '../../tables/database.ts'
import type { JobContext } from './job.ts'
import { complete, type Run, saveProgress } from './run.ts'

const PROGRESS_EVERY_MS = 500

/** What a handler sees of its run. */
export function contextOf(db: Database, run: Run, signal: AbortSignal): JobContext & { isFinished(): boolean } {
  let isFinished = false
  let savedAt = 0
  return {
    id: run.id,
    attempt: run.attempt,
    signal,
    isFinished: () => isFinished,

    async progress(fraction, note) {
      signal.throwIfAborted()
      if (fraction < 1 && Date.now() - savedAt < PROGRESS_EVERY_MS) return
      savedAt = Date.now()
      await saveProgress(db, run, fraction, note)
    },

    // A second holder of the same key waits here for the first, and then sees its row.
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
        await complete(tx, run)
        await effect(tx)
      })
      isFinished = true
    },
  }
}
