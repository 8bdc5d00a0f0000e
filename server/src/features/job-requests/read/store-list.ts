import type { RequestOrder } from '@portolan/contract/job-requests/actions'
import { JobRequestStatus, Origination } from '@portolan/contract/job-requests/requests'
import { requestPath } from '@portolan/contract/request-path'
import { CompiledQuery, type Selectable } from 'kysely'
import { likeText } from '../../../platform/like-text.ts'
import type { Database } from '../../../tables/database.ts'
import type { JobRequestTable } from '../../../tables/job-request.ts'
import { listOrders } from './list-orders.ts'
import { beingCorrected, beingPrepared } from './store-progress.ts'

export type ListFilter = {
  readonly clientId: number
  readonly origination?: Origination | undefined
  readonly statuses?: readonly JobRequestStatus[] | undefined
  readonly search?: string | undefined
  readonly hasPage?: boolean | undefined
  /** Only the requests of this account. */
  readonly accountId?: string | undefined
  readonly order: RequestOrder
}

/** The sort position of the last row on a page. */
type ListPosition = { readonly key: string; readonly id: string }
type PageOptions = {
  readonly after: ListPosition | undefined
  readonly size: number
  /** Whose visits decide what is new. */
  readonly readerId: string
}

const termColumns = [
  'client_id',
  'status',
  'price_cents',
  'due_at',
  'offered_at',
  'offered_due_at',
  'delivered_at',
] as const

const columns = [
  'id',
  'number',
  'name',
  'shown_status',
  'quote_answer',
  'delivery_answer',
  'request_type',
  'origination',
  'source_language_id',
  'target_language_ids',
  'external_reference_id',
  'requestor_first_name',
  'requestor_last_name',
  ...termColumns,
] as const

type Progress = { readonly is_being_prepared: boolean; readonly is_being_corrected: boolean }
export type TermsRow = Pick<Selectable<JobRequestTable>, (typeof termColumns)[number] | 'origination'>
export type SummaryRow = Pick<
  Selectable<JobRequestTable>,
  Exclude<(typeof columns)[number], 'requestor_first_name' | 'requestor_last_name' | (typeof termColumns)[number]>
> &
  Progress
export type ListRow = Pick<Selectable<JobRequestTable>, (typeof columns)[number]> &
  Progress & {
    readonly created_at_text: string
    readonly position: string
    readonly has_new_messages: boolean
    readonly has_new_delivery: boolean
  }

const originationsWithPage = Origination.options.filter((origination) => requestPath({ id: '', origination }) !== null)

/** ISO text with microseconds. A Date would lose them, and parsing it would dominate reading a row. */
const createdAtText = `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** What is new to a reader who has not looked since, or not since the account was made. */
const isNewSince = (happenedAt: string, seenAt: string, reader: string) =>
  `coalesce(page.${happenedAt} > coalesce(visit.${seenAt}, (select created_at from account where id = ${reader})), false)`

export const selectWithNews = (page: string, reader: string): string =>
  `select page.*, ${isNewSince('staff_wrote_at', 'messages_seen_at', reader)} as has_new_messages,
    ${isNewSince('delivered_at', 'deliverables_seen_at', reader)} as has_new_delivery
   from (${page}) page
   left join request_visit visit on visit.job_request_id = page.id and visit.account_id = ${reader}`

export const listColumns = [
  ...columns,
  'staff_wrote_at',
  `${createdAtText} as created_at_text`,
  `${beingPrepared('job_request')} as is_being_prepared`,
  `${beingCorrected('job_request')} as is_being_corrected`,
].join(', ')

/** Fixed SQL text: this is the most frequent query, and building it with Kysely took longer than sending it. */
export async function listPage(db: Database, filter: ListFilter, options: PageOptions): Promise<ListRow[]> {
  const { after, size, readerId } = options
  const { key, castTo, direction, isOverStatuses } = listOrders[filter.order]
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = [`client_id = ${bind(filter.clientId)}`]
  if (filter.origination) conditions.push(`origination = ${bind(filter.origination)}`)
  if (filter.hasPage) conditions.push(`origination = any(${bind(originationsWithPage)})`)
  if (filter.accountId) conditions.push(`account_id = ${bind(filter.accountId)}`)
  if (filter.search) {
    const words = bind(likeText(filter.search))
    conditions.push(`(name ilike ${words} or number ilike ${words})`)
  }
  const isAfter = direction === 'asc' ? '>' : '<'
  if (after) conditions.push(`(${key}, id) ${isAfter} (${bind(after.key)}::${castTo}, ${bind(after.id)}::uuid)`)
  const limit = bind(size)
  const pageOf = (wanted: readonly string[]) =>
    `select ${listColumns}, ${key} as sort_key from job_request
     where ${[...conditions, ...wanted].join(' and ')} order by ${key} ${direction}, id ${direction} limit ${limit}`
  const inOrder = `order by sort_key ${direction}, id ${direction}`
  const statuses = filter.statuses ?? (isOverStatuses ? undefined : JobRequestStatus.options)
  const page = statuses ? pageByStatus(statuses) : pageOf([])
  const text = `select rows.*, sort_key::text as position from (${selectWithNews(page, bind(readerId))}) rows ${inOrder}`
  const { rows } = await db.executeQuery<ListRow>(CompiledQuery.raw(text, values))
  return rows

  /** One index-ordered page per status, then merged, so that rows of other statuses are never scanned. */
  function pageByStatus(wantedStatuses: readonly JobRequestStatus[]): string {
    const wanted = `unnest(${bind([...new Set(wantedStatuses)])}::text[]) as wanted (status)`
    return `select page.* from ${wanted} cross join lateral (${pageOf(['shown_status = wanted.status'])}) page
      ${inOrder} limit ${limit}`
  }
}
