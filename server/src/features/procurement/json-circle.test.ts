import { createJobRequest } from '@portolan/contract/job-requests/create'
import { getProcurementOrder, returnCart } from '@portolan/contract/procurement/orders'
import { returnEmptyCart } from '@portolan/contract/procurement/procurement'
import { acceptQuote } from '@portolan/contract/quotes/quotes'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { buyerSecret } from '../../demo/buyer/index.ts'
import { draft, source, upload } from '../../testing/job-requests.ts'
import { useCircle } from '../../testing/procurement/circle.ts'
import { idOf, jsonSetup, openJson, postJson, start } from '../../testing/procurement/messages.ts'
import { quotedRequest } from '../../testing/quotes.ts'

const { portal, gateway, visit, quoted, orderOf } = useCircle()

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
describe('a request from a procurement system', () => {
  it('belongs to the session of its buyer, and to no other', async () => {
    const { caller, cookie } = await visit('JSON')
    const file = source('sheet.txt', await upload(caller, 'sheet.txt', 'Wear gloves.'))
    const body = draft([file], { origination: 'COUPA', externalReferenceId: cookie })
    const made = await portal().call(createJobRequest, { body }, caller)
    expect(made).toMatchObject({ origination: 'COUPA', externalReferenceId: cookie })
    expect(await orderOf(made.id, caller)).toMatchObject({ externalReferenceId: cookie, cartStatus: 'NOT_READY' })

    const again = draft([source('b.txt', await upload(caller, 'b.txt', 'x'))], { origination: 'COUPA' })
    for (const externalReferenceId of ['guess', 'SESSION-0'])
      expect(
        (await portal().refused(createJobRequest, { body: { ...again, externalReferenceId } }, caller)).slice(0, 2),
      ).toEqual([409, 'visit_ended'])
  })

  it('COUPA-08 is refused without a session', async () => {
    const { caller } = await visit('JSON')
    const file = source('c.txt', await upload(caller, 'c.txt', 'x'))
    const body = draft([file], { origination: 'COUPA' })
    expect((await portal().refused(createJobRequest, { body }, caller)).slice(0, 2)).toEqual([409, 'visit_ended'])
  })

  it('COUPA-03 needs the application', async () => {
    const caller = await portal().as('client@harbor.example')
    const file = source('d.txt', await upload(caller, 'd.txt', 'x'))
    const body = draft([file], { origination: 'COUPA', externalReferenceId: 'SESSION-1' })
    expect((await portal().refused(createJobRequest, { body }, caller))[1]).toBe('application_disabled')
  })

  it('is not seen by other organizations', async () => {
    const { cookie } = await visit('JSON')
    const id = await quoted(cookie)
    const other = await portal().as('client@harbor.example')
    expect((await portal().refused(getProcurementOrder, { params: { id } }, other))[0]).toBe(404)
    expect((await portal().refused(returnCart, { params: { id } }, other))[0]).toBe(404)
  })
})

