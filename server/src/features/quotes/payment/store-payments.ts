import type { PaymentPreferences } from '@portolan/contract/quotes/quotes'
import type { Insertable, Selectable } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { PaymentEventTable } from '../../../tables/quote.ts'

export type PaymentEventRow = Selectable<PaymentEventTable>

export async function insertPaymentEvent(tx: Tx, event: Insertable<PaymentEventTable>): Promise<void> {
  await tx.insertInto('payment_event').values(event).execute()
}

export const listPaymentEvents = (db: Database | Tx, quoteId: string): Promise<PaymentEventRow[]> =>
  db.selectFrom('payment_event').selectAll().where('quote_id', '=', quoteId).orderBy('at').orderBy('id').execute()

/** The latest payment preferences of an account. */
export async function findLastPayment(
  db: Database | Tx,
  accountId: string,
  clientId: number,
): Promise<PaymentPreferences | null> {
  const row = await db
    .selectFrom('quote')
    .innerJoin('job_request', 'job_request.id', 'quote.job_request_id')
    .select('payment')
    .where('decided_by', '=', accountId)
    .where('job_request.client_id', '=', clientId)
    .where('acceptance_status', '=', 'ACCEPTED')
    .where('payment', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.payment ?? null
}
