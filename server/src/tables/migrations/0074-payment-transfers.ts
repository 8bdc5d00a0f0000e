import { sql, type Transaction } from 'kysely'

const column = sql`alter table payment_event add column transfer text`

/** Whether another translation management system has a payment that came after the hand-over. Null where it needs none. */
export const up = async (tx: Transaction<unknown>): Promise<void> => void (await column.execute(tx))
