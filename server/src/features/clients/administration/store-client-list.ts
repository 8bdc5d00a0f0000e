import type { ClientSort } from '@portolan/contract/clients/administration'
import type { ClientConfig } from '@portolan/contract/clients/clients'
import { type RawBuilder, sql } from 'kysely'
import { likeText } from '../../../platform/like-text.ts'
import type { Database, Tx } from '../../../tables/database.ts'

type Page = {
  readonly search: string
  readonly sort: ClientSort
  /** The sort values of the last row of the previous page, as text. */
  readonly after: readonly string[] | undefined
  readonly size: number
}
type SortColumn = { readonly by: RawBuilder<unknown>; readonly type: string }

const name: SortColumn = { by: sql`lower(client.client_name)`, type: 'text' }
const id: SortColumn = { by: sql`client.id`, type: 'int' }
// The id of the same table, so that one index has the whole order.
const activityId: SortColumn = { by: sql`client_activity.client_id`, type: 'int' }

const columnsOf: Readonly<Record<string, readonly SortColumn[]>> = {
  clientName: [name, id],
  status: [{ by: sql`client.status`, type: 'text' }, name, id],
  userCount: [{ by: sql`client_activity.user_count`, type: 'int' }, activityId],
  lastRequestAt: [{ by: sql`client_activity.last_request_at`, type: 'timestamptz' }, activityId],
}

export function clientPage(db: Database | Tx, { search, sort, after, size }: Page) {
  const columns = columnsOf[sort.replace('-', '')] ?? [name, id]
  const isDescending = sort.startsWith('-')
  const position = sql`(${sql.join(columns.map(({ by }) => by))})`
  const last = columns.map(({ type }, index) => sql`${after?.[index] ?? ''}::${sql.raw(type)}`)
  const sorted = db
    .selectFrom('client')
    .innerJoin('client_activity', 'client_activity.client_id', 'client.id')
    .select(['client.id', 'client.client_name as name', sql<ClientConfig['status']>`client.status`.as('status')])
    .select('client_activity.user_count')
    .select(sql<Date | null>`nullif(client_activity.last_request_at, '-infinity')`.as('last_request_at'))
    .select(sql<string[]>`array[${sql.join(columns.map(({ by }) => sql`(${by})::text`))}]`.as('place'))
    .$if(search !== '', (query) => query.where('client.client_name', 'ilike', likeText(search)))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`${position} ${sql.raw(isDescending ? '<' : '>')} (${sql.join(last)})`),
    )
    .limit(size)
  return columns.reduce((query, { by }) => query.orderBy(by, isDescending ? 'desc' : 'asc'), sorted)
}

export const findClientPage = (db: Database, page: Page) => clientPage(db, page).execute()
