import { createJobRequest } from '@portolan/contract/job-requests/create'
import { getProcurementOrder, returnCart } from '@portolan/contract/procurement/orders'
import { returnEmptyCart } from '@portolan/contract/procurement/procurement'
import { acceptQuote } from '@portolan/contract/quotes/quotes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buyerSecret } from '../../demo/buyer/index.ts'
import { deriveKey } from '../../main/master-key.ts'
import type { Worker } from '../../platform/jobs/index.ts'
import { secretBox } from '../../platform/secret-box.ts'
import { draft, source, upload } from '../../testing/job-requests.ts'
import { quotedRequest } from '../../testing/quotes.ts'
import { signInWithTicket } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { checkMessage } from './cxml/test-dtd.ts'
import { type TestGateway, testGateway } from './test-gateway.ts'
import { cxmlMessage, cxmlSetup, idOf, jsonSetup, openJson, postJson, postXml, start } from './test-messages.ts'
import { tieToSession } from './tie-request.ts'

let gateway: TestGateway
let portal: TestApp
let worker: Worker
beforeAll(async () => {
  gateway = await testGateway()
  portal = await testApp({ TRADECENTRIC_URL: gateway.url })
  worker = await portal.startWorker()
  const sealed = secretBox(deriveKey(portal.masterKey, 'procurement')).seal('our-key')
  const settings = { acknowledgmentUrl: '/acknowledgments' }
  await sql`update client set procurement_secret = ${sealed},
    procurement_settings = procurement_settings || ${JSON.stringify(settings)}::jsonb where id = 1007`.execute(
    portal.db,
  )
})
afterAll(async () => {
  await worker.stop()
  await portal.close()
  await gateway.close()
})

/** Signs the buyer in from a session of the format and makes a request with a quote that belongs to it. */
async function visit(format: 'JSON' | 'CXML', changes: object = {}) {
  const startUrl =
    format === 'JSON'
      ? (await openJson(portal, jsonSetup(gateway, undefined, changes))).body.start_url
      : (await postXml(portal, '/cxml/punchOutSetup', cxmlMessage(cxmlSetup(gateway, changes)))).startUrl
  const { body } = await start(portal, idOf(startUrl))
  const caller = await signInWithTicket(portal.config.origin, body.signInTicket ?? '')
  return { caller, cookie: body.externalReferenceId ?? '', jobRequestId: body.jobRequestId }
}

async function quoted(cookie: string): Promise<string> {
  const id = await quotedRequest(portal.db, { clientId: 1007, origination: 'COUPA' })
  const { id: accountId } = await portal.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'buyer@procura.example')
    .executeTakeFirstOrThrow()
  await portal.db.transaction().execute((tx) => tieToSession(tx, { id, clientId: 1007, accountId }, cookie))
  return id
}

const orderOf = async (id: string, caller: Parameters<TestApp['call']>[2]) =>
  (await portal.call(getProcurementOrder, { params: { id } }, caller)).order

const jsonOrder = (id: string, orderId: string, changes: object = {}) => ({
  header: { shared_secret: buyerSecret, po_payload_id: 'p@1', po_order_id: orderId, po_order_date: '2026-11-16' },
  details: { total: '120.00', currency: 'USD' },
  items: ['fra', 'deu'].map((language, index) => ({
    line_number: index + 1,
    quantity: 1,
    supplier_id: 'TRANSLATION',
    supplier_aux_id: `${id}/${language}`,
    unitprice: 60,
  })),
  ...changes,
})
const cxmlOrder = (id: string, orderId: string, type = 'new') => `<OrderRequest>
  <OrderRequestHeader orderID="${orderId}" orderDate="2026-11-16" type="${type}"><Total><Money currency="USD">60.00</Money></Total></OrderRequestHeader>
  <ItemOut quantity="1" lineNumber="1"><ItemID><SupplierPartID>TRANSLATION</SupplierPartID>
  <SupplierPartAuxiliaryID>${id}/fra</SupplierPartAuxiliaryID></ItemID><ItemDetail><UnitPrice><Money currency="USD">60.00</Money></UnitPrice></ItemDetail></ItemOut></OrderRequest>`

