import type { PurchaseOrderMessage } from '@portolan/contract/procurement/orders'
import type * as z from 'zod/mini'
import { Refusal } from '../../../platform/refusal.ts'
import { type PurchaseOrder, readCents } from '../purchase-order.ts'

type Message = z.output<typeof PurchaseOrderMessage>

/** TradeCentric has the secret in the message or in its header. */
export const secretOf = ({ shared_secret, header }: Message): string => shared_secret || header.shared_secret || ''

export function readJsonOrder({ header, details, items }: Message): PurchaseOrder {
  const type = header.po_order_type
  if (type !== 'new' && type !== 'update') throw new Refusal('purchase_order_refused', { reason: 'type' })
  return {
    orderId: header.po_order_id,
    orderDate: header.po_order_date,
    payloadId: header.po_payload_id,
    orderRequestId: header.order_request_id == null ? null : String(header.order_request_id),
    isUpdate: type === 'update',
    currency: details.currency,
    totalCents: cents(details.total, 'body.details.total'),
    lines: items.map((item, index) => ({
      lineNumber: positive(item.line_number) ?? index + 1,
      quantity: positive(item.quantity) ?? invalid(`body.items.${index}.quantity`),
      partId: item.supplier_id,
      auxiliaryId: item.supplier_aux_id,
      priceCents: cents(item.unitprice, `body.items.${index}.unitprice`),
      description: (item.description ?? '').slice(0, 1000),
    })),
  }
}

const positive = (value: string | number | null | undefined): number | undefined =>
  Number(value) > 0 && Number(value) <= 1_000_000 ? Number(value) : undefined

const cents = (value: string | number, path: string): number => readCents(String(value)) ?? invalid(path)

function invalid(path: string): never {
  throw new Refusal('malformed', [{ path, code: 'invalid' }])
}
