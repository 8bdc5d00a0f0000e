import { DeskQueue } from '@portolan/contract/desk/desk'
import { sql } from 'kysely'
import type { Database } from '../../../tables/database.ts'
import { summaries } from '../store-orders.ts'
import { conditionsOf, isMine, type OrderFilter } from './store-queue-filter.ts'
import { directionOf, type QueueOrder, sortColumn, typeOf } from './store-queue-order.ts'

/** The sort position of the last row on a page, as text, because a Date would lose the microseconds. */
type QueuePosition = { readonly value: string; readonly id: string }

type Slice = { readonly order: QueueOrder; readonly after: QueuePosition | undefined; readonly size: number }

export async function listQueue(db: Database, filter: OrderFilter, { order, after, size }: Slice) {
  const column = sortColumn(order)
  const direction = directionOf(order)
  let query = summaries(db).select(sql<string>`(${column})::text`.as('sorted_by'))
  for (const condition of conditionsOf(filter)) query = query.where(condition)
  if (after) {
    const beyond = sql.raw(direction === 'desc' ? '<' : '>')
    const place = sql`(${after.value}::${sql.raw(typeOf(order))}, ${after.id}::uuid)`
    query = query.where(sql<boolean>`(${column}, desk_order.id) ${beyond} ${place}`)
  }
  return query.orderBy(column, direction).orderBy('desk_order.id', direction).limit(size).execute()
}

const countedAtMost = 10_000

/** Counts every queue, empty ones included. Closed queues grow without bound, so their count is capped. */
export async function countQueues(db: Database, { accountId, clientId }: Pick<OrderFilter, 'accountId' | 'clientId'>) {
  const isTheirs = accountId ? sql`and ${isMine(accountId)}` : sql``
  const isOfClient = clientId === undefined ? sql`` : sql`and desk_order.client_id = ${clientId}`
  const { rows } = await sql<{ queue: DeskQueue; orders: number }>`
    select queue, (
      select count(*)::int from (
        select from desk_order where desk_order.queue = heap.queue ${isTheirs} ${isOfClient} limit ${countedAtMost}
      ) counted
    ) as orders
    from unnest(${DeskQueue.options}::text[]) as heap (queue)`.execute(db)
  return rows
}

type Counted = { readonly orders: number; readonly mine: number }

/** Counts the orders that meet a filter, and those of the account among them. */
export async function countOrdersOf(db: Database, filter: OrderFilter, accountId: string): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as orders, (count(*) filter (where is_mine))::int as mine from (
      select coalesce(${isMine(accountId)}, false) as is_mine from desk_order
      where ${sql.join([...conditionsOf(filter)], sql` and `)} limit ${countedAtMost}
    ) counted`.execute(db)
  return rows[0] ?? { orders: 0, mine: 0 }
}
