import { escapeAttribute, escapeText } from '@portolan/documents/escape'
import { buyerIdentity, buyerPath, buyerPerson, buyerSecret, supplierIdentity } from './buyer.ts'
import type { BuyerSession, ReceivedCart } from './buyer-sessions.ts'

const itemsOf = (earlier: ReceivedCart | null) => earlier?.lines ?? []

/** The session as TradeCentric would announce it. */
export const writeJsonSetup = (origin: string, session: BuyerSession, earlier: ReceivedCart | null) => ({
  pos: session.id,
  operation: session.operation,
  return_url: `${origin}${buyerPath}/gateway/link/api/id/${session.id}`,
  params: {
    header: {},
    type: 'setuprequest',
    mode: 'test',
    body: {
      ...bodyOf(origin, session),
      items: itemsOf(earlier).map(({ partId, auxiliaryId }) => ({
        primaryId: partId,
        secondaryId: auxiliaryId,
        quantity: 1,
        type: 'out',
      })),
    },
  },
})

/** What the gateway answers when the portal asks whether a session is real. */
export const bodyOf = (origin: string, { id, cookie }: BuyerSession) => ({
  contact: { ...buyerPerson, unique: 'beatriz.holm' },
  buyercookie: cookie,
  postform: `${origin}${buyerPath}/sessions/${id}`,
})

const credential = ({ domain, identity }: typeof buyerIdentity, secret = '') =>
  `<Credential domain="${domain}"><Identity>${identity}</Identity>${secret}</Credential>`

const envelope = (content: string, id: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="${id}@procura.example" timestamp="${new Date().toISOString()}" xml:lang="en-US">
<Header><From>${credential(buyerIdentity)}</From><To>${credential(supplierIdentity)}</To>
<Sender>${credential(buyerIdentity, `<SharedSecret>${buyerSecret}</SharedSecret>`)}<UserAgent>Coupa Procurement 1.0</UserAgent></Sender></Header>
<Request deploymentMode="test">${content}</Request></cXML>`

const item = (index: number, { partId, auxiliaryId }: ReceivedCart['lines'][number], detail = '') =>
  `<ItemOut quantity="1" lineNumber="${index + 1}"><ItemID><SupplierPartID>${escapeText(partId)}</SupplierPartID><SupplierPartAuxiliaryID>${escapeText(auxiliaryId)}</SupplierPartAuxiliaryID></ItemID>${detail}</ItemOut>`

/** The session as Coupa would announce it. */
export const writeCxmlSetup = (origin: string, session: BuyerSession, earlier: ReceivedCart | null): string =>
  envelope(
    `<PunchOutSetupRequest operation="${session.operation}"><BuyerCookie>${session.cookie}</BuyerCookie>
<Extrinsic name="UserEmail">${buyerPerson.email}</Extrinsic><Extrinsic name="FirstName">Beatriz</Extrinsic><Extrinsic name="LastName">Holm</Extrinsic>
<BrowserFormPost><URL>${origin}${buyerPath}/sessions/${session.id}/cart</URL></BrowserFormPost>
${itemsOf(earlier)
  .map((line, index) => item(index, line))
  .join('')}</PunchOutSetupRequest>`,
    session.id,
  )

export const writeJsonOrder = (session: BuyerSession, cart: ReceivedCart, orderId: string) => ({
  mode: 'test',
  header: {
    shared_secret: buyerSecret,
    po_payload_id: `${orderId}@procura.example`,
    po_order_id: orderId,
    po_order_date: new Date().toISOString(),
    po_order_type: 'new',
    order_request_id: session.id,
  },
  details: { total: cart.total, currency: cart.currency, shipping: 0, tax: 0 },
  items: cart.lines.map((line, index) => ({
    line_number: index + 1,
    quantity: 1,
    supplier_id: line.partId,
    supplier_aux_id: line.auxiliaryId,
    unitprice: line.price,
    currency: cart.currency,
    description: line.description,
    uom: 'EA',
  })),
})

export function writeCxmlOrder(cart: ReceivedCart, orderId: string): string {
  const money = (amount: string) => `<Money currency="${escapeAttribute(cart.currency)}">${escapeText(amount)}</Money>`
  const items = cart.lines.map((line, index) =>
    item(
      index,
      line,
      `<ItemDetail><UnitPrice>${money(line.price)}</UnitPrice><Description xml:lang="en-US">${escapeText(line.description)}</Description><UnitOfMeasure>EA</UnitOfMeasure><Classification domain="UNSPSC">82111804</Classification></ItemDetail>`,
    ),
  )
  return envelope(
    `<OrderRequest><OrderRequestHeader orderID="${orderId}" orderDate="${new Date().toISOString()}" type="new"><Total>${money(cart.total)}</Total></OrderRequestHeader>${items.join('')}</OrderRequest>`,
    orderId,
  )
}
