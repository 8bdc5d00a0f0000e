import type { Log } from '../../../platform/log.ts'
import { TranslationEngineError } from '../../../ports/translation-engine.ts'
import type { Database } from '../../../tables/database.ts'
import { clearFailure, saveFailure } from './store-engine-failures.ts'

/** Remembers which engines are failing, for administrators. Stored, because several processes translate. */
export type EngineFailures = {
  /** A call failed as a whole. */
  reportFailure(engine: string, error: unknown): void
  reportSuccess(engine: string): void
}

/** A process writes no more often per engine, so that a busy one costs the database nothing. */
const intervalMs = 15_000

type Needs = { readonly db: Database; readonly now: () => Date; readonly log: Log }

export function engineFailures({ db, now, log }: Needs): EngineFailures {
  const written = new Map<string, { readonly isFailing: boolean; readonly at: number }>()

  function write(engine: string, isFailing: boolean, work: () => Promise<void>): void {
    const last = written.get(engine)
    const at = now().getTime()
    if (last?.isFailing === isFailing && at - last.at < intervalMs) return
    written.set(engine, { isFailing, at })
    work().catch((err: unknown) => log.warn({ err, engine }, 'the state of an engine was not stored'))
  }

  return {
    reportFailure(engine, error) {
      if (!(error instanceof TranslationEngineError) || error.problem === 'pair_not_offered') return
      const { problem, message } = error
      write(engine, true, () => saveFailure(db, { engine, problem, message, failed_at: now() }))
    },
    reportSuccess: (engine) => write(engine, false, () => clearFailure(db, engine)),
  }
}
