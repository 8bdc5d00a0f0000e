import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Tx } from '../../tables/database.ts'
import { deliver } from './deliver.ts'
import type { Job } from './job.ts'

type EnqueueOptions = {
  readonly runAt?: Date
  /** Enqueuing the same id twice makes one job. */
  readonly id?: string
  /** Lower numbers run first; 0 unless given. */
  readonly priority?: number
  /** Jobs of one queue run one after the other. A job that waits for its turn takes no place of others. */
  readonly queue?: string
}

/** Commits or rolls back with the caller's transaction. Returns the job's id. */
export async function enqueue<P extends Job['payload']>(
  tx: Tx,
  job: Job<P>,
  payload: z.input<P>,
  { runAt, id = randomUUID(), priority, queue }: EnqueueOptions = {},
): Promise<string> {
  job.payload.parse(payload)
  const added = await tx
    .insertInto('job')
    .values({ id, task: job.name, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await deliver(tx, job.name, id, { runAt, priority, queue })
  return id
}
