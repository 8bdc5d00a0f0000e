import { handles, type JobHandler } from '../../../platform/jobs/index.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { OutgoingMessage, ProcurementGateway } from '../../../ports/procurement-gateway.ts'
import type { Database } from '../../../tables/database.ts'
import { withDefaults } from '../client-settings.ts'
import { writeConfirmation } from '../cxml/write-confirmation.ts'
import { findSettings } from '../store-clients.ts'
import { acknowledgeOrder } from './job-definitions.ts'
import { writeJsonAcknowledgment } from './json-acknowledgment.ts'
import {
  findPurchaseOrder,
  listOrderLines,
  type PurchaseOrderRow,
  saveAcknowledgment,
} from './store-purchase-orders.ts'

export type AcknowledgeNeeds = {
  readonly db: Database
  readonly gateway: ProcurementGateway
  readonly procurementBox: SecretBox
  readonly now: () => Date
}

export const acknowledgeHandler = (needs: AcknowledgeNeeds): JobHandler =>
  handles(
    acknowledgeOrder,
    async ({ purchaseOrderId }, { signal, finish }) => {
      const order = await findPurchaseOrder(needs.db, purchaseOrderId)
      const message = order && (await writeMessage(needs, order))
      if (!message) return
      await needs.gateway.post(message, signal)
      const outcome = { acknowledgment: 'SENT', acknowledged_at: needs.now(), problem: null } as const
      await finish((tx) => saveAcknowledgment(tx, purchaseOrderId, outcome))
    },
    {
      giveUp: (tx, { purchaseOrderId }, thrown) =>
        saveAcknowledgment(tx, purchaseOrderId, {
          acknowledgment: 'FAILED',
          acknowledged_at: null,
          problem: thrown instanceof Error ? thrown.message : String(thrown),
        }),
    },
  )

/** Undefined if the client's procurement system takes no acknowledgments any more. */
async function writeMessage(
  { db, gateway, procurementBox, now }: AcknowledgeNeeds,
  order: PurchaseOrderRow,
): Promise<OutgoingMessage | undefined> {
  const { settings, sealedSecret } = await findSettings(db, order.client_id)
  const { acknowledgmentUrl } = withDefaults(settings)
  if (acknowledgmentUrl === null) return undefined
  const url = new URL(acknowledgmentUrl, gateway.origin).href
  const secret = sealedSecret && procurementBox.open(sealedSecret)
  if (order.format === 'JSON') {
    const lines = await listOrderLines(db, order.id)
    return { url, contentType: 'application/json', body: writeJsonAcknowledgment(order, lines, { secret, now: now() }) }
  }
  if (!order.parties) return undefined
  const { order_id: orderId, order_date: orderDate, payload_id: payloadId, parties } = order
  const body = writeConfirmation(
    { order: { orderId, orderDate, payloadId }, parties, confirmationId: order.id, secret },
    now(),
  )
  return { url, contentType: 'text/xml', body }
}
