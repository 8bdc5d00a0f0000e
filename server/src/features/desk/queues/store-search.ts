import { DeskQueue } from '@portolan/contract/desk/desk'
import { type RawBuilder, sql } from 'kysely'
import { likeText } from '../../../platform/like-text.ts'
import type { Database } from '../../../tables/database.ts'
import { summaries } from '../store-orders.ts'

const searchedAtMost = 1000

const matching = (pattern: string, which: RawBuilder<boolean>) => sql`
  (select id, queue, number, created_at from desk_order
    where search_text ilike ${pattern} and ${which} limit ${searchedAtMost})`

/** Open orders first, so that a common word does not fill the result with closed ones. */
const matchesOf = (pattern: string) => sql`
  ${matching(pattern, sql`queue <> 'CLOSED'`)} union all ${matching(pattern, sql`queue = 'CLOSED'`)}`

export async function searchQueues(db: Database, search: string, size: number) {
  const { rows } = await sql<{ id: string }>`
    select id from (${matchesOf(likeText(search))}) found
    order by lower(number) = lower(${search}) desc, queue = 'CLOSED', created_at desc, id limit ${size}`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const found = await summaries(db).where('desk_order.id', 'in', ids).execute()
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export async function countMatches(db: Database, search: string) {
  const { rows } = await sql<{ queue: DeskQueue; orders: number }>`
    select queue, count(*)::int as orders from (${matchesOf(likeText(search))}) found group by queue`.execute(db)
  return rows.toSorted((a, b) => DeskQueue.options.indexOf(a.queue) - DeskQueue.options.indexOf(b.queue))
}

/** By either name of a company; names that begin with the text first. */
export const searchClients = (db: Database, search: string, size: number) =>
  db
    .selectFrom('client')
    .select(['id', 'client_name as name'])
    .where((where) =>
      where.or([where('client_name', 'ilike', likeText(search)), where('company_name', 'ilike', likeText(search))]),
    )
    .orderBy(sql`client_name ilike ${likeText(search).slice(1)}`, 'desc')
    .orderBy(sql`lower(client_name)`)
    .orderBy('id')
    .limit(size)
    .execute()

export const findClientName = (db: Database, id: number) =>
  db.selectFrom('client').select(['id', 'client_name as name']).where('id', '=', id).executeTakeFirst()
