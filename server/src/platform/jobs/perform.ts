import type { Database, Tx } from '../../tables/database.ts'
import { whileDatabaseIsAway } from '../database-away.ts'
import type { Log } from '../log.ts'
import { createContext } from './context.ts'
import type { JobContext, JobHandler } from './job.ts'
import { Interruption, JobError } from './job-error.ts'
import { repeat } from './repeat.ts'
import { decideRetry, delayAfterDeaths } from './retry-policy.ts'
import { claimJob, heartbeat, type Run, releaseJob } from './run.ts'

const heartbeatMs = 5_000
/** How long a failed run waits for the database, so that it can be released and does not count as a death. */
const longestOutageMs = 60_000
/** The queue delivers a job once more after four hours, so a run has to end before. */
export const longestRunMs = 3 * 60 * 60 * 1000

/** The jobs that this process is running. */
export type RunningJobs = Set<{ readonly id: string; interrupt(reason: Interruption['reason']): void }>

export type PerformNeeds = {
  readonly db: Database
  readonly log: Log
  readonly running: RunningJobs
  readonly isStopping: () => boolean
  /** False once the process stops. It then does not wait for the database. */
  readonly isWanted?: () => boolean
}

/** Runs a delivered job, unless it has ended or was cancelled. */
export async function perform(needs: PerformNeeds, handler: JobHandler, id: string): Promise<void> {
  const { db, log, running } = needs
  const run = await claimJob(db, id)
  if (!run) return
  const interruption = new AbortController()
  const { signal } = interruption
  const entry = { id, interrupt: (reason: Interruption['reason']) => interruption.abort(new Interruption(reason)) }
  running.add(entry)
  if (needs.isStopping()) entry.interrupt('stopping')
  const stopHeartbeat = repeat(
    heartbeatMs,
    async () => {
      const reason = await heartbeat(db, run)
      if (reason) interruption.abort(reason)
    },
    (err) => log.warn({ jobId: id, err }, 'job heartbeat failed'),
  )
  const limit = setTimeout(() => interruption.abort(new JobError('The job took too long.', 'later')), longestRunMs)
  const context = createContext(db, run, signal)
  try {
    await callHandler(handler, run, context)
    if (!context.isFinished()) await context.finish(async () => {})
  } catch (thrown) {
    if (context.isFinished()) log.error({ ...facts(run), err: thrown }, 'job threw after it had finished')
    else await endFailedRun(needs, handler, run, signal.aborted ? signal.reason : thrown)
  } finally {
    stopHeartbeat()
    clearTimeout(limit)
    running.delete(entry)
  }
}

async function callHandler(handler: JobHandler, run: Run, context: JobContext): Promise<void> {
  context.signal.throwIfAborted()
  if (run.followsDeath) delayAfterDeaths(run.deaths)
  const payload = handler.job.payload.safeParse(run.payload)
  if (!payload.success) throw new JobError('The payload does not have the shape this job takes.', 'never')
  await handler.run(payload.data as never, context)
}

async function endFailedRun(
  { db, log, isWanted = () => true }: PerformNeeds,
  handler: JobHandler,
  run: Run,
  thrown: unknown,
): Promise<void> {
  const isInterruption = thrown instanceof Interruption
  const failure = {
    decision: decideRetry(thrown, run.attempt),
    error: isInterruption ? null : messageOf(thrown),
    giveUp: (tx: Tx) => giveUp(handler, tx, run, thrown),
  }
  const state = await whileDatabaseIsAway(() => releaseJob(db, run, failure), { forMs: longestOutageMs, isWanted })
  // Throwing keeps the delivery: the queue would delete it although another worker holds it now.
  if (!state) throw new Interruption('lost')
  if (isInterruption) log.info({ ...facts(run), reason: thrown.reason }, 'job interrupted')
  else if (state === 'failed') log.error({ ...facts(run), err: thrown }, 'job failed')
  else log.warn({ ...facts(run), err: thrown }, 'job failed, will be tried again')
}

async function giveUp({ job, giveUp }: JobHandler, tx: Tx, run: Run, thrown: unknown): Promise<void> {
  const payload = job.payload.safeParse(run.payload)
  if (payload.success) await giveUp?.(tx, payload.data as never, thrown)
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

function facts({ id, task, attempt }: Run) {
  return { job: task, jobId: id, attempt }
}
