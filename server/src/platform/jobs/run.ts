import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Tables, Tx } from '../../tables/database.ts'
import { deliver } from './deliver.ts'
import { Interruption } from './job-error.ts'
import type { RetryDecision } from './retry-policy.ts'

/** One take-up of a job. Its number only ever rises, so that a run which lost the job can change nothing any more. */
export type Run = {
  readonly id: string
  readonly task: string
  readonly number: number
  readonly payload: object
  readonly attempt: number
  /** Earlier runs that never came to an end: their process died. */
  readonly deaths: number
  /** The run before this one was such. */
  readonly followsDeath: boolean
}

const now = sql<Date>`now()`
/** What a job was given goes when the job is over: a code that was mailed is for its recipient alone. */
const forgotten = JSON.stringify({})

function stillHeld({ id, number }: Run) {
  return (row: ExpressionBuilder<Tables, 'job'>) => row.and({ id, runs: number, state: 'running' })
}

/** Undefined when there is nothing to do: it is over, or was cancelled. */
export async function claimJob(db: Database, id: string): Promise<Run | undefined> {
  const row = await db
    .updateTable('job')
    .from((from) => from.selectFrom('job').select(['id', 'state']).where('id', '=', id).forUpdate().as('before'))
    .set({
      state: sql`case when is_cancelled then 'cancelled' else 'running' end`,
      ended_at: sql`case when is_cancelled then now() end`,
      payload: sql`case when is_cancelled then '{}' else payload end`,
      runs: sql`runs + 1`,
      beat_at: now,
    })
    .whereRef('job.id', '=', 'before.id')
    .where('before.state', 'in', ['waiting', 'running'])
    .returning(['task', 'payload', 'runs', 'failures', 'job.state', 'before.state as stateBefore'])
    .executeTakeFirst()
  if (row?.state !== 'running') return undefined
  const { task, payload, runs, failures, stateBefore } = row
  return {
    id,
    task,
    payload,
    number: runs,
    attempt: runs,
    deaths: runs - 1 - failures,
    followsDeath: stateBefore === 'running',
  }
}

/** Tells that the run is alive, and learns whether it should go on. */
export async function beat(db: Database, run: Run): Promise<Interruption | undefined> {
  const row = await db
    .updateTable('job')
    .set({ beat_at: now })
    .where(stillHeld(run))
    .returning('is_cancelled')
    .executeTakeFirst()
  if (!row) return new Interruption('lost')
  if (row.is_cancelled) return new Interruption('cancelled')
  // The queue takes a delivery away after four hours.
  await sql`update graphile_worker._private_jobs set locked_at = now()
    where key = ${run.id} and locked_at < now() - interval '1 hour'`.execute(db)
  return undefined
}

export async function saveProgress(db: Database, run: Run, progress: number, note?: string): Promise<void> {
  await db
    .updateTable('job')
    .set({ progress, note: note ?? null, beat_at: now })
    .where(stillHeld(run))
    .execute()
}

/** Throws when the run has lost its job, which rolls back whatever was done with it. */
export async function complete(tx: Tx, run: Run): Promise<void> {
  const done = await tx
    .updateTable('job')
    .set({ state: 'done', progress: 1, error: null, ended_at: now, payload: forgotten })
    .where(stillHeld(run))
    .where('is_cancelled', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new Interruption('lost')
}

type Failure = {
  readonly verdict: RetryDecision
  readonly error: string | null
  /** Done when the job has failed for good. */
  readonly giveUp: (tx: Tx) => Promise<void>
}

/** Ends a run that did not complete. Answers the job's new state, or undefined when the job is no longer ours. */
export async function releaseJob(db: Database, run: Run, { verdict, error, giveUp }: Failure) {
  return await db.transaction().execute(async (tx) => {
    const job = await tx
      .updateTable('job')
      .set((row) => ({
        state: sql`case when is_cancelled then 'cancelled' else ${verdict.state} end`,
        ended_at: sql`case when is_cancelled or ${verdict.state} = 'failed' then now() end`,
        payload: sql`case when is_cancelled or ${verdict.state} = 'failed' then '{}' else payload end`,
        // Runs that ended, for whatever reason: the rest of the runs are deaths.
        failures: row('failures', '+', 1),
        error,
      }))
      .where(stillHeld(run))
      .returning('state')
      .executeTakeFirst()
    if (job?.state === 'waiting' && verdict.state === 'waiting')
      await deliver(tx, run.task, run.id, new Date(Date.now() + verdict.delayMs))
    if (job?.state === 'failed') await giveUp(tx)
    return job?.state
  })
}
