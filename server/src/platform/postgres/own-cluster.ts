import { type Lease, SERVER_LOCK, takeAdvisoryLock } from '../advisory-lock.ts'
import { alreadyRunning } from './find-running.ts'
import { type Postgres, stoppedByItself } from './postgres.ts'
import { startPostgres } from './supervise.ts'

const ATTEMPTS = 3

/** The PostgreSQL of a folder for one holder at a time: a second one is refused as long as the first lives. */
export async function holdPostgres(folder: string): Promise<Postgres> {
  for (let attempt = 1; ; attempt++) {
    const postgres = await startPostgres(folder)
    try {
      const lease = await takeAdvisoryLock(postgres.config, SERVER_LOCK)
      if (lease) return held(folder, postgres, lease)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      continue // the former holder, on its way out, stopped it under our hands
    }
    throw alreadyRunning(folder)
  }
}

/** Without its lease the holder is lost, even if the server itself lives. */
function held(folder: string, postgres: Postgres, lease: Lease): Postgres {
  let isWanted = true
  const lost = new Promise<void>((resolve) => {
    lease.onLost(resolve)
    postgres.onExit(() => resolve())
  })
  return {
    ...postgres,
    onExit: (tell) => void lost.then(() => isWanted && tell(stoppedByItself(folder))),
    // The lease goes with the server, not before: nobody may take over what is about to end.
    stop: () => {
      isWanted = false
      return postgres.stop()
    },
  }
}
