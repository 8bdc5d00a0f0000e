import { DeskQueue, type VerticalOrNone } from '@portolan/contract/desk/desk'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Tables } from '../../tables/database.ts'
import { summaries } from './store-orders.ts'

export type QueueFilter = {
  readonly queue: DeskQueue
  readonly vertical?: VerticalOrNone | undefined
  /** Only orders assigned to this account. */
  readonly accountId?: string | undefined
  readonly search?: string | undefined
}

/** The sort position of the last row on a page. The time keeps its microseconds, which a Date would lose. */
export type QueuePosition = { readonly queuedAt: string; readonly id: string }

const isOf = (accountId: string) => (where: ExpressionBuilder<Pick<Tables, 'desk_order'>, 'desk_order'>) =>
  where.or([
    where('desk_order.project_manager_id', '=', accountId),
    where('desk_order.coordinator_id', '=', accountId),
    where('desk_order.qa_specialist_id', '=', accountId),
  ])

/** Open orders by deadline, closed ones newest first. */
export async function listQueue(db: Database, filter: QueueFilter, after: QueuePosition | undefined, size: number) {
  let query = summaries(db)
    .select(sql<string>`desk_order.queued_at::text`.as('queued_at_text'))
    .where('desk_order.queue', '=', filter.queue)
  if (filter.vertical === 'noVertical') query = query.where('desk_order.vertical', 'is', null)
  else if (filter.vertical) query = query.where('desk_order.vertical', '=', filter.vertical)
  if (filter.accountId) query = query.where(isOf(filter.accountId))
  if (filter.search)
    query = query.where('desk_order.search_text', 'ilike', `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`)
  const isClosed = filter.queue === 'CLOSED'
  if (after) {
    const beyond = sql.raw(isClosed ? '<' : '>')
    const place = sql`(${after.queuedAt}::timestamptz, ${after.id}::uuid)`
    query = query.where(sql<boolean>`(desk_order.queued_at, desk_order.id) ${beyond} ${place}`)
  }
  const direction = isClosed ? 'desc' : 'asc'
  return query.orderBy('desk_order.queued_at', direction).orderBy('desk_order.id', direction).limit(size).execute()
}

const countedAtMost = 10_000

/** Counts every queue, empty ones included. Closed queues grow without bound, so their count is capped. */
export async function countQueues(db: Database, accountId: string | undefined) {
  const isTheirs = accountId
    ? sql`and ${accountId}::uuid in (project_manager_id, coordinator_id, qa_specialist_id)`
    : sql``
  const { rows } = await sql<{ queue: DeskQueue; orders: number }>`
    select queue, (
      select count(*)::int from (
        select from desk_order where desk_order.queue = heap.queue ${isTheirs} limit ${countedAtMost}
      ) counted
    ) as orders
    from unnest(${DeskQueue.options}::text[]) as heap (queue)`.execute(db)
  return rows
}
