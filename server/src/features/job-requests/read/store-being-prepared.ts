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

export async function isBeingPrepared(db: Database | Tx, requestId: string): Promise<boolean> {
  const found = await db
    .selectFrom('job_request')
    .select('id')
    .where('id', '=', requestId)
    .where(sql<boolean>`${sql.raw(beingPrepared('job_request'))}`)
    .executeTakeFirst()
  return found !== undefined
}
