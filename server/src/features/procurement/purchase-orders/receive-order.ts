import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { enqueue } from '../../../platform/jobs/index.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import type { ProcurementClient } from '../find-client.ts'
import { readLineId } from '../line-id.ts'
import type { Parties, PurchaseOrder } from '../purchase-order.ts'
import { transaction } from '../store-clients.ts'
import { acknowledgeOrder } from './job-definitions.ts'
import { insertOrder, listAcceptedLines, replaceOrder } from './store-purchase-orders.ts'

export type ReceivedOrder = {
  readonly order: PurchaseOrder
  readonly format: 'JSON' | 'CXML'
  readonly parties: Parties | null
  readonly from: Origin
}

/** Stores a purchase order with the requests it is for. An order that was received before changes nothing. */
export async function receiveOrder(
  db: Database,
  client: ProcurementClient,
  { order, format, parties, from }: ReceivedOrder,
): Promise<void> {
  await transaction(db, async (tx) => {
    const lines = await findRequests(tx, client.id, order)
    const row = {
      client_id: client.id,
      order_id: order.orderId,
      order_date: order.orderDate,
      payload_id: order.payloadId,
      order_request_id: order.orderRequestId,
      format,
      parties: parties && JSON.stringify(parties),
      currency: order.currency,
      total_cents: order.totalCents,
      acknowledgment: client.settings.acknowledgmentUrl ? 'WAITING' : 'NOT_REQUESTED',
      acknowledged_at: null,
      problem: null,
    } as const
    const replaced = order.isUpdate ? await replaceOrder(tx, row, lines) : undefined
    const id = replaced ?? (await insertOrder(tx, row, lines))
    if (!id) return
    for (const requestId of new Set(lines.map(({ job_request_id }) => job_request_id)))
      await audit(tx, {
        actor: undefined,
        origin: from,
        action: 'purchase-order-received',
        subject: { type: 'job-request', id: requestId },
        details: { orderId: order.orderId, format },
      })
    if (client.settings.acknowledgmentUrl) await enqueue(tx, acknowledgeOrder, { purchaseOrderId: id })
  })
}

/** Every line has to be from a cart of the client whose quote is accepted. */
async function findRequests(tx: Tx, clientId: number, { lines }: PurchaseOrder) {
  if (lines.length === 0) throw new Refusal('purchase_order_refused', { reason: 'empty' })
  const ids = lines.map(({ auxiliaryId }) => readLineId(auxiliaryId))
  const requestIds = ids.flatMap((id) => id?.requestId ?? [])
  const accepted = await listAcceptedLines(tx, { clientId, requestIds })
  return lines.map((line, index) => {
    const id = ids[index]
    const ofRequest = accepted.filter(({ requestId }) => requestId === id?.requestId)
    if (!id || ofRequest.length === 0) throw new Refusal('purchase_order_refused', { reason: 'unknown_items' })
    if (!ofRequest.some(({ languageId }) => languageId === id.languageId))
      throw new Refusal('purchase_order_refused', {
        reason: ofRequest.every(({ languageId }) => languageId === null) ? 'not_accepted' : 'unknown_items',
      })
    return {
      line_number: line.lineNumber,
      job_request_id: id.requestId,
      language_id: id.languageId,
      part_id: line.partId,
      quantity: line.quantity,
      price_cents: line.priceCents,
      description: line.description,
    }
  })
}
