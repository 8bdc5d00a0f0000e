import type { PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { PaymentEventTable } from '../../../tables/quote.ts'

export type PaymentEventRow = Selectable<PaymentEventTable>

export async function insertPaymentEvent(tx: Tx, event: Insertable<PaymentEventTable>): Promise<string> {
  const { id } = await tx.insertInto('payment_event').values(event).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function savePaymentTransfer(
  tx: Tx,
  id: string,
  transfer: NonNullable<PaymentEventRow['transfer']>,
): Promise<void> {
  await tx.updateTable('payment_event').set({ transfer }).where('id', '=', id).execute()
}

export const listPaymentEvents = (db: Database | Tx, quoteId: string): Promise<PaymentEventRow[]> =>
  db
    .selectFrom('payment_event')
    .select(['id', 'quote_id', 'kind', 'at', 'account_id', 'by_name', 'sent_to', 'url', 'reference', 'amount_cents'])
    .select('transfer')
    .select(sql<string | null>`received_on::text`.as('received_on'))
    .where('quote_id', '=', quoteId)
    .orderBy('at')
    .orderBy('id')
    .execute()

const accepted = (db: Database | Tx, clientId: number) =>
  db
    .selectFrom('quote')
    .select('payment')
    .where('quote.client_id', '=', clientId)
    .where('acceptance_status', '=', 'ACCEPTED')
    .where('payment', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(1)

/** How an account paid last for this client. */
export async function findLastPayment(
  db: Database | Tx,
  clientId: number,
  accountId: string,
): Promise<PaymentPreferences | null> {
  const row = await accepted(db, clientId).where('decided_by', '=', accountId).executeTakeFirst()
  return row?.payment ?? null
}

/** How any member of the client paid last. People with the link of a request may be from anywhere. */
export async function findLastPaymentOfClient(db: Database | Tx, clientId: number): Promise<PaymentPreferences | null> {
  const row = await accepted(db, clientId)
    .innerJoin('job_request', 'job_request.id', 'quote.job_request_id')
    .where('is_open_by_link', '=', false)
    .executeTakeFirst()
  return row?.payment ?? null
}
