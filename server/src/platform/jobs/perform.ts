import type { Database, Tx } from '../../tables/database.ts'
import { whileDatabaseIsAway } from '../database-away.ts'
import type { Log } from '../log.ts'
import { contextOf } from './context.ts'
import type { JobContext, JobHandler } from './job.ts'
import { Interruption, JobError } from './job-error.ts'
import { repeat } from './repeat.ts'
import { decideRetry, pauseAfterDeaths } from './retry-policy.ts'
import { beat, claimJob, type Run, releaseJob } from './run.ts'

const BEAT_MS = 5_000
/** How long a job that was cut off waits for the database, to be given back and not counted as a death. */
const OUTAGE_MS = 60_000

/** What this process works on. */
export type Running = Set<{ readonly id: string; interrupt(reason: Interruption['reason']): void }>

export type PerformNeeds = {
  readonly db: Database
  readonly log: Log
  readonly running: Running
  readonly isStopping: () => boolean
  /** False once the process stops: nothing waits for a database that is away. */
  readonly isWanted?: () => boolean
}

/** Does what a delivery asks for, once it is certain that it is still wanted. */
export async function perform(needs: PerformNeeds, handler: JobHandler, id: string): Promise<void> {
  const { db, log, running } = needs
  const run = await claimJob(db, id)
  if (!run) return
  const interruption = new AbortController()
  const { signal } = interruption
  const entry = { id, interrupt: (reason: Interruption['reason']) => interruption.abort(new Interruption(reason)) }
  running.add(entry)
  if (needs.isStopping()) entry.interrupt('stopping')
  const stopBeating = repeat(
    BEAT_MS,
    async () => interrupted(await beat(db, run), interruption),
    (err) => log.warn({ jobId: id, err }, 'job heartbeat failed'),
  )
  const context = contextOf(db, run, signal)
  try {
    await work(handler, run, context)
    if (!context.isFinished()) await context.finish(async () => {})
  } catch (thrown) {
    if (context.isFinished()) log.error({ ...facts(run), err: thrown }, 'job threw after it had finished')
    else await end(needs, handler, run, signal.aborted ? signal.reason : thrown)
  } finally {
    stopBeating()
    running.delete(entry)
  }
}

function interrupted(reason: Interruption | undefined, interruption: AbortController): void {
  if (reason) interruption.abort(reason)
}

async function work(handler: JobHandler, run: Run, context: JobContext): Promise<void> {
  context.signal.throwIfAborted()
  if (run.followsDeath) pauseAfterDeaths(run.deaths)
  const payload = handler.job.payload.safeParse(run.payload)
  if (!payload.success) throw new JobError('The payload does not have the shape this job takes.', 'never')
  await handler.run(payload.data as never, context)
}

async function end(
  { db, log, isWanted = () => true }: PerformNeeds,
  handler: JobHandler,
  run: Run,
  thrown: unknown,
): Promise<void> {
  const isInterruption = thrown instanceof Interruption
  const failure = {
    verdict: decideRetry(thrown, run.attempt),
    error: isInterruption ? null : messageOf(thrown),
    giveUp: (tx: Tx) => giveUp(handler, tx, run, thrown),
  }
  const state = await whileDatabaseIsAway(() => releaseJob(db, run, failure), { forMs: OUTAGE_MS, isWanted })
  // The queue deletes a delivery that ended well without asking who holds it, but leaves alone one that ended badly.
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
