import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Tx } from '../../tables/database.ts'
import { deliver } from './deliver.ts'
import type { Job } from './job.ts'

type Options = {
  readonly runAt?: Date
  /** The same id is the same job: enqueued again, it stays as it is. */
  readonly id?: string
}

/** Written with the change that causes it: both are kept, or neither. Answers the job's id. */
export async function enqueue<P extends Job['payload']>(
  tx: Tx,
  job: Job<P>,
  payload: z.input<P>,
  { runAt, id = randomUUID() }: Options = {},
): Promise<string> {
  job.payload.parse(payload)
  const added = await tx
    .insertInto('job')
    .values({ id, task: job.name, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await deliver(tx, job.name, id, runAt)
  return id
}
