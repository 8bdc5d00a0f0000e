import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Log } from '../log.ts'
import type { Schedule } from './job.ts'
import { cronItems } from './schedule.ts'

type QueueOptions = {
  readonly pool: Pool
  readonly concurrency: number
  readonly tasks: TaskList
  readonly schedules: readonly Schedule[]
  readonly log: Log
  /** Awaited before the first delivery. */
  readonly register: (name: string) => Promise<void>
}

/** Starts a worker pool of graphile-worker and registers it under its name. */
export async function openQueue({ pool, concurrency, tasks, schedules, log, register }: QueueOptions): Promise<Runner> {
  return await run({
    pgPool: pool,
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    parsedCronItems: cronItems(schedules),
    taskList: tasks,
    logger: quietLogger(log),
    preset: {
      plugins: [
        {
          name: 'liveness',
          version: '1.0.0',
          worker: { hooks: { startWorker: (_context, { worker }) => register(worker.workerPool.id) } },
        },
      ],
    },
  })
}

/** Jobs are logged in perform.ts, so only warnings and errors of the queue itself are logged here. */
function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ queue: message }, 'trouble in the job queue')
  })
}
