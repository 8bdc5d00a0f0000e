import { sql, type Transaction } from 'kysely'

const minimumCharges = sql`
  create table minimum_charge (
    client_id integer primary key references client (id) on delete cascade,
    cents integer not null check (cents > 0)
  )`

/** What each language of a quote for a client costs at least, whatever it is priced by. */
export const up = async (tx: Transaction<unknown>): Promise<void> => void (await minimumCharges.execute(tx))
