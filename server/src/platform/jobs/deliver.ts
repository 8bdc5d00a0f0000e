import { sql } from 'kysely'
import type { Tx } from '../../tables/database.ts'

// The queue counts a killed worker as an attempt and would leave a job at its limit for ever. We count for ourselves.
const ATTEMPTS = 30_000

/**
 * Puts the id of a job into the queue. A delivery with the same key that waits is replaced; one that is being worked on
 * loses its key and simply ends.
 */
export async function deliver(tx: Tx, task: string, id: string, runAt?: Date): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, json_build_object('id', ${id}::text),
    job_key => ${id}::text, max_attempts => ${ATTEMPTS}, run_at => ${runAt ?? null}::timestamptz)`.execute(tx)
}

export async function withdraw(tx: Tx, id: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${id})`.execute(tx)
}