describe('a request from a procurement system', () => {
  it('belongs to the session of its buyer, and to no other', async () => {
    const { caller, cookie } = await visit('JSON')
    const file = source('sheet.txt', await upload(caller, 'sheet.txt', 'Wear gloves.'))
    const body = draft([file], { origination: 'COUPA', externalReferenceId: cookie })
    const made = await portal.call(createJobRequest, { body }, caller)
    expect(made).toMatchObject({ origination: 'COUPA', externalReferenceId: cookie })
    expect(await orderOf(made.id, caller)).toMatchObject({ externalReferenceId: cookie, cartStatus: 'NOT_READY' })

    const again = draft([source('b.txt', await upload(caller, 'b.txt', 'x'))], { origination: 'COUPA' })
    for (const externalReferenceId of ['guess', 'SESSION-0'])
      expect(
        (await portal.refused(createJobRequest, { body: { ...again, externalReferenceId } }, caller)).slice(0, 2),
      ).toEqual([404, 'punchout_not_found'])
  })

  it('is not seen by other organizations', async () => {
    const { cookie } = await visit('JSON')
    const id = await quoted(cookie)
    const other = await portal.as('client@harbor.example')
    expect((await portal.refused(getProcurementOrder, { params: { id } }, other))[0]).toBe(404)
    expect((await portal.refused(returnCart, { params: { id } }, other))[0]).toBe(404)
  })
})

