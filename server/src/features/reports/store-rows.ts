import { countedRows, type ReportColumn, type ReportRowDetails } from '@portolan/contract/reports/reports'
import { sql } from 'kysely'
import type { Database } from '../../tables/database.ts'
import type { Condition, Entity, Range, SortKey, Sql } from './entities/store-entity.ts'
import type { LargeSelections } from './store-large-selections.ts'
import { withinTime } from './store-timeout.ts'

export type RowOrder = { readonly keys: readonly SortKey[]; readonly isDescending: boolean }

/** Which rows of which client, with which values, in which order. The client is never a filter. */
export type Selection = {
  readonly entity: Entity
  readonly clientId: number
  readonly columns: readonly ReportColumn[]
  /** One for each column. */
  readonly values: readonly Sql[]
  readonly conditions: readonly Condition[]
  readonly order: RowOrder
}

/** As bigint, so that a bound never exceeds the type of the column and its index is used. */
export const matchesNumber = (value: Sql, { from, to }: Range<number>, scale: number): Condition =>
  sql<boolean>`${from === undefined ? sql`true` : sql`${value} >= ${Math.ceil(from * scale)}::bigint`}
    and ${to === undefined ? sql`true` : sql`${value} <= ${Math.floor(to * scale)}::bigint`}`

/** Both ends are included. Times are stored in microseconds, so the last millisecond counts as a whole. */
export const matchesDates = (value: Sql, { from, to }: Range<number>): Condition =>
  sql<boolean>`${from === undefined ? sql`true` : sql`${value} >= ${new Date(from)}`}
    and ${to === undefined ? sql`true` : sql`${value} < ${new Date(to + 1)}`}`

const whereOf = ({ entity, clientId, conditions }: Selection): Sql =>
  sql.join([entity.ofClient(clientId), ...conditions], sql` and `)

const inOrder = (values: readonly Sql[], { isDescending }: RowOrder): Sql =>
  sql.join(values.map((value) => sql`${value} ${sql.raw(isDescending ? 'desc' : 'asc')}`))

const orderOf = (order: RowOrder): Sql =>
  inOrder(
    order.keys.map(({ value }) => value),
    order,
  )

export type Cells = readonly unknown[]

/**
 * A page of rows and their number, in one query. Rows that are counted are read once: the page is taken from them. If
 * there are more, the keys of the page are found on an index, so that rows before it are never read. Joins that a
 * condition does not need are left out by the planner.
 */
export async function readPage(db: Database, large: LargeSelections, selection: Selection, bounds: PageBounds) {
  const { entity } = selection
  const isOnPage = sql.join(
    entity.keys.map(({ value }, index) => sql`${value} = ${sql.ref(`page.key${index}`)}`),
    sql` and `,
  )
  const columns = sql.join([
    sql`${entity.request?.id ?? sql`null`} as request_id`,
    sql`${entity.request?.origination ?? sql`null`} as origination`,
    ...selection.values.map((value, index) => sql`${value} as ${sql.ref(`c${index}`)}`),
  ])
  const count = countQuery(selection, countedRows).compile(db)
  const isLarge = large.has(count)
  const query = sql<Record<string, unknown>>`
    with ${isLarge ? pageOfLarge(selection, bounds) : pageOfCounted(selection, bounds)}
    select counted.total, shown.* from counted left join (
      select page.position, ${columns} from page, ${entity.from} where ${isOnPage} and ${entity.ofClient(selection.clientId)}
    ) shown on true order by shown.position`
  const { rows } = await withinTime(db, (tx) => query.execute(tx))
  const total = totalOf(rows[0]?.total, countedRows)
  if (!total.isTotalExact && !isLarge) large.add(count)
  return {
    ...total,
    rows: rows
      .filter(({ position }) => position !== null)
      .map((row) => ({ cells: cellsOf(selection, row), request: requestOf(row) })),
  }
}

const tooMany = countedRows + 1

const pageOfLarge = (selection: Selection, bounds: PageBounds): Sql => sql`
  counted as (select ${tooMany}::int as total),
  page as materialized (select *, row_number() over () as position from (${pageKeys(selection, bounds)}) keys)`

