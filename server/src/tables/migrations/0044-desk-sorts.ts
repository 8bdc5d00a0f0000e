import { sql, type Transaction } from 'kysely'

/** All open orders by each column that the desk sorts by; by age there is one already. */
const indexes = sql`
  create index desk_order_open_by_due on desk_order (queued_at, id) where queue <> 'CLOSED';
  create index desk_order_open_by_number on desk_order (number, id) where queue <> 'CLOSED';
  create index desk_order_open_by_name on desk_order (lower(name), id) where queue <> 'CLOSED';
  create index desk_order_open_by_price on desk_order (coalesce(total_agreed_cents, -1), id) where queue <> 'CLOSED'`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await indexes.execute(tx))
