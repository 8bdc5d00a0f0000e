import { isDeepStrictEqual } from 'node:util'
import { holdPostgres } from './own-cluster.ts'
import type { Postgres } from './postgres.ts'
import { StartError } from './start-error.ts'

/** More restarts than this within the time mean that something is wrong with the machine or the data. */
const mostRestarts = 5
const withinMs = 10 * 60_000

/**
 * Holds the PostgreSQL of a folder and starts it again where it was killed or crashed. `onExit` is told when that
 * does not help: it did not start, or it keeps crashing, or another portal has taken the folder over.
 */
export async function keepPostgres(folder: string, say: (line: string) => void): Promise<Postgres> {
  let current = await holdPostgres(folder)
  let isWanted = true
  let restarting = Promise.resolve()
  let restarts: number[] = []
  const { config, adopted } = current
  const gone = Promise.withResolvers<StartError>()

  function watch(): void {
    current.onExit((why) => {
      restarting = restart(why)
    })
  }

  async function restart(why: StartError): Promise<void> {
    restarts = [...restarts.filter((at) => at > Date.now() - withinMs), Date.now()]
    if (restarts.length > mostRestarts) return gone.resolve(why)
    say('PostgreSQL stopped by itself and is started again …')
    try {
      const next = await holdPostgres(folder)
      if (!isDeepStrictEqual(next.config, config)) {
        await next.stop()
        throw why
      }
      current = next
      watch()
      say('PostgreSQL runs again.')
    } catch (error) {
      gone.resolve(error instanceof StartError ? error : why)
    }
  }

  watch()
  return {
    config,
    adopted,
    get pid() {
      return current.pid
    },
    onExit: (tell) => void gone.promise.then((why) => isWanted && tell(why)),
    async stop() {
      isWanted = false
      await restarting
      await current.stop()
    },
  }
}
