import { sql } from 'kysely'
import type { Tx } from '../../tables/database.ts'

// The queue counts a killed worker as an attempt and never retries a job at its limit. Attempts are limited by retry-policy.ts.
const queueAttempts = 30_000

type Delivery = {
  readonly runAt?: Date | undefined
  readonly priority?: number | undefined
  readonly queue?: string | undefined
}

/**
 * Puts the id of a job into the queue. Replaces a waiting delivery with the same key. A locked one loses its key and
 * is not repeated.
 */
export async function deliver(
  tx: Tx,
  task: string,
  id: string,
  { runAt, priority, queue }: Delivery = {},
): Promise<void> {
  // A job that is delivered again keeps its priority and its queue.
  await sql`select graphile_worker.add_job(${task}, json_build_object('id', ${id}::text),
    job_key => ${id}::text, max_attempts => ${queueAttempts}, run_at => ${runAt ?? null}::timestamptz,
    priority => coalesce(${priority ?? null}::integer,
      (select priority from graphile_worker.jobs where key = ${id}::text)),
    queue_name => coalesce(${queue ?? null}::text,
      (select queue_name from graphile_worker.jobs where key = ${id}::text)))`.execute(tx)
}

export async function removeDelivery(tx: Tx, id: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${id})`.execute(tx)
}
