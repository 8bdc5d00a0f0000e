import { sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'

export const countChecks = (db: Database | Tx, orderId: string) =>
  db
    .selectFrom('desk_qa_job')
    .select(sql<number>`count(*)::int`.as('all'))
    .select(sql<number>`(count(*) filter (where finished_at is null))::int`.as('open'))
    .where('desk_order_id', '=', orderId)
    .executeTakeFirstOrThrow()

export const listChecks = (db: Database | Tx, orderId: string) =>
  db
    .selectFrom('desk_qa_job')
    .leftJoin('account', 'account.id', 'desk_qa_job.assigned_to')
    .selectAll('desk_qa_job')
    .select(sql<string | null>`trim(account.first_name || ' ' || account.last_name)`.as('assignee_name'))
    .where('desk_order_id', '=', orderId)
    .orderBy('desk_qa_job.id')
    .execute()

export type CheckRow = Awaited<ReturnType<typeof listChecks>>[number]

type NewCheck = { readonly orderId: string; readonly assigneeId: string | null; readonly qaType: string }

export async function insertCheck(tx: Tx, { orderId, assigneeId, qaType }: NewCheck): Promise<void> {
  await tx
    .insertInto('desk_qa_job')
    .values({
      desk_order_id: orderId,
      assigned_to: assigneeId,
      qa_type: qaType,
      status: 'ASSIGNED',
      finished_at: null,
    })
    .execute()
}

type Verdict = { readonly qaJobId: string; readonly isPassed: boolean; readonly note: string }

/** False if the QA job does not exist or has ended already. */
export async function endCheck(tx: Tx, orderId: string, { qaJobId, isPassed, note }: Verdict): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('desk_qa_job')
    .set({ status: isPassed ? 'PASSED' : 'FAILED', note, finished_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', qaJobId)
    .where('desk_order_id', '=', orderId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
