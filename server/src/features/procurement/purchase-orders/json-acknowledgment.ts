import { writeMoney } from '../purchase-order.ts'
import type { listOrderLines, PurchaseOrderRow } from './store-purchase-orders.ts'

type Lines = Awaited<ReturnType<typeof listOrderLines>>

/** The acknowledgment as TradeCentric takes it. */
export const writeJsonAcknowledgment = (
  order: PurchaseOrderRow,
  lines: Lines,
  { secret, now }: { readonly secret: string | null; readonly now: Date },
): string =>
  JSON.stringify({
    ...(secret !== null && { apikey: secret }),
    params: {
      order_request_id: order.order_request_id,
      confirmation: {
        header: {
          ext_notice_id: order.id,
          notice_date: now.toISOString(),
          po_payload_id: order.payload_id,
          po_order_id: order.order_id,
          po_order_date: order.order_date,
          confirmation_status: 'accept',
        },
        items: lines.map((line, index) => ({
          _position: index + 1,
          line_number: line.line_number,
          po_line_number: line.line_number,
          quantity: Number(line.quantity),
          part_id: line.part_id,
          unitprice: writeMoney(Number(line.price_cents)),
          uom: 'EA',
          currency: order.currency,
          description: line.description,
        })),
      },
    },
  })
