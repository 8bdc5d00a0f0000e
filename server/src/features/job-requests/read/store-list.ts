import type { JobRequestStatus, Origination } from '@portolan/contract/job-requests/requests'
import { CompiledQuery, type Selectable } from 'kysely'
import type { Database } from '../../../tables/database.ts'
import type { JobRequestTable } from '../../../tables/job-request.ts'

export type ListFilter = {
  readonly clientId: number
  readonly origination?: Origination | undefined
  readonly statuses?: readonly JobRequestStatus[] | undefined
  readonly search?: string | undefined
}

/** The sort position of the last row on a page. */
export type ListPosition = { readonly createdAt: string; readonly id: string }

const columns = [
  'id',
  'number',
  'name',
  'shown_status',
  'quote_answer',
  'request_type',
  'origination',
  'source_language_id',
  'target_language_ids',
  'external_reference_id',
] as const

export type SummaryRow = Pick<Selectable<JobRequestTable>, (typeof columns)[number]>
type ListRow = SummaryRow & { readonly created_at_text: string }

/** ISO text with microseconds. A Date would lose them, and parsing it would dominate reading a row. */
const createdAtText = `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at_text`

/** Fixed SQL text: this is the most frequent query, and building it with Kysely took longer than sending it. */
export async function listPage(
  db: Database,
  filter: ListFilter,
  after: ListPosition | undefined,
  size: number,
): Promise<ListRow[]> {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = [`client_id = ${bind(filter.clientId)}`]
  if (filter.origination) conditions.push(`origination = ${bind(filter.origination)}`)
  if (filter.search) {
    const words = bind(`%${filter.search.replace(/[\\%_]/g, '\\$&')}%`)
    conditions.push(`(name ilike ${words} or number ilike ${words})`)
  }
  if (after) conditions.push(`(created_at, id) < (${bind(after.createdAt)}::timestamptz, ${bind(after.id)}::uuid)`)
  const limit = bind(size)
  const pageOf = (wanted: readonly string[]) =>
    `select ${columns.join(', ')}, ${createdAtText} from job_request
     where ${[...conditions, ...wanted].join(' and ')} order by created_at desc, id desc limit ${limit}`
  const { rows } = await db.executeQuery<ListRow>(CompiledQuery.raw(textOf(), values))
  return rows

  /** One index-ordered page per status, then merged, so that rows of other statuses are never scanned. */
  function textOf(): string {
    if (!filter.statuses) return pageOf([])
    const wanted = `unnest(${bind([...new Set(filter.statuses)])}::text[]) as wanted (status)`
    return `select page.* from ${wanted} cross join lateral (${pageOf(['shown_status = wanted.status'])}) page
      order by created_at_text desc, id desc limit ${limit}`
  }
}
