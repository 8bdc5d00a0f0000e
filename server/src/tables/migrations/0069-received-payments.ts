import { sql, type Transaction } from 'kysely'

const columns = sql`
  alter table payment_event
    add column received_on date,
    add column reference text,
    add column amount_cents bigint check (amount_cents > 0)`

/** When a payment came, what identifies it and how much it was. What was recorded before has none of it. */
export const up = async (tx: Transaction<unknown>): Promise<void> => void (await columns.execute(tx))
