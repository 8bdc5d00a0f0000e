import { sql, type Transaction } from 'kysely'

const readOnly = sql`alter table api_key add is_read_only boolean not null default false`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await readOnly.execute(tx))
