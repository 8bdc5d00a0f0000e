import { sql, type Transaction } from 'kysely'

/** Administrators find users by any part of their names and addresses. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create index account_by_words on account
      using gin ((first_name || ' ' || last_name || ' ' || login_name || ' ' || email) gin_trgm_ops)`.execute(tx)
}
