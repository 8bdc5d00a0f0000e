import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { PurchaseOrderLineTable, PurchaseOrderTable } from '../../../tables/procurement.ts'

export type PurchaseOrderRow = Selectable<PurchaseOrderTable>
type Lines = readonly Omit<Insertable<PurchaseOrderLineTable>, 'purchase_order_id'>[]

/** Returns the new order's id; undefined if the client sent the same order id before. */
export async function insertOrder(
  tx: Tx,
  order: Insertable<PurchaseOrderTable>,
  lines: Lines,
): Promise<string | undefined> {
  const added = await tx
    .insertInto('purchase_order')
    .values(order)
    .onConflict((conflict) => conflict.columns(['client_id', 'order_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await insertLines(tx, added.id, lines)
  return added?.id
}

/** Replaces an order that the procurement system changed. Returns its id; undefined for an unknown order. */
export async function replaceOrder(
  tx: Tx,
  { parties: _parties, ...order }: Insertable<PurchaseOrderTable>,
  lines: Lines,
): Promise<string | undefined> {
  const changed = await tx
    .updateTable('purchase_order')
    .set({ ...order, received_at: sql<Date>`now()` })
    .where('client_id', '=', order.client_id)
    .where('order_id', '=', order.order_id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return undefined
  await tx.deleteFrom('purchase_order_line').where('purchase_order_id', '=', changed.id).execute()
  await insertLines(tx, changed.id, lines)
  return changed.id
}

async function insertLines(tx: Tx, purchaseOrderId: string, lines: Lines): Promise<void> {
  await tx
    .insertInto('purchase_order_line')
    .values(lines.map((line) => ({ ...line, purchase_order_id: purchaseOrderId })))
    .execute()
}

export const findPurchaseOrder = (db: Database, id: string): Promise<PurchaseOrderRow | undefined> =>
  db.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirst()

export const listOrderLines = (db: Database, id: string) =>
  db.selectFrom('purchase_order_line').selectAll().where('purchase_order_id', '=', id).orderBy('line_number').execute()

export async function saveAcknowledgment(
  tx: Tx,
  id: string,
  outcome: Pick<PurchaseOrderRow, 'acknowledgment' | 'acknowledged_at' | 'problem'>,
): Promise<void> {
  await tx.updateTable('purchase_order').set(outcome).where('id', '=', id).execute()
}

/** The accepted price of every target language of these requests of the client. */
export const listAcceptedLines = (
  tx: Tx,
  { clientId, requestIds }: { readonly clientId: number; readonly requestIds: readonly string[] },
) =>
  tx
    .selectFrom('job_request')
    .leftJoin('quote', (join) =>
      join
        .onRef('quote.job_request_id', '=', 'job_request.id')
        .on('quote.superseded_at', 'is', null)
        .on('quote.acceptance_status', '=', 'ACCEPTED'),
    )
    .leftJoin('quote_line', 'quote_line.quote_id', 'quote.id')
    .select(['job_request.id as requestId', 'quote_line.language_id as languageId'])
    .where('job_request.client_id', '=', clientId)
    .where('job_request.origination', '=', 'COUPA')
    .where(sql<boolean>`job_request.id = any(${[...requestIds]}::uuid[])`)
    .execute()

/** The orders with lines for a request, newest first, with what they say about it and what was quoted. */
export const listOrdersOf = (db: Database, requestId: string) =>
  db
    .selectFrom('purchase_order')
    .innerJoin('purchase_order_line as line', 'line.purchase_order_id', 'purchase_order.id')
    .innerJoin('quote', (join) =>
      join.onRef('quote.job_request_id', '=', 'line.job_request_id').on('quote.superseded_at', 'is', null),
    )
    .leftJoin('quote_line', (join) =>
      join.onRef('quote_line.quote_id', '=', 'quote.id').onRef('quote_line.language_id', '=', 'line.language_id'),
    )
    .select(['purchase_order.order_id', 'purchase_order.received_at', 'purchase_order.currency'])
    .select(['purchase_order.acknowledgment', 'purchase_order.problem'])
    .select(sql<string>`sum(round(line.quantity * line.price_cents))`.as('total_cents'))
    .select(
      sql<boolean>`bool_or(line.quantity <> 1 or line.price_cents is distinct from quote_line.price_cents)`.as(
        'is_different',
      ),
    )
    .where('line.job_request_id', '=', requestId)
    .groupBy('purchase_order.id')
    .orderBy('purchase_order.received_at', 'desc')
    .execute()
