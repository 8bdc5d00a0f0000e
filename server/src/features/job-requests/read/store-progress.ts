import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import { deskSystem } from '../../../tables/tms-order.ts'

/**
 * SQL that says whether a row of `job_request` is ordered and nobody at the desk has started. Orders of another system
 * stay NEW at the desk.
 */
export const beingPrepared = (request: 'job_request' | 'r'): string =>
  `(${request}.status = 'SUBMITTED_TO_XTRF' and exists (select from desk_order o
    left join tms_order t on t.job_request_id = o.job_request_id
    where o.job_request_id = ${request}.id and o.status = 'NEW' and coalesce(t.system, '${deskSystem}') = '${deskSystem}'))`

/**
 * SQL that says whether staff correct a delivery. What machines delivered before the work was ordered does not count.
 */
export const beingCorrected = (request: 'job_request' | 'r'): string =>
  `(${request}.status = 'SUBMITTED_TO_XTRF' and ${request}.delivered_at is not null and exists (select from desk_order o
    where o.job_request_id = ${request}.id and o.project_started_at < ${request}.delivered_at))`

/** What says more than the status that the work goes on. */
export async function findProgress(db: Database | Tx, requestId: string) {
  return db
    .selectFrom('job_request')
    .select([
      sql<boolean>`${sql.raw(beingPrepared('job_request'))}`.as('is_being_prepared'),
      sql<boolean>`${sql.raw(beingCorrected('job_request'))}`.as('is_being_corrected'),
    ])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
}
