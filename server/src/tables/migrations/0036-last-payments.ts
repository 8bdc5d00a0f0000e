import { sql, type Transaction } from 'kysely'

/** The payment form is filled in with how the organization paid last. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`create index quote_of_client_by_payment on quote (client_id, decided_at) where payment is not null`.execute(
    tx,
  )
}
