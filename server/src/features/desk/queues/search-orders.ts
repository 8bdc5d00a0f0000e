import type { DeskOrderSummary, DeskQueue } from '@portolan/contract/desk/desk'
import type { Database } from '../../../tables/database.ts'
import { type Calendar, type OrderReader, presentSummary } from '../present-order.ts'
import { countMatches, searchQueues } from './store-search.ts'

const mostFound = 20

type Found = {
  readonly items: DeskOrderSummary[]
  readonly queues: { readonly queue: DeskQueue; readonly orders: number }[]
}

/** Finds orders of all queues. */
export async function searchOrders(
  needs: Calendar & { readonly db: Database },
  { locale }: Pick<OrderReader, 'locale'>,
  search: string,
): Promise<Found> {
  const rows = await searchQueues(needs.db, search, mostFound)
  return {
    items: rows.map((row) => presentSummary(row, needs, locale)),
    queues: rows.length === 0 ? [] : await countMatches(needs.db, search),
  }
}