function pageOfCounted(selection: Selection, bounds: PageBounds): Sql {
  const { entity, order } = selection
  const sorted = order.keys.map((_, index) => sql.ref(`sort${index}`))
  const sortValues = sql.join(order.keys.map(({ value }, index) => sql`${value} as ${sql.ref(`sort${index}`)}`))
  const keyNames = sql.join(entity.keys.map((_, index) => sql.ref(`key${index}`)))
  const isTooLarge = sql<boolean>`(select total from counted) = ${tooMany}`
  return sql`
    matching as materialized (
      select ${keysOf(entity)}, ${sortValues} from ${entity.from} where ${whereOf(selection)} limit ${tooMany}
    ),
    counted as materialized (select count(*)::int as total from matching),
    page as materialized (
      select *, row_number() over () as position from (
        (select ${keyNames} from matching where not ${isTooLarge}
          order by ${inOrder(sorted, order)} limit ${bounds.limit} offset ${bounds.offset})
        union all (${pageKeys(selection, bounds, isTooLarge)})
      ) keys
    )`
}

const keysOf = (entity: Entity): Sql =>
  sql.join(entity.keys.map(({ value }, index) => sql`${value} as ${sql.ref(`key${index}`)}`))

const pageKeys = (
  selection: Selection,
  { limit, offset }: PageBounds,
  condition: Condition = sql<boolean>`true`,
): Sql =>
  sql`select ${keysOf(selection.entity)} from ${selection.entity.from} where ${whereOf(selection)} and ${condition}
    order by ${orderOf(selection.order)} limit ${limit} offset ${offset}`

const cellsOf = ({ values }: Selection, row: Readonly<Record<string, unknown>>): Cells =>
  values.map((_, index) => row[`c${index}`])

const requestOf = ({ request_id: id, origination }: Readonly<Record<string, unknown>>) =>
  id === null ? null : ({ id, origination } as ReportRowDetails['request'])

type PageBounds = { readonly limit: number; readonly offset: number }

export async function countSelected(db: Database, selection: Selection, atMost: number) {
  const { rows } = await withinTime(db, (tx) => countQuery(selection, atMost).execute(tx))
  return totalOf(rows[0]?.total, atMost)
}

const countQuery = (selection: Selection, atMost: number) => sql<{ total: number }>`
  select count(*)::int as total from (
    select 1 from ${selection.entity.from} where ${whereOf(selection)} limit ${atMost + 1}
  ) matching`

const totalOf = (found: unknown, atMost: number) => ({
  totalRows: Math.min(Number(found ?? 0), atMost),
  isTotalExact: Number(found ?? 0) <= atMost,
})

/** The rows after a position, for exports: each batch starts at the last row of the one before. */
export async function readBatch(
  db: Database,
  selection: Selection,
  after: readonly string[] | undefined,
  size: number,
) {
  const { entity, order, values } = selection
  const place = sql`array[${sql.join(order.keys.map(({ value }) => sql`${value}::text`))}]`
  const follows = after
    ? sql`and (${sql.join(order.keys.map(({ value }) => value))}) ${sql.raw(order.isDescending ? '<' : '>')} (${sql.join(
        order.keys.map(({ castTo }, index) => sql`${after[index]}::${sql.raw(castTo)}`),
      )})`
    : sql``
  const columns = sql.join(values.map((value, index) => sql`${value} as ${sql.ref(`c${index}`)}`))
  const query = sql<Record<string, unknown> & { readonly place: string[] }>`
    select ${place} as place, ${columns} from ${entity.from} where ${whereOf(selection)} ${follows}
    order by ${orderOf(order)} limit ${size}`
  const { rows } = await withinTime(db, (tx) => query.execute(tx))
  return { rows: rows.map((row) => cellsOf(selection, row)), last: rows.at(-1)?.place }
}

type GroupBounds = { readonly limit: number; readonly order: 'key' | 'rows' }

/** Rows by a property that they share, with what they cost together. */
export async function countBy(db: Database, selection: Selection, group: Sql, { limit, order }: GroupBounds) {
  const { entity } = selection
  const spend = entity.spend ? sql`coalesce(sum(${entity.spend.cents}), 0)::text` : sql`null`
  const join = entity.spend?.join ?? sql``
  const query = sql<{ key: string | null; rows: number; spend: string | null }>`
    select key::text, rows, spend from (
      select ${group} as key, count(*)::int as rows, ${spend} as spend from ${entity.from} ${join}
      where ${whereOf(selection)} group by 1 order by ${order === 'key' ? sql`1 desc` : sql`2 desc, 1`} limit ${limit}
    ) grouped`
  return (await withinTime(db, (tx) => query.execute(tx))).rows
}
