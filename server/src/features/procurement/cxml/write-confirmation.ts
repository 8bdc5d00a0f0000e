import type { Parties, PurchaseOrder } from '../purchase-order.ts'
import { writeEnvelope, writeHeader } from './write-envelope.ts'
import { element } from './write-xml.ts'

export type Confirmation = {
  readonly order: Pick<PurchaseOrder, 'orderId' | 'orderDate' | 'payloadId'>
  readonly parties: Parties
  readonly confirmationId: string
  /** What the procurement system knows us by; null if it does not ask for one. */
  readonly secret: string | null
}

/** Accepts a purchase order as a whole, so it lists no items. */
export function writeConfirmation({ order, parties, confirmationId, secret }: Confirmation, now: Date): string {
  const request = element(
    'ConfirmationRequest',
    {},
    element('ConfirmationHeader', {
      type: 'accept',
      noticeDate: now.toISOString(),
      operation: 'new',
      confirmID: confirmationId,
    }),
    element(
      'OrderReference',
      { orderID: order.orderId, ...(order.orderDate && { orderDate: order.orderDate }) },
      element('DocumentReference', { payloadID: order.payloadId }),
    ),
  )
  const addresses = writeHeader({ from: parties.supplier, to: parties.buyer, secret })
  return writeEnvelope([addresses, element('Request', {}, request)], now, 'Fulfill')
}
