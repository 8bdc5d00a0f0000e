import type { RequestPart } from '@portolan/contract/job-requests/actions'
import { CompiledQuery, sql } from 'kysely'
import type { Database } from '../../../tables/database.ts'
import { type ListRow, listColumns, selectWithNews } from '../read/store-list.ts'

/** Older news are not looked for: who has so many of them uses the list. */
const mostConsidered = 50

type Reader = { readonly clientId: number; readonly accountId: string; readonly most: number }

/** The latest news first. */
export async function findNews(db: Database, { clientId, accountId, most }: Reader): Promise<ListRow[]> {
  const latest = `select ${listColumns}, news_at from job_request
    where account_id = $1 and client_id = $2 and news_at is not null and origination = 'WEBFORM'
      and shown_status <> 'ARCHIVED' order by news_at desc limit ${mostConsidered}`
  const text = `select * from (${selectWithNews(latest, '$1')}) rows
    where has_new_messages or has_new_delivery order by news_at desc limit $3`
  const { rows } = await db.executeQuery<ListRow>(CompiledQuery.raw(text, [accountId, clientId, most]))
  return rows
}

const columnOf = { MESSAGES: 'messages_seen_at', DELIVERABLES: 'deliverables_seen_at' } as const

export async function saveVisit(db: Database, accountId: string, requestId: string, part: RequestPart): Promise<void> {
  const seen = { [columnOf[part]]: sql<Date>`clock_timestamp()` }
  await db
    .insertInto('request_visit')
    .values({ account_id: accountId, job_request_id: requestId, ...seen })
    .onConflict((conflict) => conflict.columns(['account_id', 'job_request_id']).doUpdateSet(seen))
    .execute()
}

/** What is new in one request for one person. */
export async function findNewParts(db: Database, accountId: string, requestId: string) {
  const page = 'select id, staff_wrote_at, delivered_at from job_request where id = $2'
  const query = CompiledQuery.raw(selectWithNews(page, '$1'), [accountId, requestId])
  const { rows } = await db.executeQuery<Pick<ListRow, 'has_new_messages' | 'has_new_delivery'>>(query)
  return { hasNewMessages: rows[0]?.has_new_messages ?? false, hasNewDelivery: rows[0]?.has_new_delivery ?? false }
}
