import type { XmlNode } from '@portolan/documents/xml-tree'
import { Refusal } from '../../../platform/refusal.ts'
import { type PurchaseOrder, type PurchaseOrderLine, readCents } from '../purchase-order.ts'
import { childrenOf, findNode, textAt } from './find-node.ts'

const longest = 200

/** Reads an OrderRequest. */
export function readOrderRequest(request: XmlNode, payloadId: string): PurchaseOrder {
  const header = findNode(request, 'OrderRequestHeader')
  const { orderID: orderId = '', orderDate = '', type = 'new' } = header?.attributes ?? {}
  if (orderId === '' || orderId.length > longest) throw new Refusal('message_incomplete', { element: 'orderID' })
  if (type !== 'new' && type !== 'update') throw new Refusal('purchase_order_refused', { reason: 'type' })
  const total = findNode(header, 'Total/Money')
  return {
    orderId,
    orderDate: orderDate.slice(0, longest),
    payloadId: payloadId.slice(0, longest),
    orderRequestId: null,
    isUpdate: type === 'update',
    currency: (total?.attributes.currency ?? '').slice(0, longest),
    totalCents: cents(total?.text ?? '', 'Total'),
    lines: childrenOf(request, 'ItemOut').map(readLine),
  }
}

function readLine(item: XmlNode, index: number): PurchaseOrderLine {
  const quantity = Number(item.attributes.quantity)
  if (!(quantity > 0 && quantity <= 1_000_000)) throw new Refusal('message_incomplete', { element: 'quantity' })
  const lineNumber = Number(item.attributes.lineNumber)
  return {
    lineNumber: Number.isInteger(lineNumber) && lineNumber > 0 ? lineNumber : index + 1,
    quantity,
    partId: textAt(item, 'ItemID/SupplierPartID'),
    auxiliaryId: textAt(item, 'ItemID/SupplierPartAuxiliaryID'),
    priceCents: cents(textAt(item, 'ItemDetail/UnitPrice/Money'), 'UnitPrice'),
    description: textAt(item, 'ItemDetail/Description').slice(0, 1000),
  }
}

function cents(text: string, element: string): number {
  const amount = readCents(text)
  if (amount === undefined) throw new Refusal('message_incomplete', { element })
  return amount
}
