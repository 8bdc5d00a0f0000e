import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Money } from '../quotes/money.ts'
import { clientRoles, dashboardRoles } from '../roles.ts'
import { visitQuery } from './visit-query.ts'

const text = z.string().check(z.maxLength(500))
const amount = z.union([z.number(), text])

/** TradeCentric's purchase order. Unused fields are ignored. */
export const PurchaseOrderMessage = z.object({
  shared_secret: z.optional(text),
  header: z.object({
    shared_secret: z.optional(text),
    po_payload_id: text,
    po_order_id: text.check(z.minLength(1), z.maxLength(200)),
    po_order_date: text,
    po_order_type: z._default(text, 'new'),
    order_request_id: z.optional(z.nullable(z.union([text, z.number()]))),
  }),
  details: z.object({ total: amount, currency: text }),
  items: z
    .array(
      z.object({
        line_number: z.optional(z.nullable(amount)),
        quantity: amount,
        supplier_id: text,
        supplier_aux_id: text,
        unitprice: amount,
        description: z.optional(z.nullable(z.string().check(z.maxLength(5000)))),
      }),
    )
    .check(z.maxLength(1000)),
})

export const receivePurchaseOrder = endpoint({
  name: 'receivePurchaseOrder',
  summary: 'Receive a purchase order. The same order id is taken once',
  tag: 'procurement',
  method: 'POST',
  path: '/tradeCentric/orders',
  access: 'secret-in-body',
  body: PurchaseOrderMessage,
  reply: z.object({ po_order_id: z.string(), status: z.literal('received') }),
  refusals: ['purchase_order_refused'],
  example: {
    body: {
      shared_secret: '…',
      header: { po_payload_id: '3@procura.example', po_order_id: 'PO-4711', po_order_date: '2026-11-16' },
      details: { total: 65, currency: 'USD' },
      items: [
        {
          line_number: 1,
          quantity: 1,
          supplier_id: 'TRANSLATION',
          supplier_aux_id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11/esm',
          unitprice: 65,
        },
      ],
    },
    reply: { po_order_id: 'PO-4711', status: 'received' },
  },
})

/** WAITING: on its way, or for the buyer's browser to take it along. */
export const CartStatus = z.enum(['NOT_READY', 'WAITING', 'RETURNED', 'FAILED'])
export type CartStatus = z.infer<typeof CartStatus>

/** NOT_REQUESTED: the client's procurement system has no address for acknowledgments. */
export const AcknowledgmentStatus = z.enum(['NOT_REQUESTED', 'WAITING', 'SENT', 'FAILED'])
export type AcknowledgmentStatus = z.infer<typeof AcknowledgmentStatus>

export const PurchaseOrderSummary = z.object({
  orderId: z.string(),
  receivedAt: z.iso.datetime(),
  /** What the order says about this request. */
  total: Money,
  currency: z.string(),
  /** True if a price or a quantity is not that of the accepted quote. */
  isDifferentFromQuote: z.boolean(),
  acknowledgment: AcknowledgmentStatus,
  /** Why the acknowledgment could not be sent, for staff. */
  problem: z.nullable(z.string()),
})
export type PurchaseOrderSummary = z.infer<typeof PurchaseOrderSummary>

/** How a request and a client's procurement system belong together. */
export const ProcurementOrder = z.object({
  format: z.enum(['JSON', 'CXML']),
  buyerName: z.string(),
  buyerEmail: z.string(),
  /** The host that the cart goes back to. */
  returnHost: z.string(),
  externalReferenceId: z.string(),
  cartStatus: CartStatus,
  returnedAt: z.nullable(z.iso.datetime()),
  /** Why the cart could not be returned, for staff. */
  problem: z.nullable(z.string()),
  /** Where the buyer's browser continues; null until the cart was returned, and for staff. */
  redirectUrl: z.nullable(z.string()),
  purchaseOrders: z.array(PurchaseOrderSummary),
})
export type ProcurementOrder = z.infer<typeof ProcurementOrder>

const ofRequest = {
  tag: 'procurement',
  access: { roles: [...clientRoles, ...dashboardRoles] },
  params: z.object({ id: z.uuid() }),
  query: z.object(visitQuery),
} as const
const example = { params: { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' } }

export const getProcurementOrder = endpoint({
  ...ofRequest,
  name: 'getProcurementOrder',
  summary: 'Get the cart and the purchase orders of a request that started in a procurement system',
  method: 'GET',
  path: '/jobRequests/{id}/procurement',
  reply: z.object({
    /** Null if the request did not start in a procurement system. */
    order: z.nullable(ProcurementOrder),
    /** True if the reader can return the cart now: a visit goes on, and nothing else was ordered in it. */
    isInVisit: z.boolean(),
    /** True if the client's procurement system orders: without a visit the quote cannot be accepted. */
    isVisitNeeded: z.boolean(),
  }),
  refusals: ['job_request_not_found'],
  example,
})

export const returnCart = endpoint({
  ...ofRequest,
  name: 'returnCart',
  summary: 'Return the cart of an accepted quote to the procurement system again',
  method: 'POST',
  path: '/jobRequests/{id}/actions/returnCart',
  reply: z.object({
    /** Where the buyer's browser continues; null for staff, and while the cart is on its way. */
    redirectUrl: z.nullable(z.string()),
  }),
  refusals: ['job_request_not_found', 'cart_not_returnable'],
  example: { ...example, reply: { redirectUrl: null } },
})
