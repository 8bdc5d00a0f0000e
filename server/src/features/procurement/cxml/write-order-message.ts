import { type Cart, type CartLine, totalOf } from '../cart.ts'
import { type Parties, writeMoney } from '../purchase-order.ts'
import { money, writeEnvelope, writeHeader } from './write-envelope.ts'
import { element, type Xml } from './write-xml.ts'

export type OrderMessage = {
  readonly cart: Cart
  readonly parties: Parties
  /** Tells the procurement system which session the cart belongs to. */
  readonly buyerCookie: string
  readonly deploymentMode: 'production' | 'test'
}

/** The cart as the buyer's browser posts it to the procurement system. */
export function writeOrderMessage({ cart, parties, buyerCookie, deploymentMode }: OrderMessage, now: Date): string {
  const header = element(
    'PunchOutOrderMessageHeader',
    { operationAllowed: 'edit', quoteStatus: 'final' },
    money('Total', cart.currency, writeMoney(totalOf(cart))),
  )
  const message = element(
    'PunchOutOrderMessage',
    {},
    element('BuyerCookie', {}, buyerCookie),
    header,
    ...cart.lines.map((line, index) => itemIn(cart, line, index + 1)),
  )
  const addresses = writeHeader({ from: parties.supplier, to: parties.buyer })
  return writeEnvelope([addresses, element('Message', { deploymentMode }, message)], now)
}

const itemIn = ({ currency, classification }: Cart, line: CartLine, lineNumber: number): Xml =>
  element(
    'ItemIn',
    { quantity: 1, lineNumber },
    element(
      'ItemID',
      {},
      element('SupplierPartID', {}, line.partId),
      element('SupplierPartAuxiliaryID', {}, line.auxiliaryId),
    ),
    element(
      'ItemDetail',
      {},
      money('UnitPrice', currency, writeMoney(line.priceCents)),
      element('Description', { 'xml:lang': 'en-US' }, line.description),
      element('UnitOfMeasure', {}, 'EA'),
      element('Classification', { domain: 'UNSPSC' }, classification),
    ),
  )
