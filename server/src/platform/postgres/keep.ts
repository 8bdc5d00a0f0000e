import { isDeepStrictEqual } from 'node:util'
import { ownPostgres } from './own-cluster.ts'
import type { Postgres } from './postgres.ts'
import { StartError } from './start-error.ts'

/** More restarts than this within the period mean that something is wrong with the machine or the data. */
const mostRestarts = 5
const withinMs = 10 * 60_000

/**
 * Runs the PostgreSQL of a folder and restarts it after a crash. `onExit` is called when that does not help: it does not
 * start, it keeps crashing, or another portal has taken over the folder.
 */
export async function keepPostgres(folder: string, say: (line: string) => void): Promise<Postgres> {
  let current = await ownPostgres(folder)
  let isStopping = false
  let restarting = Promise.resolve()
  let restarts: number[] = []
  const { config, adopted } = current
  const failed = Promise.withResolvers<StartError>()

  function watch(): void {
    current.onExit((why) => {
      restarting = restart(why)
    })
  }

  async function restart(why: StartError): Promise<void> {
    restarts = [...restarts.filter((at) => at > Date.now() - withinMs), Date.now()]
    if (restarts.length > mostRestarts) return failed.resolve(why)
    say('PostgreSQL stopped by itself and is started again …')
    try {
      const next = await ownPostgres(folder)
      if (!isDeepStrictEqual(next.config, config)) {
        await next.stop()
        throw why
      }
      current = next
      watch()
      say('PostgreSQL runs again.')
    } catch (error) {
      failed.resolve(error instanceof StartError ? error : why)
    }
  }

  watch()
  return {
    config,
    adopted,
    get pid() {
      return current.pid
    },
    onExit: (listener) => void failed.promise.then((why) => isStopping || listener(why)),
    async stop() {
      isStopping = true
      await restarting
      await current.stop()
    },
  }
}