describe('in JSON', () => {
  it('COUPA-17 API-38 returns the cart on acceptance and leads the browser where the gateway says', async () => {
    const { caller, cookie } = await visit('JSON')
    const id = await quoted(cookie)
    gateway().received.length = 0
    const { redirectUrl, status } = await portal().call(acceptQuote, { params: { id } }, caller)
    expect([redirectUrl, status]).toEqual([`${gateway().url}/back`, expect.any(String)])
    const [cart] = gateway().received
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
    gateway().fail(1)
    const { redirectUrl } = await portal().call(acceptQuote, { params: { id } }, caller)
    expect(redirectUrl).toBe(`${gateway().url}/back`)
    gateway().received.length = 0
    const staff = await portal().as('admin@portolan.example')
    expect(await portal().call(returnCart, { params: { id } }, staff)).toEqual({ redirectUrl: null })
    await vi.waitFor(() => expect(gateway().received).toHaveLength(1), 8_000)
    await vi.waitFor(async () => expect(await orderOf(id, staff)).toMatchObject({ cartStatus: 'RETURNED' }), 8_000)
    expect(await orderOf(id, staff)).toMatchObject({ redirectUrl: null, format: 'JSON', buyerName: 'Bo van Yilmaz' })
  })

  it('says that a cart failed if the gateway refuses it', async () => {
    const { caller, cookie } = await visit('JSON')
    const id = await quoted(cookie)
    await sql`update punchout_session set return_url = 'http://10.0.0.1/' where buyer_cookie = ${cookie}`.execute(
      portal().db,
    )
    expect(await portal().call(acceptQuote, { params: { id } }, caller)).toMatchObject({ redirectUrl: null })
    expect(await orderOf(id, caller)).toMatchObject({ cartStatus: 'FAILED', redirectUrl: null, problem: null })
    const staff = await portal().as('admin@portolan.example')
    expect(await orderOf(id, staff)).toMatchObject({ problem: expect.stringMatching(/\w/) })
  })

  it('returns no cart of a quote that is not accepted', async () => {
    const { caller, cookie } = await visit('JSON')
    const id = await quoted(cookie)
    expect((await portal().refused(returnCart, { params: { id } }, caller)).slice(0, 2)).toEqual([
      409,
      'cart_not_returnable',
    ])
  })

  it('returns an empty cart for a buyer who leaves without ordering', async () => {
    const { caller, cookie } = await visit('JSON')
    gateway().received.length = 0
    const body = { externalReferenceId: cookie }
    expect(await portal().call(returnEmptyCart, { body }, caller)).toEqual({ redirectUrl: `${gateway().url}/back` })
    expect(JSON.parse(gateway().received[0]?.body ?? '')).toMatchObject({ body: { total: 0, items: [] } })
    for (const externalReferenceId of ['guess', cookie])
      expect((await portal().refused(returnEmptyCart, { body: { externalReferenceId } }, caller))[1]).toBe(
        'cart_not_returnable',
      )
  })

  it('takes the purchase order once, shows it, and acknowledges it with our key', async () => {
    const { caller, cookie } = await visit('JSON')
    const id = await quoted(cookie)
    await portal().call(acceptQuote, { params: { id } }, caller)
    gateway().received.length = 0
    const sent = () => postJson(portal(), '/tradeCentric/orders', jsonOrder(id, 'PO-1'))
    for (const { status, body } of await Promise.all([sent(), sent(), sent()]))
      expect([status, body]).toEqual([200, { po_order_id: 'PO-1', status: 'received' }])
    await vi.waitFor(async () => {
      const { purchaseOrders } = (await orderOf(id, caller))!
      expect(purchaseOrders).toMatchObject([
        { orderId: 'PO-1', total: 120, currency: 'USD', isDifferentFromQuote: false, acknowledgment: 'SENT' },
      ])
    }, 8_000)
    expect(gateway().received).toHaveLength(1)
    expect(JSON.parse(gateway().received[0]?.body ?? '')).toMatchObject({
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
    await portal().call(acceptQuote, { params: { id } }, caller)
    const order = jsonOrder(id, 'PO-cheap')
    const items = order.items.map((item) => ({ ...item, unitprice: '10.00' }))
    expect((await postJson(portal(), '/tradeCentric/orders', { ...order, items })).status).toBe(200)
    expect((await orderOf(id, caller))?.purchaseOrders).toMatchObject([{ total: 20, isDifferentFromQuote: true }])
  })

  it('refuses purchase orders without the secret, of nothing, and of carts that are not accepted or not ours', async () => {
    const { cookie } = await visit('JSON')
    const id = await quoted(cookie)
    const refused = async (order: object) => {
      const { status, body } = await postJson(portal(), '/tradeCentric/orders', order)
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
    const foreign = await quotedRequest(portal().db, { clientId: 1001, origination: 'COUPA', answer: 'ACCEPTED' })
    expect(await refused(jsonOrder(foreign, 'PO-3'))).toEqual([409, 'purchase_order_refused', 'unknown_items'])
    const cancelled = { ...order, header: { ...order.header, po_order_type: 'delete' } }
    expect(await refused(cancelled)).toEqual([409, 'purchase_order_refused', 'type'])
  })

  it('shows the earlier request in an edit or inspect session, and returns an edited cart to the new one', async () => {
    const { caller, cookie } = await visit('JSON')
    const id = await quoted(cookie)
    await portal().call(acceptQuote, { params: { id } }, caller)
    const again = async (operation: string) => {
      const setup = jsonSetup(gateway(), undefined, { operation })
      setup.params.body.items.push({ primaryId: 'TRANSLATION', secondaryId: `${id}/fra`, quantity: 1, type: 'out' })
      const { body } = await start(portal(), idOf((await openJson(portal(), setup)).body.start_url))
      const { jobRequestId, externalReferenceId } = body
      return { jobRequestId, externalReferenceId, pos: setup.pos }
    }
    expect(await again('inspect')).toMatchObject({ jobRequestId: id, externalReferenceId: null })
    const { pos, jobRequestId } = await again('edit')
    expect(jobRequestId).toBe(id)
    gateway().received.length = 0
    expect(await portal().call(returnCart, { params: { id } }, caller)).toEqual({
      redirectUrl: `${gateway().url}/back`,
    })
    expect(gateway().received[0]?.path).toContain(pos)
  })
})
