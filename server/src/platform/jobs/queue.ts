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
  /** Held back until this has succeeded, the queue gives us nothing. */
  readonly register: (name: string) => Promise<void>
}

/** Takes deliveries from the queue, under a name of its own making. */
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
          name: 'life',
          version: '1.0.0',
          worker: { hooks: { startWorker: (_context, { worker }) => register(worker.workerPool.id) } },
        },
      ],
    },
  })
}

/** What jobs do is logged where they are performed; the queue's own troubles are worth a line. */
function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ queue: message }, 'trouble in the job queue')
  })
}
