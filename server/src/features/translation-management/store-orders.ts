import type { Escalation } from '@portolan/contract/translation-management/translation-management'
import { type Selectable, sql } from 'kysely'
import type { Place, Placed } from '../../ports/translation-management.ts'
import type { Database, Tx } from '../../tables/database.ts'
import type { TmsOrderTable } from '../../tables/tms-order.ts'

export type OrderRow = Selectable<TmsOrderTable>

const unmade = { kind: null, external_id: null, name: null, seen_status: null, look_at: null, looks: 0 }

/** The one there is, or a new one; what another system had, this one has not. */
export async function ensureOrder(db: Database, requestId: string, system: string): Promise<OrderRow> {
  await db
    .insertInto('tms_order')
    .values({ job_request_id: requestId, system })
    .onConflict((conflict) =>
      conflict
        .column('job_request_id')
        .doUpdateSet({ system, steps: '{}', ...unmade })
        .where('tms_order.system', '<>', system),
    )
    .execute()
  return db.selectFrom('tms_order').selectAll().where('job_request_id', '=', requestId).executeTakeFirstOrThrow()
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
        ...unmade,
      }),
    )
    .execute()
}

/** Undefined until the system has made it. */
export function placeOf({ job_request_id: requestId, kind, external_id: id, name }: OrderRow): Placed | undefined {
  return kind === null || id === null ? undefined : { kind, id, requestId, name: name ?? id }
}

type Step = { readonly requestId: string; readonly round: number; readonly step: string; readonly answer: string }

/** Throws where it is there already: a worker that lost its job must not go on beside the one that has it. */
export async function rememberStep(db: Database, { requestId, round, step, answer }: Step): Promise<void> {
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

/** It is with them now. */
export async function savePlace(tx: Tx, { requestId, kind, id, name }: Placed, isWatched: boolean): Promise<void> {
  await tx
    .updateTable('tms_order')
    .set({ kind, external_id: id, name, seen_status: null, looks: 0, look_at: isWatched ? now : null })
    .where('job_request_id', '=', requestId)
    .execute()
}

export async function movePlace(db: Database, { requestId, kind, id, name }: Placed): Promise<void> {
  const place = { kind, external_id: id, name }
  await db.updateTable('tms_order').set(place).where('job_request_id', '=', requestId).execute()
}

/** Something new is looked at more often again. */
export async function markSeen(db: Database | Tx, { requestId }: Place, status: string): Promise<void> {
  await db
    .updateTable('tms_order')
    .set({
      seen_status: status,
      looks: sql<number>`case when seen_status is distinct from ${status} then 0 else looks end`,
    })
    .where('job_request_id', '=', requestId)
    .execute()
}

/** Those that have waited longest. Nobody else looks at them for a while, whatever becomes of us. */
export async function claimDue(db: Database, system: string, limit: number): Promise<OrderRow[]> {
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

/** Null: never again. One that was asked for meanwhile stays sooner. */
export async function planLook(db: Database, requestId: string, waitMs: number | null): Promise<void> {
  const lookAt = waitMs === null ? null : sql<Date>`now() + make_interval(secs => ${waitMs / 1000})`
  await db
    .updateTable('tms_order')
    .set({ look_at: lookAt })
    .where('job_request_id', '=', requestId)
    .where('look_at', '>', now)
    .execute()
}

/** True where one of these is an open order. */
export async function lookSoonAt(tx: Tx, externalIds: readonly string[]): Promise<boolean> {
  if (externalIds.length === 0) return false
  const { numUpdatedRows } = await tx
    .updateTable('tms_order')
    .set({ look_at: now })
    .where('external_id', 'in', externalIds)
    .where('look_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
