import { describe, expect, it } from 'vitest'
import { readEnvelope } from './read-envelope.ts'
import { readOrderRequest } from './read-order-request.ts'
import { readSetupRequest } from './read-setup-request.ts'
import { cxmlStatusOf } from './status-code.ts'
import { checkMessage } from './test-dtd.ts'
import { writeConfirmation } from './write-confirmation.ts'
import { writeOrderMessage } from './write-order-message.ts'
import { writeSetupResponse, writeStatus } from './write-response.ts'

const now = new Date('2026-11-16T12:00:00Z')
const parties = {
  buyer: { domain: 'DUNS', identity: 'procura' },
  supplier: { domain: 'NetworkID', identity: 'portolan' },
}
const line = {
  partId: 'TRANSLATION',
  auxiliaryId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11/esm',
  description: 'Safety <data> & "sheets" · 安全\u0000',
  priceCents: 6510,
}
const cart = { currency: 'USD', classification: '82111804', lines: [line, { ...line, priceCents: 5 }] }
const message = { cart, parties, buyerCookie: 'C&1', deploymentMode: 'production' } as const

describe('written messages', () => {
  it.each([
    ['PunchOutSetupResponse', writeSetupResponse('https://portal.example/coupa/starter/x?a=1&b=2', now)],
    ...[400, 401, 403, 406, 409, 500, 550, 560].map((code) => [
      `Status ${code}`,
      writeStatus(code, 'a < b & "c"', now),
    ]),
    ['PunchOutOrderMessage', writeOrderMessage(message, now)],
    ['empty PunchOutOrderMessage', writeOrderMessage({ ...message, cart: { ...cart, lines: [] } }, now)],
    [
      'ConfirmationRequest',
      writeConfirmation(
        {
          order: { orderId: 'PO-1', orderDate: '2026-11-16', payloadId: 'p@1' },
          parties,
          confirmationId: 'R-1',
          secret: 's',
        },
        now,
      ),
    ],
  ])('keep the rules of cXML 1.2: %s', async (_name, xml) => {
    expect(await checkMessage(String(xml))).toEqual([])
  })

  it('are found wrong by the rules where an element is missing, moved or without its attribute', async () => {
    const xml = writeOrderMessage(message, now)
    for (const [from, to, problem] of [
      [/<Money currency="USD">/, '<Money>', 'Money has no currency'],
      [/<UnitOfMeasure>EA<\/UnitOfMeasure>/, '', 'ItemDetail holds UnitPrice;Description;Classification;'],
      [/<BuyerCookie>[^<]*<\/BuyerCookie>/, '', 'PunchOutOrderMessage holds PunchOutOrderMessageHeader;ItemIn;ItemIn;'],
      [
        / operationAllowed="edit"/,
        ' operationAllowed="all"',
        'PunchOutOrderMessageHeader has another operationAllowed',
      ],
      [/ deploymentMode=/, ' mode=', 'Message may have no mode'],
    ] as const)
      expect(await checkMessage(xml.replace(from, to))).toContain(problem)
    expect(await checkMessage(writeStatus(200, 'x', now).replace(/<Status.*\/>/, ''))).not.toEqual([])
  })

  it('has one item per line, the total, and the cookie of the session', () => {
    const xml = writeOrderMessage(message, now)
    expect(xml.match(/<ItemIn /g)).toHaveLength(2)
    expect(xml).toContain('<Total><Money currency="USD">65.15</Money></Total>')
    expect(xml).toContain('<BuyerCookie>C&amp;1</BuyerCookie>')
    expect(xml).toContain('<SupplierPartAuxiliaryID>0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11/esm</SupplierPartAuxiliaryID>')
    expect(xml).toContain('Safety &lt;data&gt; &amp; "sheets" · 安全</Description>')
  })

  it('says that a cart is empty by a message without items, with a total of nothing', () => {
    const xml = writeOrderMessage({ ...message, cart: { ...cart, lines: [] } }, now)
    expect(xml).not.toContain('ItemIn')
    expect(xml).toContain('<Money currency="USD">0.00</Money>')
  })
})

const envelope = (content: string, name = 'Request') =>
  `<?xml version="1.0"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
  <cXML payloadID="p@1" timestamp="2026-11-16T12:00:00Z"><Header>
  <From><Credential domain="DUNS"><Identity>procura</Identity></Credential></From>
  <To><Credential domain="NetworkID"><Identity>portolan</Identity></Credential></To>
  <Sender><Credential domain="DUNS"><Identity>procura</Identity><SharedSecret>s &amp; t</SharedSecret></Credential>
  <UserAgent>Coupa Procurement 1.0</UserAgent></Sender></Header><${name} deploymentMode="test">${content}</${name}></cXML>`
