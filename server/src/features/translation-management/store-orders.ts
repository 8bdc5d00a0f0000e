import type { Escalation } from '@portolan/contract/translation-management/translation-management'
import { type Selectable, sql } from 'kysely'
import type { SubmittedOrder, TmsOrderRef } from '../../ports/translation-management.ts'
import type { Database, Tx } from '../../tables/database.ts'
import type { TmsOrderTable } from '../../tables/tms-order.ts'

export type OrderRow = Selectable<TmsOrderTable>

const notCreated = { kind: null, external_id: null, name: null, seen_status: null, look_at: null, looks: 0 }

/** Returns the request's order in this system, or creates one. An order of another system is replaced. */
export async function ensureOrder(db: Database, requestId: string, system: string): Promise<OrderRow> {
  await db
    .insertInto('tms_order')
    .values({ job_request_id: requestId, system })
    .onConflict((conflict) =>
      conflict
        .column('job_request_id')
        .doUpdateSet({ system, steps: '{}', ...notCreated })
        .where('tms_order.system', '<>', system),
    )
    .execute()
  return db.selectFrom('tms_order').selectAll().where('job_request_id', '=', requestId).executeTakeFirstOrThrow()
}

export const findOrderOf = (db: Database | Tx, requestId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('tms_order').selectAll().where('job_request_id', '=', requestId).executeTakeFirst()

/** Continues an order that is not created yet. A finished one stays in the system, and a new round starts. */
export async function startEscalation(
  tx: Tx,
  requestId: string,
  system: string,
  escalation: Escalation,
): Promise<void> {
  const values = { system, escalation: JSON.stringify(escalation) }
  const steps = sql<string>`case when tms_order.external_id is not null then '{}'::jsonb else (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(tms_order.steps) where key like 'making:%' or key like 'made:%'
  ) end`
  await tx
    .insertInto('tms_order')
    .values({ job_request_id: requestId, ...values })
    .onConflict((conflict) =>
      conflict.column('job_request_id').doUpdateSet({
        ...values,
        steps: steps,
        round: sql<number>`tms_order.round + (tms_order.external_id is not null)::int`,
        ...notCreated,
      }),
    )
    .execute()
}

/** Undefined until the system has created the order. */
export function placeOf({
  job_request_id: requestId,
  kind,
  external_id: id,
  name,
}: OrderRow): SubmittedOrder | undefined {
  return kind === null || id === null ? undefined : { kind, id, requestId, name: name ?? id }
}

type Step = { readonly requestId: string; readonly round: number; readonly step: string; readonly answer: string }

/** Throws if the step is already stored: a worker that lost its job must not continue next to the one that has it. */
export async function saveStep(db: Database, { requestId, round, step, answer }: Step): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('tms_order')
    .set({ steps: sql<string>`steps || jsonb_build_object(${step}::text, ${answer}::text)` })
    .where('job_request_id', '=', requestId)
    .where('round', '=', round)
    .where(sql<boolean>`not jsonb_exists(steps, ${step})`)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`Somebody else has done the step ${step} of ${requestId}.`)
}

const now = sql<Date>`now()`

/** Stores where the system keeps the order. */
export async function savePlace(
  tx: Tx,
  { requestId, kind, id, name }: SubmittedOrder,
  isWatched: boolean,
): Promise<void> {
  await tx
    .updateTable('tms_order')
    .set({ kind, external_id: id, name, seen_status: null, looks: 0, look_at: isWatched ? now : null })
    .where('job_request_id', '=', requestId)
    .execute()
}

export async function movePlace(db: Database, { requestId, kind, id, name }: SubmittedOrder): Promise<void> {
  const place = { kind, external_id: id, name }
  await db.updateTable('tms_order').set(place).where('job_request_id', '=', requestId).execute()
}

/** A changed status resets the polling interval. */
export async function saveSeenStatus(db: Database | Tx, { requestId }: TmsOrderRef, status: string): Promise<void> {
  await db
    .updateTable('tms_order')
    .set({
      seen_status: status,
      looks: sql<number>`case when seen_status is distinct from ${status} then 0 else looks end`,
    })
    .where('job_request_id', '=', requestId)
    .execute()
}

/** Claims the orders that waited longest. Others skip them for a while, even if this process dies. */
export async function claimDueOrders(db: Database, system: string, limit: number): Promise<OrderRow[]> {
  const due = db
    .selectFrom('tms_order')
    .select('job_request_id')
    .where('system', '=', system)
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('tms_order')
    .set({ look_at: sql<Date>`now() + interval '30 minutes'`, looks: sql<number>`looks + 1` })
    .where('job_request_id', 'in', due)
    .returningAll()
    .execute()
}

/** Null stops polling. An earlier time set by a webhook call is kept. */
export async function scheduleSync(db: Database, requestId: string, waitMs: number | null): Promise<void> {
  const lookAt = waitMs === null ? null : sql<Date>`now() + make_interval(secs => ${waitMs / 1000})`
  await db
    .updateTable('tms_order')
    .set({ look_at: lookAt })
    .where('job_request_id', '=', requestId)
    .where('look_at', '>', now)
    .execute()
}

/** Returns true if one of the ids is an open order. */
export async function syncSoon(tx: Tx, externalIds: readonly string[]): Promise<boolean> {
  if (externalIds.length === 0) return false
  const { numUpdatedRows } = await tx
    .updateTable('tms_order')
    .set({ look_at: now })
    .where('external_id', 'in', externalIds)
    .where('look_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
