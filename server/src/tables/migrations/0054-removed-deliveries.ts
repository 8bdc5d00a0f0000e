import { sql, type Transaction } from 'kysely'

const isRemoved = sql`alter table job_request_file add is_removed boolean not null default false`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await isRemoved.execute(tx))