const setup = `<PunchOutSetupRequest operation="edit"><BuyerCookie>C1</BuyerCookie>
  <Extrinsic name="FirstName">Bo</Extrinsic><Extrinsic name="LastName">Yilmaz</Extrinsic>
  <Extrinsic name="UserEmail">bo@procura.example</Extrinsic>
  <BrowserFormPost><URL>https://procura.coupahost.com/punchout?id=1</URL></BrowserFormPost>
  <ItemOut quantity="1"><ItemID><SupplierPartID>T</SupplierPartID>
  <SupplierPartAuxiliaryID>a/esm</SupplierPartAuxiliaryID></ItemID></ItemOut></PunchOutSetupRequest>`

describe('messages of procurement systems', () => {
  it('are read with their parties and secret, and the buyer of the extrinsics that Coupa sends', async () => {
    const { request, ...read } = await readEnvelope(envelope(setup), 'PunchOutSetupRequest')
    expect(read).toEqual({ payloadId: 'p@1', deploymentMode: 'test', parties, secret: 's & t' })
    expect(readSetupRequest(request)).toEqual({
      operation: 'edit',
      buyerCookie: 'C1',
      email: 'bo@procura.example',
      name: 'Bo Yilmaz',
      formPostUrl: 'https://procura.coupahost.com/punchout?id=1',
      lineIds: ['a/esm'],
    })
  })

  it('may name the buyer as a contact', async () => {
    const contact = '<Contact role="endUser"><Name xml:lang="en">Ada</Name><Email>ada@procura.example</Email></Contact>'
    const xml = envelope(setup.replace('<BrowserFormPost>', `${contact}<BrowserFormPost>`))
    const { request } = await readEnvelope(xml, 'PunchOutSetupRequest')
    expect(readSetupRequest(request)).toMatchObject({ email: 'ada@procura.example', name: 'Ada' })
  })

  it('are refused if they are no cXML, of another kind, or not complete', async () => {
    const refusal = async (xml: string) =>
      readEnvelope(xml, 'PunchOutSetupRequest').then(
        ({ request }) => readSetupRequest(request),
        (error: unknown) => error,
      )
    expect(await refusal('{}')).toMatchObject({ code: 'message_unreadable' })
    expect(await refusal('<!DOCTYPE a [<!ENTITY x "y">]><cXML>&x;</cXML>')).toMatchObject({
      code: 'message_unreadable',
    })
    expect(await refusal('<a/>')).toMatchObject({ code: 'message_not_expected' })
    expect(await refusal(envelope('<OrderRequest/>'))).toMatchObject({ code: 'message_not_expected' })
    for (const part of ['<BuyerCookie>C1</BuyerCookie>', ' operation="edit"'])
      await expect(
        readEnvelope(envelope(setup.replace(part, '')), 'PunchOutSetupRequest').then(({ request }) =>
          readSetupRequest(request),
        ),
      ).rejects.toMatchObject({ code: 'message_incomplete' })
  })

  const order = (header = 'orderID="PO-1" orderDate="2026-11-16"', quantity = '1') => `<OrderRequest>
    <OrderRequestHeader ${header}><Total><Money currency="USD">65.15</Money></Total></OrderRequestHeader>
    <ItemOut quantity="${quantity}" lineNumber="3"><ItemID><SupplierPartID>T</SupplierPartID>
    <SupplierPartAuxiliaryID>a/esm</SupplierPartAuxiliaryID></ItemID><ItemDetail><UnitPrice>
    <Money currency="USD">65.15</Money></UnitPrice><Description xml:lang="en">Sheet</Description></ItemDetail></ItemOut>
    </OrderRequest>`
  const readOrder = async (xml: string) => {
    const { request, payloadId } = await readEnvelope(envelope(xml), 'OrderRequest')
    return readOrderRequest(request, payloadId)
  }

  it('may be purchase orders', async () => {
    expect(await readOrder(order())).toEqual({
      orderId: 'PO-1',
      orderDate: '2026-11-16',
      payloadId: 'p@1',
      orderRequestId: null,
      isUpdate: false,
      currency: 'USD',
      totalCents: 6515,
      lines: [
        { lineNumber: 3, quantity: 1, partId: 'T', auxiliaryId: 'a/esm', priceCents: 6515, description: 'Sheet' },
      ],
    })
    await expect(readOrder(order('orderDate="x"'))).rejects.toMatchObject({ code: 'message_incomplete' })
    await expect(readOrder(order(undefined, 'many'))).rejects.toMatchObject({ code: 'message_incomplete' })
    await expect(readOrder(order('orderID="1" type="delete"'))).rejects.toMatchObject({
      code: 'purchase_order_refused',
    })
  })
})

it('gives every HTTP status a status code of cXML', () => {
  expect([400, 401, 403, 406, 413, 415, 429, 500, 502, 503].map(cxmlStatusOf)).toEqual([
    400, 401, 403, 406, 406, 406, 560, 500, 550, 560,
  ])
})
