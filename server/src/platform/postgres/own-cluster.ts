import { type AdvisoryLock, serverLock, takeAdvisoryLock } from '../advisory-lock.ts'
import { alreadyRunning } from './find-running.ts'
import { type Postgres, unexpectedStop } from './postgres.ts'
import { startPostgres } from './supervise.ts'

const mostAttempts = 3

/** Starts the PostgreSQL of a folder for one owner at a time. A second one is refused while the first lives. */
export async function ownPostgres(folder: string): Promise<Postgres> {
  for (let attempt = 1; ; attempt++) {
    const postgres = await startPostgres(folder)
    try {
      const lock = await takeAdvisoryLock(postgres.config, serverLock)
      if (lock) return endWithLock(folder, postgres, lock)
    } catch (error) {
      if (attempt === mostAttempts) throw error
      continue // the previous owner stopped the server meanwhile
    }
    throw alreadyRunning(folder)
  }
}

/** Losing the lock counts as an exit, even if the server itself lives. */
function endWithLock(folder: string, postgres: Postgres, lock: AdvisoryLock): Postgres {
  let isStopping = false
  const lost = new Promise<void>((resolve) => {
    lock.onLost(resolve)
    postgres.onExit(() => resolve())
  })
  return {
    ...postgres,
    onExit: (listener) => void lost.then(() => isStopping || listener(unexpectedStop(folder))),
    // The lock ends with the server and not before, so that nobody takes over a server that is about to stop.
    stop: () => {
      isStopping = true
      return postgres.stop()
    },
  }
}
