import type { DeskNeed, DeskQueueOrAll, DeskSort } from '@portolan/contract/desk/desk'
import { type RawBuilder, sql } from 'kysely'

/** What a queue is sorted by. Two of the columns are only chosen by the portal, for what needs someone. */
const columns = {
  due: { by: sql`desk_order.queued_at`, type: 'timestamptz' },
  number: { by: sql`desk_order.number`, type: 'text' },
  name: { by: sql`lower(desk_order.name)`, type: 'text' },
  price: { by: sql`coalesce(desk_order.total_agreed_cents, -1)`, type: 'bigint' },
  received: { by: sql`desk_order.created_at`, type: 'timestamptz' },
  unanswered: { by: sql`desk_order.unanswered_since`, type: 'timestamptz' },
  expires: { by: sql`desk_order.quote_expires_at`, type: 'timestamptz' },
} as const satisfies Record<string, { by: RawBuilder<unknown>; type: string }>

export type QueueOrder = { readonly column: keyof typeof columns; readonly isDescending: boolean }

type Wish = {
  readonly queue: DeskQueueOrAll
  readonly need?: DeskNeed | undefined
  readonly sort?: DeskSort | undefined
}

/** By default the orders of a queue by deadline, closed and all ones newest first, and what needs someone by how long it has. */
export function orderOf({ queue, need, sort }: Wish): QueueOrder {
  if (sort) return { column: sort.replace('-', '') as QueueOrder['column'], isDescending: sort.startsWith('-') }
  if (need === 'UNANSWERED') return { column: 'unanswered', isDescending: false }
  if (need === 'EXPIRING') return { column: 'expires', isDescending: false }
  if (queue === 'ALL' && need === undefined) return { column: 'received', isDescending: true }
  return { column: 'due', isDescending: queue === 'CLOSED' }
}

export const sortColumn = ({ column }: QueueOrder): RawBuilder<unknown> => columns[column].by
export const typeOf = ({ column }: QueueOrder): string => columns[column].type
export const directionOf = ({ isDescending }: QueueOrder) => (isDescending ? 'desc' : 'asc')
