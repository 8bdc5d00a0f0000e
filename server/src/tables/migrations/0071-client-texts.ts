import { sql, type Transaction } from 'kysely'

/** What a client tells its people in the form of a request, in other languages than the first. */
const translations = sql`alter table client add column translations jsonb not null default '{}'`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await translations.execute(tx))
