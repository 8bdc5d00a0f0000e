import { setTimeout as sleep } from 'node:timers/promises'
import { startWorker, type Worker, type WorkerOptions } from './worker.ts'

const shortestPauseMs = 250
const longestPauseMs = 5_000
/** How long a new worker waits for the old one to stop. Its jobs are fenced off in any case. */
const stopTimeoutMs = 70_000

type KeepWorkingOptions = Omit<WorkerOptions, 'onLost' | 'isWanted'>

/** Runs a worker until it is stopped. After the database was away, a new worker starts as soon as it is back. */
export async function keepWorking(options: KeepWorkingOptions): Promise<Worker> {
  const { log } = options
  const stopping = new AbortController()
  const isWanted = () => !stopping.signal.aborted
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))

  async function workUntilLost(onStarted: () => void): Promise<void> {
    const lost = Promise.withResolvers<void>()
    const worker = await startWorker({ ...options, isWanted, onLost: lost.resolve })
    onStarted()
    await Promise.race([lost.promise, stopped])
    if (!isWanted()) return worker.stop()
    log.error('the worker lost the database and starts again when it is back')
    await Promise.race([worker.stop().catch(() => {}), sleep(stopTimeoutMs, undefined, { ref: false }), stopped])
  }

  async function repeat(first: PromiseWithResolvers<void>): Promise<void> {
    for (let pauseMs = shortestPauseMs, starts = 0; isWanted(); ) {
      try {
        await workUntilLost(() => {
          if (starts++ > 0) log.info('the worker is back at work')
          first.resolve()
          pauseMs = shortestPauseMs
        })
      } catch (err) {
        if (starts === 0) return first.reject(err)
        log.warn({ err }, 'the worker cannot start yet')
      }
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  const first = Promise.withResolvers<void>()
  const repeating = repeat(first)
  await first.promise
  return {
    async stop() {
      stopping.abort()
      await repeating
    },
  }
}
