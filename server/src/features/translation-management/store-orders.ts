import type { Escalation } from '@portolan/contract/translation-management'
import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'
import type { TmsOrderTable } from '../../tables/tms-order.ts'

export type OrderRow = Selectable<TmsOrderTable>

export async function findOrder(db: Database | Tx, requestId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('tms_order').selectAll().where('job_request_id', '=', requestId).executeTakeFirst()
}

/** The one there is, or a new one. */
export async function ensureOrder(db: Database, requestId: string, system: string): Promise<OrderRow> {
  await db
    .insertInto('tms_order')
    .values({ job_request_id: requestId, system })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const order = await findOrder(db, requestId)
  if (!order) throw new Error(`The order of ${requestId} is gone.`)
  return order
}

/** What was half made is gone on with; what was made whole stays with those who made it, and a new one is begun. */
export async function beginEscalation(tx: Tx, requestId: string, system: string, asked: Escalation): Promise<void> {
  const fresh = { system, escalation: JSON.stringify(asked) }
  const made = sql<string>`case when tms_order.external_id is not null then '{}'::jsonb else (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(tms_order.steps) where key like 'making:%' or key like 'made:%'
  ) end`
  await tx
    .insertInto('tms_order')
    .values({ job_request_id: requestId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('job_request_id').doUpdateSet({
        ...fresh,
        steps: made,
        round: sql<number>`tms_order.round + (tms_order.external_id is not null)::int`,
        ...{ kind: null, external_id: null, name: null, seen_status: null, look_at: null, looks: 0 },
      }),
    )
    .execute()
}
