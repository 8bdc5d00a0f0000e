import type { Database, Tx } from '../../tables/database.ts'
import type { HeldCancellation } from '../../tables/job-request.ts'

export async function saveHeldCancellation(tx: Tx, id: string, held: HeldCancellation): Promise<void> {
  await tx
    .updateTable('job_request')
    .set({ held_cancellation: JSON.stringify(held) })
    .where('id', '=', id)
    .execute()
}

/** Of a locked request. */
export async function takeHeldCancellation(tx: Tx, id: string): Promise<HeldCancellation | null> {
  const row = await tx.selectFrom('job_request').select('held_cancellation').where('id', '=', id).executeTakeFirst()
  await tx.updateTable('job_request').set({ held_cancellation: null }).where('id', '=', id).execute()
  return row?.held_cancellation ?? null
}

/** Null once the cancellation is final or undone. */
export async function findHeldCancellation(db: Database | Tx, id: string): Promise<HeldCancellation | null> {
  const row = await db.selectFrom('job_request').select('held_cancellation').where('id', '=', id).executeTakeFirst()
  return row?.held_cancellation ?? null
}
