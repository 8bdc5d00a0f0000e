import type { TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Database } from '../../tables/database.ts'
import type { Log } from '../log.ts'
import { checkHandlers } from './check-handlers.ts'
import type { Job, JobHandler, Schedule } from './job.ts'
import { perform, type RunningJobs } from './perform.ts'
import { openQueue } from './queue.ts'
import { repeat } from './repeat.ts'
import { type CronTick, enqueueScheduled, scheduleTask } from './schedule.ts'
import { releaseDeadWorkers, startLiveness } from './worker-liveness.ts'

const releaseIntervalMs = 2_000

export type WorkerOptions = {
  readonly pool: Pool
  readonly db: Database
  /** Every job the portal defines. */
  readonly jobs: readonly Job[]
  readonly handlers: readonly JobHandler[]
  readonly schedules: readonly Schedule[]
  readonly concurrency: number
  readonly log: Log
  /** Called at most once, when other workers may take over our jobs. This worker then does nothing more. */
  readonly onLost: () => void
  /** False once the process stops. It then does not wait for the database. */
  readonly isWanted?: () => boolean
}

export type Worker = { stop(): Promise<void> }

/** Runs jobs until it is stopped. Running jobs are then interrupted and wait for another worker. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { pool, db, jobs, handlers, schedules, log, isWanted = () => !isStopping } = options
  checkHandlers(jobs, handlers, schedules)
  const running: RunningJobs = new Set()
  const performing = new Set<Promise<void>>()
  let isStopping = false

  function track(work: Promise<void>): Promise<void> {
    performing.add(work)
    return work.finally(() => performing.delete(work))
  }

  function handleLoss(): void {
    if (isStopping) return
    isStopping = true
    for (const job of running) job.interrupt('lost')
    options.onLost()
  }
  function cancel(id: string): void {
    for (const job of running) if (job.id === id) job.interrupt('cancelled')
  }

  const liveness = await startLiveness(pool, { onLost: handleLoss, onCancel: cancel })
  const registration = Promise.withResolvers<void>()
  let isRegistering = false
  function register(name: string): Promise<void> {
    if (!isRegistering) registration.resolve(liveness.register(name))
    isRegistering = true
    return registration.promise
  }
  // The queue delivers jobs even when the registration has failed.
  const tasks = taskList(options, async (handler, id) => {
    await registration.promise
    await track(perform({ db, log, running, isStopping: () => isStopping, isWanted }, handler, id))
  })

  await releaseDeadWorkers(db) // a short-lived process must do this too
  const queue = await openQueue({ ...options, tasks, register })
  queue.promise.then(handleLoss, handleLoss)
  const stopReleasing = repeat(
    releaseIntervalMs,
    () => releaseDeadWorkers(db),
    (err) => log.warn({ err }, 'could not look for dead workers'),
  )

  async function stop(): Promise<void> {
    isStopping = true
    stopReleasing()
    for (const job of running) job.interrupt('stopping')
    await queue.stop().catch(() => {}) // rejects only when it has stopped already
    await Promise.allSettled(performing)
    await liveness.end()
  }
  await registration.promise.catch(async (error) => {
    await stop()
    throw error
  })
  return { stop }
}

function taskList(
  { db, jobs, handlers }: WorkerOptions,
  performById: (handler: JobHandler, id: string) => Promise<void>,
): TaskList {
  return {
    ...Object.fromEntries(
      handlers.map((handler) => [
        handler.job.name,
        (delivery: unknown) => performById(handler, (delivery as { id: string }).id),
      ]),
    ),
    [scheduleTask]: async (delivery: unknown) => {
      const { job: name, _cron } = delivery as CronTick
      const job = jobs.find((each) => each.name === name)
      if (job) await enqueueScheduled(db, job, _cron.ts)
    },
  }
}
