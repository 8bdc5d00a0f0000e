import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { enqueue } from '../../../platform/jobs/index.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { withLockedRequest } from '../../job-requests/index.ts'
import { startOrderedWork } from '../../quotes/index.ts'
import type { ProcurementClient } from '../find-client.ts'
import { readLineId } from '../line-id.ts'
import type { Parties, PurchaseOrder } from '../purchase-order.ts'
import { transaction } from '../store-clients.ts'
import { acknowledgeOrder } from './job-definitions.ts'
import { sendOrderEmails } from './order-emails.ts'
import { insertOrder, listAcceptedLines, replaceOrder } from './store-purchase-orders.ts'

export type ReceivedOrder = {
  readonly order: PurchaseOrder
  readonly format: 'JSON' | 'CXML'
  readonly parties: Parties | null
  readonly from: Origin
}

export type ReceiveNeeds = {
  readonly db: Database
  readonly now: () => Date
  /** The provider's time zone. */
  readonly timeZone: string
  /** Sends a request to the translation management system; false if its status does not allow it. */
  readonly handOver: (tx: Tx, requestId: string) => Promise<boolean>
}

/**
 * Stores a purchase order with the requests it is for, and starts the work that waited for it. An order that was
 * received before changes nothing.
 */
export async function receiveOrder(
  needs: ReceiveNeeds,
  client: ProcurementClient,
  { order, format, parties, from }: ReceivedOrder,
): Promise<void> {
  await transaction(needs.db, async (tx) => {
    const lines = await findRequests(tx, client.id, order)
    // Before the lines refer to them, and sorted, so that two orders for the same requests never wait for each other.
    const requestIds = [...new Set(lines.map(({ job_request_id }) => job_request_id))].sort()
    for (const id of requestIds) await withLockedRequest(tx, id, async () => {})
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
    for (const requestId of requestIds) {
      await audit(tx, {
        actor: undefined,
        origin: from,
        action: 'purchase-order-received',
        subject: { type: 'job-request', id: requestId },
        details: { orderId: order.orderId, format },
      })
      if (await startOrderedWork(tx, needs, requestId))
        await sendOrderEmails(tx, { requestId, orderId: order.orderId, timeZone: needs.timeZone })
    }
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
