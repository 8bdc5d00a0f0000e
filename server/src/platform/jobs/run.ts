import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Tables, Tx } from '../../tables/database.ts'
import { deliver } from './deliver.ts'
import { Interruption } from './job-error.ts'
import type { RetryDecision } from './retry-policy.ts'

/** One attempt at a job. Its number only rises, which fences off a run that has lost the job. */
export type Run = {
  readonly id: string
  readonly task: string
  readonly number: number
  readonly payload: object
  readonly attempt: number
  /** Earlier runs that never ended, because their process died. */
  readonly deaths: number
  /** The process of the previous run died. */
  readonly followsDeath: boolean
}

const now = sql<Date>`now()`
/** Payloads are erased at the end: they may hold secrets, such as a mailed code. */
const erasedPayload = JSON.stringify({})

function isCurrentRun({ id, number }: Run) {
  return (row: ExpressionBuilder<Tables, 'job'>) => row.and({ id, runs: number, state: 'running' })
}

/** Starts a run. Undefined when the job has ended or was cancelled. */
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

/** Records that the run is alive. Returns why it has to stop, if it has to. */
export async function heartbeat(db: Database, run: Run): Promise<Interruption | undefined> {
  const row = await db
    .updateTable('job')
    .set({ beat_at: now })
    .where(isCurrentRun(run))
    .returning('is_cancelled')
    .executeTakeFirst()
  if (!row) return new Interruption('lost')
  return row.is_cancelled ? new Interruption('cancelled') : undefined
}

export async function saveProgress(db: Database, run: Run, progress: number, note?: string): Promise<void> {
  await db
    .updateTable('job')
    .set({ progress, note: note ?? null, beat_at: now })
    .where(isCurrentRun(run))
    .execute()
}

/** Throws when the run has lost its job, so that the caller's transaction is rolled back. */
export async function completeJob(tx: Tx, run: Run): Promise<void> {
  const done = await tx
    .updateTable('job')
    .set({ state: 'done', progress: 1, error: null, ended_at: now, payload: erasedPayload })
    .where(isCurrentRun(run))
    .where('is_cancelled', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new Interruption('lost')
}

type RunFailure = {
  readonly decision: RetryDecision
  readonly error: string | null
  /** Called when the job will not be tried again. */
  readonly giveUp: (tx: Tx) => Promise<void>
}

/** Ends a run that did not complete. Returns the job's new state, or undefined when the run has lost the job. */
export async function releaseJob(db: Database, run: Run, { decision, error, giveUp }: RunFailure) {
  return await db.transaction().execute(async (tx) => {
    const job = await tx
      .updateTable('job')
      .set((row) => ({
        state: sql`case when is_cancelled then 'cancelled' else ${decision.state} end`,
        ended_at: sql`case when is_cancelled or ${decision.state} = 'failed' then now() end`,
        payload: sql`case when is_cancelled or ${decision.state} = 'failed' then '{}' else payload end`,
        // Counts every run that ended, whatever the reason. The other runs are deaths of their process.
        failures: row('failures', '+', 1),
        error,
      }))
      .where(isCurrentRun(run))
      .returning('state')
      .executeTakeFirst()
    if (job?.state === 'waiting' && decision.state === 'waiting')
      await deliver(tx, run.task, run.id, { runAt: new Date(Date.now() + decision.delayMs) })
    if (job?.state === 'failed') await giveUp(tx)
    return job?.state
  })
}
