import { sql } from 'kysely'
import type { Tx } from '../../tables/database.ts'
import { removeDelivery } from './deliver.ts'

export const cancelChannel = 'job_cancel'

/** Ends a waiting job and interrupts a running one. False when there is no such job or it has ended. */
export async function cancelJob(tx: Tx, id: string): Promise<boolean> {
  const job = await tx
    .updateTable('job')
    .set({
      is_cancelled: true,
      state: sql`case state when 'waiting' then 'cancelled' else state end`,
      ended_at: sql`case state when 'waiting' then now() end`,
      payload: sql`case state when 'waiting' then '{}' else payload end`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('state')
    .executeTakeFirst()
  if (!job) return false
  if (job.state === 'cancelled') await removeDelivery(tx, id)
  else await sql`select pg_notify(${cancelChannel}, ${id})`.execute(tx)
  return true
}
