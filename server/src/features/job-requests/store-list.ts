import type { JobRequestStatus, Origination } from '@portolan/contract/job-requests'
import { sql } from 'kysely'
import type { Database } from '../../tables/database.ts'

export type ListFilter = {
  readonly clientId: number
  readonly origination?: Origination | undefined
  readonly statuses?: readonly JobRequestStatus[] | undefined
  readonly search?: string | undefined
}

/** The last row seen. The time keeps its microseconds, which a Date would lose. */
export type Place = { readonly createdAt: string; readonly id: string }

export async function listPage(db: Database, filter: ListFilter, after: Place | undefined, size: number) {
  let query = db
    .selectFrom('job_request')
    .select(['id', 'number', 'name', 'status', 'request_type', 'origination', 'created_at'])
    .select(['source_language_id', 'target_language_ids', 'external_reference_id'])
    .select(sql<string>`created_at::text`.as('created_at_text'))
    .where('client_id', '=', filter.clientId)
  if (filter.origination) query = query.where('origination', '=', filter.origination)
  if (filter.statuses) query = query.where('status', '=', sql<JobRequestStatus>`any(${filter.statuses}::text[])`)
  if (filter.search) {
    const words = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((where) => where.or([where('name', 'ilike', words), where('number', 'ilike', words)]))
  }
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`)
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute()
}

export type SummaryRow = Awaited<ReturnType<typeof listPage>>[number]
