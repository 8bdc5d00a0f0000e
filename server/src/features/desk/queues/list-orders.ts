import type {
  DeskKind,
  DeskNeed,
  DeskOrderSummary,
  DeskQueueOrAll,
  DeskSort,
  VerticalOrNone,
} from '@portolan/contract/desk/desk'
import type { Actor } from '../../../platform/actor.ts'
import type { PageTokens } from '../../../platform/http/page-tokens.ts'
import { dayIn } from '../../../platform/provider-days.ts'
import type { Database } from '../../../tables/database.ts'
import { type Calendar, type OrderReader, presentSummary } from '../present-order.ts'
import { orderOf } from './store-queue-order.ts'
import { countQueues, listQueue } from './store-queues.ts'
import { findClientName } from './store-search.ts'

type Needs = Calendar & { readonly db: Database; readonly pageTokens: PageTokens }
type Query = {
  readonly queue: DeskQueueOrAll
  readonly need?: DeskNeed | undefined
  readonly kind?: DeskKind | undefined
  readonly vertical?: VerticalOrNone | undefined
  readonly clientId?: number | undefined
  readonly isMine?: boolean | undefined
  readonly search?: string | undefined
  readonly sort?: DeskSort | undefined
  readonly pageToken?: string | undefined
  readonly pageSize: number
}
type Page = { readonly items: DeskOrderSummary[]; readonly nextPageToken: string | null }

/** One page of a queue. */
export async function listOrders(needs: Needs, { actor, locale }: OrderReader, query: Query): Promise<Page> {
  const { db, pageTokens, now, timeZone } = needs
  const { queue, need, kind, vertical, clientId, isMine, search, sort, pageToken, pageSize } = query
  const filter = { queue, need, kind, vertical, clientId, search, accountId: isMine ? actor.accountId : undefined }
  const list = JSON.stringify({ ...filter, sort })
  const [value = '', id = ''] = pageToken ? pageTokens.read(pageToken, list) : []
  const rows = await listQueue(
    db,
    { ...filter, now: now(), today: dayIn(timeZone, now()) },
    { order: orderOf(query), after: pageToken ? { value, id } : undefined, size: pageSize + 1 },
  )
  const items = rows.slice(0, pageSize)
  const last = rows.length > items.length ? items.at(-1) : undefined
  return {
    items: items.map((row) => presentSummary(row, needs, locale)),
    nextPageToken: last ? pageTokens.write([last.sorted_by, last.id], list) : null,
  }
}

type Whose = { readonly isMine?: boolean | undefined; readonly clientId?: number | undefined }

export const countOrders = async ({ db }: Pick<Needs, 'db'>, actor: Actor, { isMine, clientId }: Whose) => ({
  items: await countQueues(db, { accountId: isMine ? actor.accountId : undefined, clientId }),
  client: clientId === undefined ? null : ((await findClientName(db, clientId)) ?? null),
})
