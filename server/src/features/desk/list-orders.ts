import type { DeskOrderSummary, DeskQueue, VerticalOrNone } from '@portolan/contract/desk/desk'
import type { Actor } from '../../platform/actor.ts'
import type { PageTokens } from '../../platform/http/page-tokens.ts'
import type { Database } from '../../tables/database.ts'
import { type Calendar, type OrderReader, presentSummary } from './present-order.ts'
import { countQueues, listQueue } from './store-queues.ts'

type Needs = Calendar & { readonly db: Database; readonly pageTokens: PageTokens }
type Query = {
  readonly queue: DeskQueue
  readonly vertical?: VerticalOrNone | undefined
  readonly isMine?: boolean | undefined
  readonly search?: string | undefined
  readonly pageToken?: string | undefined
  readonly pageSize: number
}
type Page = { readonly items: DeskOrderSummary[]; readonly nextPageToken: string | null }

/** One page of a queue. */
export async function listOrders(needs: Needs, { actor, locale }: OrderReader, query: Query): Promise<Page> {
  const { db, pageTokens } = needs
  const { queue, vertical, isMine, search, pageToken, pageSize } = query
  const filter = { queue, vertical, search, accountId: isMine ? actor.accountId : undefined }
  const list = JSON.stringify(filter)
  const [queuedAt = '', id = ''] = pageToken ? pageTokens.read(pageToken, list) : []
  const rows = await listQueue(db, filter, pageToken ? { queuedAt, id } : undefined, pageSize + 1)
  const items = rows.slice(0, pageSize)
  const last = rows.length > items.length ? items.at(-1) : undefined
  return {
    items: items.map((row) => presentSummary(row, needs, locale)),
    nextPageToken: last ? pageTokens.write([last.queued_at_text, last.id], list) : null,
  }
}

export const countOrders = async ({ db }: Pick<Needs, 'db'>, actor: Actor, isMine: boolean) => ({
  items: await countQueues(db, isMine ? actor.accountId : undefined),
})