describe('in JSON', () => {
  it('COUPA-17 API-38 returns the cart on acceptance and leads the browser where the gateway says', async () => {
    const { caller, cookie } = await visit('JSON')
    const id = await quoted(cookie)
    gateway.received.length = 0
    const { redirectUrl, status } = await portal.call(acceptQuote, { params: { id } }, caller)
    expect([redirectUrl, status]).toEqual([`${gateway.url}/back`, expect.any(String)])
    const [cart] = gateway.received
    expect(cart?.type).toContain('application/json')
    expect(JSON.parse(cart?.body ?? '')).toMatchObject({
      body: {
        total: 120,
        currency: 'USD',
        items: [
          { quantity: 1, supplierid: 'TRANSLATION', supplierauxid: `${id}/fra`, unitprice: 60, uom: 'EA' },
          { supplierauxid: `${id}/deu`, classification: '82111804', classdomain: 'UNSPSC', unitprice: 60 },
        ],
      },
    })
    expect(await orderOf(id, caller)).toMatchObject({ cartStatus: 'RETURNED', redirectUrl, purchaseOrders: [] })
  })

  it('tries again while the gateway is away, and staff return a cart again', async () => {
    const { caller, cookie } = await visit('JSON')
    const id = await quoted(cookie)
    gateway.fail(1)
    const { redirectUrl } = await portal.call(acceptQuote, { params: { id } }, caller)
    expect(redirectUrl).toBe(`${gateway.url}/back`)
    gateway.received.length = 0
    const staff = await portal.as('admin@portolan.example')
    expect(await portal.call(returnCart, { params: { id } }, staff)).toEqual({ redirectUrl: null })
    await vi.waitFor(() => expect(gateway.received).toHaveLength(1), 8_000)
    await vi.waitFor(async () => expect(await orderOf(id, staff)).toMatchObject({ cartStatus: 'RETURNED' }), 8_000)
    expect(await orderOf(id, staff)).toMatchObject({ redirectUrl: null, format: 'JSON', buyerName: 'Bo van Yilmaz' })
  })

  it('says that a cart failed if the gateway refuses it', async () => {
    const { caller, cookie } = await visit('JSON')
    const id = await quoted(cookie)
    await sql`update punchout_session set return_url = 'http://10.0.0.1/' where buyer_cookie = ${cookie}`.execute(
      portal.db,
    )
    expect(await portal.call(acceptQuote, { params: { id } }, caller)).toMatchObject({ redirectUrl: null })
    expect(await orderOf(id, caller)).toMatchObject({ cartStatus: 'FAILED', redirectUrl: null })
  })

  it('returns no cart of a quote that is not accepted', async () => {
    const { caller, cookie } = await visit('JSON')
    const id = await quoted(cookie)
    expect((await portal.refused(returnCart, { params: { id } }, caller)).slice(0, 2)).toEqual([
      409,
      'cart_not_returnable',
    ])
  })

  it('returns an empty cart for a buyer who leaves without ordering', async () => {
    const { caller, cookie } = await visit('JSON')
    gateway.received.length = 0
    const body = { externalReferenceId: cookie }
    expect(await portal.call(returnEmptyCart, { body }, caller)).toEqual({ redirectUrl: `${gateway.url}/back` })
    expect(JSON.parse(gateway.received[0]?.body ?? '')).toMatchObject({ body: { total: 0, items: [] } })
    expect((await portal.refused(returnEmptyCart, { body: { externalReferenceId: 'guess' } }, caller))[1]).toBe(
      'cart_not_returnable',
    )
  })

  it('takes the purchase order once, shows it, and acknowledges it with our key', async () => {
    const { caller, cookie } = await visit('JSON')
    const id = await quoted(cookie)
    await portal.call(acceptQuote, { params: { id } }, caller)
    gateway.received.length = 0
    const sent = () => postJson(portal, '/tradeCentric/orders', jsonOrder(id, 'PO-1'))
    for (const { status, body } of await Promise.all([sent(), sent(), sent()]))
      expect([status, body]).toEqual([200, { po_order_id: 'PO-1', status: 'received' }])
    await vi.waitFor(async () => {
      const { purchaseOrders } = (await orderOf(id, caller))!
      expect(purchaseOrders).toMatchObject([
        { orderId: 'PO-1', total: 120, currency: 'USD', isDifferentFromQuote: false, acknowledgment: 'SENT' },
      ])
    }, 8_000)
    expect(gateway.received).toHaveLength(1)
    expect(JSON.parse(gateway.received[0]?.body ?? '')).toMatchObject({
      apikey: 'our-key',
      params: {
        confirmation: {
          header: { po_order_id: 'PO-1', po_payload_id: 'p@1', confirmation_status: 'accept' },
          items: [{ line_number: 1, part_id: 'TRANSLATION' }, { line_number: 2 }],
        },
      },
    })
  })

  it('marks a purchase order whose prices are not those of the quote', async () => {
    const { caller, cookie } = await visit('JSON')
    const id = await quoted(cookie)
    await portal.call(acceptQuote, { params: { id } }, caller)
    const order = jsonOrder(id, 'PO-cheap')
    const items = order.items.map((item) => ({ ...item, unitprice: '10.00' }))
    expect((await postJson(portal, '/tradeCentric/orders', { ...order, items })).status).toBe(200)
    expect((await orderOf(id, caller))?.purchaseOrders).toMatchObject([{ total: 20, isDifferentFromQuote: true }])
  })

  it('refuses purchase orders without the secret, of nothing, and of carts that are not accepted or not ours', async () => {
    const { cookie } = await visit('JSON')
    const id = await quoted(cookie)
    const refused = async (order: object) => {
      const { status, body } = await postJson(portal, '/tradeCentric/orders', order)
      return [status, body.errorCode, (body.params as { reason?: string } | undefined)?.reason]
    }
    const order = jsonOrder(id, 'PO-2')
    expect(await refused({ ...order, header: { ...order.header, shared_secret: 'guess' } })).toEqual([
      401,
      'signed_out',
      undefined,
    ])
    expect(await refused({ ...order, items: [] })).toEqual([409, 'purchase_order_refused', 'empty'])
    expect(await refused(order)).toEqual([409, 'purchase_order_refused', 'not_accepted'])
    const foreign = await quotedRequest(portal.db, { clientId: 1001, origination: 'COUPA', answer: 'ACCEPTED' })
    expect(await refused(jsonOrder(foreign, 'PO-3'))).toEqual([409, 'purchase_order_refused', 'unknown_items'])
    const cancelled = { ...order, header: { ...order.header, po_order_type: 'delete' } }
    expect(await refused(cancelled)).toEqual([409, 'purchase_order_refused', 'type'])
  })

  it('shows the earlier request in an edit or inspect session, and returns an edited cart to the new one', async () => {
    const { caller, cookie } = await visit('JSON')
    const id = await quoted(cookie)
    await portal.call(acceptQuote, { params: { id } }, caller)
    const again = async (operation: string) => {
      const setup = jsonSetup(gateway, undefined, { operation })
      setup.params.body.items.push({ primaryId: 'TRANSLATION', secondaryId: `${id}/fra`, quantity: 1, type: 'out' })
      const { body } = await start(portal, idOf((await openJson(portal, setup)).body.start_url))
      const { jobRequestId, externalReferenceId } = body
      return { jobRequestId, externalReferenceId, pos: setup.pos }
    }
    expect(await again('inspect')).toMatchObject({ jobRequestId: id, externalReferenceId: null })
    const { pos, jobRequestId } = await again('edit')
    expect(jobRequestId).toBe(id)
    gateway.received.length = 0
    expect(await portal.call(returnCart, { params: { id } }, caller)).toEqual({ redirectUrl: `${gateway.url}/back` })
    expect(gateway.received[0]?.path).toContain(pos)
  })
})

