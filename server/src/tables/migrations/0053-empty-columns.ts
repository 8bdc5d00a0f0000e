import { sql, type Transaction } from 'kysely'

const showsEmpty = sql`alter table report_view add shows_empty_columns boolean not null default false`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await showsEmpty.execute(tx))
