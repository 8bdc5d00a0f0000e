import type { Vertical } from '@portolan/contract/desk/desk'
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'
import type { DeskOrderTable } from '../../tables/desk.ts'
import { beingCorrected } from '../job-requests/index.ts'

export type OrderRow = Selectable<DeskOrderTable>
export type OrderChange = Updateable<DeskOrderTable>

const ordersBy = (db: Database | Tx, column: 'id' | 'job_request_id', id: string) =>
  db.selectFrom('desk_order').selectAll().where(column, '=', id)

export const findOrder = (db: Database | Tx, id: string): Promise<OrderRow | undefined> =>
  ordersBy(db, 'id', id).executeTakeFirst()

export const findOrderOfRequest = (db: Database | Tx, requestId: string): Promise<OrderRow | undefined> =>
  ordersBy(db, 'job_request_id', requestId).executeTakeFirst()

/** Locks the order until the transaction ends. The request is locked before its order. */
export const lockOrder = (tx: Tx, id: string): Promise<OrderRow | undefined> =>
  ordersBy(tx, 'id', id).forUpdate().executeTakeFirst()

export const lockOrderOfRequest = (tx: Tx, requestId: string): Promise<OrderRow | undefined> =>
  ordersBy(tx, 'job_request_id', requestId).forUpdate().executeTakeFirst()

export async function insertOrder(tx: Tx, row: Insertable<DeskOrderTable>): Promise<void> {
  await tx.insertInto('desk_order').values(row).execute()
}

export async function updateOrder(tx: Tx, id: string, change: OrderChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('desk_order').set(change).where('id', '=', id).execute()
}

const named = (person: 'manager' | 'coordinator' | 'checker') =>
  sql<string | null>`trim(${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)})`

const events = sql`payment_event where payment_event.quote_id = quote.id`

/** Whether staff have something to do about the payment. Only asked for orders with the client. */
const isPaymentOpen = (condition: RawBuilder<boolean>) => sql<boolean>`desk_order.status = 'WITH_CLIENT' and exists (
  select from quote where quote.job_request_id = desk_order.job_request_id and superseded_at is null and ${condition})`

/** Neither allowed nor asked to be paid first. */
export const invoiceOpen = isPaymentOpen(sql`payment->>'paymentType' = 'INVOICE_DIRECTLY'
  and not exists (select from ${events} and kind <> 'PAID')`)

/** A card can be used only once staff have sent the payment link, and for the rest after a part was paid another one. */
export const paymentLinkOpen = isPaymentOpen(sql`payment is not null
  and (payment->>'paymentType' <> 'INVOICE_DIRECTLY' or exists (select from ${events} and kind = 'LINK_SENT'))
  and coalesce((select kind from ${events} order by at desc, id desc limit 1), 'PAID') = 'PAID'`)

/** Those that a procurement system sent, or the number that the payer entered for the invoice. */
const purchaseOrders = sql<string[]>`array(
  select order_id from purchase_order where exists (
    select from purchase_order_line line
      where line.purchase_order_id = purchase_order.id and line.job_request_id = desk_order.job_request_id)
    order by received_at, order_id) || array(
  select payment->'invoice'->>'orderNumber' from quote
    where quote.job_request_id = desk_order.job_request_id and superseded_at is null
      and payment->'invoice'->>'orderNumber' <> '')`

/** Orders with the names of their client and their staff. */
const languagesWithFiles = sql<number>`(
  select count(distinct file.language_id)::int from job_request_file file
  where file.job_request_id = desk_order.job_request_id and file.category = 'TRANSLATED_DOCUMENT'
    and not file.is_removed and file.language_id = any(desk_order.target_language_ids)
)`

export const summaries = (db: Database | Tx) =>
  db
    .selectFrom('desk_order')
    .innerJoin('client', 'client.id', 'desk_order.client_id')
    .leftJoin('job_request', 'job_request.id', 'desk_order.job_request_id')
    .leftJoin('account as manager', 'manager.id', 'desk_order.project_manager_id')
    .leftJoin('account as coordinator', 'coordinator.id', 'desk_order.coordinator_id')
    .leftJoin('account as checker', 'checker.id', 'desk_order.qa_specialist_id')
    .selectAll('desk_order')
    .select([
      'client.client_name',
      'job_request.company_name',
      'job_request.status as request_status',
      invoiceOpen.as('is_invoice_open'),
      purchaseOrders.as('purchase_orders'),
      languagesWithFiles.as('languages_with_files'),
      sql<boolean>`coalesce(${sql.raw(beingCorrected('job_request'))}, false)`.as('is_being_corrected'),
      sql<string | null>`desk_order.deadline_on::text`.as('due_on'),
    ])
    .select([
      named('manager').as('manager_name'),
      named('coordinator').as('coordinator_name'),
      named('checker').as('checker_name'),
    ])

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['executeTakeFirstOrThrow']>>

export const findSummary = (db: Database | Tx, id: string) =>
  summaries(db)
    .where((where) => where.or([where('desk_order.id', '=', id), where('desk_order.job_request_id', '=', id)]))
    .executeTakeFirst()

/** The system that has the work, and the id of the order there; undefined before the hand-over. */
export const findSystem = (db: Database | Tx, requestId: string) =>
  db
    .selectFrom('tms_order')
    .select(['system', 'external_id'])
    .where('job_request_id', '=', requestId)
    .executeTakeFirst()

/** Keys of the translations that wait for the order to be completed. */
export async function listWithheldKeys(db: Database | Tx, requestId: string | null): Promise<string[]> {
  if (requestId === null) return []
  const rows = await db
    .selectFrom('job_request_file')
    .select('file_key')
    .where('job_request_id', '=', requestId)
    .where('is_withheld', '=', true)
    .execute()
  return rows.map(({ file_key }) => file_key)
}

/** Keys of the deliveries that the client has until the order is completed. */
export async function listRemovedKeys(db: Database | Tx, requestId: string | null): Promise<string[]> {
  if (requestId === null) return []
  const rows = await db
    .selectFrom('job_request_file')
    .select('file_key')
    .where('job_request_id', '=', requestId)
    .where('is_removed', '=', true)
    .execute()
  return rows.map(({ file_key }) => file_key)
}

/** The changes that were made to the request when it was escalated to people. */
export async function findEscalation(db: Database | Tx, requestId: string) {
  const row = await db
    .selectFrom('tms_order')
    .select('escalation')
    .where('job_request_id', '=', requestId)
    .executeTakeFirst()
  return row?.escalation ?? null
}

export const findLastMessage = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('job_request_message')
    .select(['at', 'is_from_staff'])
    .where('job_request_id', '=', requestId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The current quote. */
export const findOffer = (db: Database | Tx, requestId: string) =>
  db
    .selectFrom('quote')
    .select(['price_cents', 'rate_type', 'expected_delivery', 'acceptance_deadline'])
    .where('job_request_id', '=', requestId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst()

/** The vertical that new orders of the client start with. */
export async function findDefaultVertical(tx: Tx, clientId: number): Promise<Vertical | null> {
  const row = await tx.selectFrom('client').select('default_vertical').where('id', '=', clientId).executeTakeFirst()
  return row?.default_vertical ?? null
}
