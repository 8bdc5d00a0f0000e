import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Real messages have a few kilobytes. */
const maxBodyBytes = 256 * 1024

const cxml = {
  tag: 'procurement',
  method: 'POST',
  access: 'secret-in-body',
  bodyKind: 'xml',
  maxBodyBytes,
  body: z.string(),
  reply: z.string(),
} as const

const messageRefusals = ['message_unreadable', 'message_incomplete', 'message_not_expected'] as const

const header = `<Header>
    <From><Credential domain="DUNS"><Identity>071234567</Identity></Credential></From>
    <To><Credential domain="DUNS"><Identity>079999999</Identity></Credential></To>
    <Sender><Credential domain="DUNS"><Identity>071234567</Identity><SharedSecret>…</SharedSecret></Credential>
      <UserAgent>Coupa Procurement 1.0</UserAgent></Sender>
  </Header>`

export const openCxmlPunchout = endpoint({
  ...cxml,
  name: 'openCxmlPunchout',
  summary: 'Open a punch-out session for a buyer with a PunchOutSetupRequest of cXML 1.2',
  path: '/cxml/punchOutSetup',
  refusals: [...messageRefusals, 'email_not_of_company'],
  example: {
    body: `<cXML payloadID="1@procura.example" timestamp="2026-11-16T12:00:00Z">
  ${header}
  <Request deploymentMode="production"><PunchOutSetupRequest operation="create">
    <BuyerCookie>SESSION-123456</BuyerCookie>
    <Extrinsic name="UserEmail">buyer@procura.example</Extrinsic>
    <BrowserFormPost><URL>https://procura.coupahost.com/punchout/checkout</URL></BrowserFormPost>
  </PunchOutSetupRequest></Request>
</cXML>`,
    reply: `<cXML payloadID="2@portal.example" timestamp="2026-11-16T12:00:01Z"><Response>
  <Status code="200" text="success"/>
  <PunchOutSetupResponse><StartPage><URL>https://portal.example/coupa/starter/9b2f6a4e</URL></StartPage></PunchOutSetupResponse>
</Response></cXML>`,
  },
})

export const receiveCxmlOrder = endpoint({
  ...cxml,
  name: 'receiveCxmlOrder',
  summary: 'Receive a purchase order as an OrderRequest of cXML 1.2. The same order id is taken once',
  path: '/cxml/orders',
  refusals: [...messageRefusals, 'purchase_order_refused'],
  example: {
    body: `<cXML payloadID="3@procura.example" timestamp="2026-11-16T13:00:00Z">
  ${header}
  <Request><OrderRequest>
    <OrderRequestHeader orderID="PO-4711" orderDate="2026-11-16" type="new">
      <Total><Money currency="USD">65.00</Money></Total></OrderRequestHeader>
    <ItemOut quantity="1" lineNumber="1">
      <ItemID><SupplierPartID>TRANSLATION</SupplierPartID>
        <SupplierPartAuxiliaryID>0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11/esm</SupplierPartAuxiliaryID></ItemID>
      <ItemDetail><UnitPrice><Money currency="USD">65.00</Money></UnitPrice></ItemDetail>
    </ItemOut>
  </OrderRequest></Request>
</cXML>`,
    reply: `<cXML payloadID="4@portal.example" timestamp="2026-11-16T13:00:01Z"><Response>
  <Status code="200" text="The purchase order was received."/>
</Response></cXML>`,
  },
})
