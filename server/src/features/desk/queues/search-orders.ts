import type { DeskOrderSummary, DeskQueue } from '@portolan/contract/desk/desk'
import { listRates } from '@portolan/contract/quotes/rates'
import type { Database } from '../../../tables/database.ts'
import { type Calendar, type OrderReader, presentSummary } from '../present-order.ts'
import { countMatches, searchClients, searchQueues } from './store-search.ts'

const mostFound = 20
const mostClients = 5

type Found = {
  readonly items: DeskOrderSummary[]
  readonly queues: { readonly queue: DeskQueue; readonly orders: number }[]
  readonly clients: { readonly id: number; readonly name: string }[]
}

const mayReadRates = ({ roles }: OrderReader['actor']): boolean =>
  roles.some((role) => listRates.access.roles.some((allowed) => allowed === role))

/** Finds orders of all queues, and clients if the caller may read their rates. */
export async function searchOrders(
  needs: Calendar & { readonly db: Database },
  { actor, locale }: OrderReader,
  search: string,
): Promise<Found> {
  const rows = await searchQueues(needs.db, search, mostFound)
  return {
    items: rows.map((row) => presentSummary(row, needs, locale)),
    queues: rows.length === 0 ? [] : await countMatches(needs.db, search),
    clients: mayReadRates(actor) ? await searchClients(needs.db, search, mostClients) : [],
  }
}