describe('in cXML', () => {
  it('has a Status in every answer, refusals and faults included', async () => {
    const setup = cxmlSetup(gateway)
    const path = '/cxml/punchOutSetup'
    const good = await postXml(portal, path, cxmlMessage(setup))
    expect([good.status, good.code]).toEqual([200, '200'])
    expect(good.startUrl).toMatch(/\/coupa\/starter\/[0-9a-f-]{36}$/)
    for (const [xml, code, type] of [
      ['{"pos":1}', '400'],
      ['<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]><cXML>&x;</cXML>', '400'],
      [cxmlMessage(setup, { secret: 'guess' }), '401'],
      [cxmlMessage(setup, { secret: '' }), '401'],
      [cxmlMessage(setup, { identity: 'somebody' }), '401'],
      [cxmlMessage(cxmlSetup(gateway, { email: 'client@harbor.example' })), '400'],
      [cxmlMessage(cxmlSetup(gateway, { url: 'https://evil.example/' })), '400'],
      [cxmlMessage('<ProfileRequest/>'), '406'],
      [cxmlMessage(setup), '406', 'text/plain'],
      ['x'.repeat(300 * 1024), '406'],
    ] as const) {
      const answer = await postXml(portal, path, xml, type)
      expect([answer.status, answer.code, answer.startUrl], answer.text).toEqual([200, code, undefined])
      expect(await checkMessage(answer.body)).toEqual([])
    }
    await sql`update client set status = 'INACTIVE' where id = 1007`.execute(portal.db)
    expect((await postXml(portal, path, cxmlMessage(setup))).code).toBe('403')
    await sql`update client set status = 'ACTIVE' where id = 1007`.execute(portal.db)
    await sql`alter table punchout_session rename to away`.execute(portal.db)
    expect((await postXml(portal, path, cxmlMessage(setup))).code).toBe('500')
    await sql`alter table away rename to punchout_session`.execute(portal.db)
  })

  it('does not take XML where JSON is expected', async () => {
    const headers = { 'content-type': 'text/xml', authorization: `Bearer ${buyerSecret}` }
    const reply = await portal.anyone('/tradeCentric/punchout', { method: 'POST', headers, body: '<a/>' })
    expect(reply.status).toBe(415)
  })

  it('COUPA-17 leads the browser to a page, good once, that posts the cart to the procurement system', async () => {
    const { caller, cookie } = await visit('CXML')
    const id = await quoted(cookie)
    const { redirectUrl } = await portal.call(acceptQuote, { params: { id } }, caller)
    expect(redirectUrl).toContain(`${portal.config.origin}/procurement/return/`)
    expect(await orderOf(id, caller)).toMatchObject({ cartStatus: 'WAITING', format: 'CXML' })
    const page = await fetch(redirectUrl ?? '')
    expect(page.headers.get('content-security-policy')).toContain(`form-action ${gateway.url}`)
    const markup = await page.text()
    expect(markup).toContain(`action="${gateway.url}/form"`)
    const written = /name="cXML-urlencoded" value="([^"]+)"/.exec(markup)?.[1] ?? ''
    const xml = written
      .replace(/&#(\d+);/g, (_whole, code) => String.fromCodePoint(Number(code)))
      .replace(/&(lt|gt|quot|amp);/g, (_whole, name: 'lt') => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name])
    expect(await checkMessage(xml)).toEqual([])
    expect(xml).toContain(`<BuyerCookie>${cookie}</BuyerCookie>`)
    expect(xml.match(/<ItemIn /g)).toHaveLength(2)
    expect(xml).toContain(`<SupplierPartAuxiliaryID>${id}/fra</SupplierPartAuxiliaryID>`)
    expect(await orderOf(id, caller)).toMatchObject({ cartStatus: 'RETURNED' })
    expect((await fetch(redirectUrl ?? '')).status).toBe(404)
    expect((await portal.call(returnCart, { params: { id } }, caller)).redirectUrl).not.toBe(redirectUrl)
  })

  it('returns an empty cart as a message without items', async () => {
    const { caller, cookie } = await visit('CXML')
    const { redirectUrl } = await portal.call(returnEmptyCart, { body: { externalReferenceId: cookie } }, caller)
    const markup = await (await fetch(redirectUrl)).text()
    expect(markup).toContain('PunchOutOrderMessageHeader')
    expect(markup).not.toContain('ItemIn')
  })

  it('takes the purchase order once, changes it on request, and confirms it', async () => {
    const { caller, cookie } = await visit('CXML')
    const id = await quoted(cookie)
    await portal.call(acceptQuote, { params: { id } }, caller)
    gateway.received.length = 0
    const send = (xml: string) => postXml(portal, '/cxml/orders', xml)
    expect((await send(cxmlMessage(cxmlOrder(id, 'PO-9'), { secret: 'guess' }))).code).toBe('401')
    expect(await send(cxmlMessage(cxmlOrder(id, 'PO-9')))).toMatchObject({ code: '200' })
    expect((await send(cxmlMessage(cxmlOrder(id, 'PO-9')))).code).toBe('200')
    await vi.waitFor(async () => {
      const { purchaseOrders } = (await orderOf(id, caller))!
      expect(purchaseOrders).toMatchObject([{ orderId: 'PO-9', total: 60, acknowledgment: 'SENT' }])
    }, 8_000)
    expect(gateway.received).toHaveLength(1)
    const { body = '', type } = gateway.received[0] ?? {}
    expect(type).toContain('text/xml')
    expect(await checkMessage(body)).toEqual([])
    expect(body).toContain('orderID="PO-9"')
    expect(body).toContain('<SharedSecret>our-key</SharedSecret>')
    expect((await send(cxmlMessage(cxmlOrder(id, 'PO-9', 'update')))).code).toBe('200')
    await vi.waitFor(() => expect(gateway.received).toHaveLength(2), 8_000)
    expect((await orderOf(id, caller))?.purchaseOrders).toHaveLength(1)
    expect((await send(cxmlMessage('<OrderRequest/>'))).code).toBe('400')
  })
})
