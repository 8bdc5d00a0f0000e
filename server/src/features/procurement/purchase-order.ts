/** Who sends or receives a cXML message, for example a DUNS number. */
export type Identity = { readonly domain: string; readonly identity: string }

/** The two parties of a cXML message, which swap their places in an answer. */
export type Parties = { readonly buyer: Identity; readonly supplier: Identity }

/** A purchase order, whatever format it came in. */
export type PurchaseOrder = {
  readonly orderId: string
  /** As the procurement system wrote it. */
  readonly orderDate: string
  readonly payloadId: string
  /** TradeCentric's own number of the order; null in cXML. */
  readonly orderRequestId: string | null
  readonly isUpdate: boolean
  readonly currency: string
  readonly totalCents: number
  readonly lines: readonly PurchaseOrderLine[]
}

export type PurchaseOrderLine = {
  readonly lineNumber: number
  readonly quantity: number
  readonly partId: string
  readonly auxiliaryId: string
  readonly priceCents: number
  readonly description: string
}

/** Undefined where the text is no amount of money. Parts of a cent are rounded. */
export function readCents(text: string): number | undefined {
  const trimmed = text.trim()
  return /^\d{1,10}(\.\d{1,6})?$/.test(trimmed) ? Math.round(Number(trimmed) * 100) : undefined
}

export const writeMoney = (cents: number): string => (cents / 100).toFixed(2)
