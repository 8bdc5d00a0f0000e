import { sql, type Transaction } from 'kysely'

/** Spanish without a region takes the formats of Latin America, for which the texts are written. */
export const up = async (tx: Transaction<unknown>): Promise<void> =>
  void (await sql`update account set locale = 'es-419' where locale = 'es'`.execute(tx))
