import { listOutbox } from '@portolan/contract/outbox/outbox'
import { returnCart } from '@portolan/contract/procurement/orders'
import { returnEmptyCart } from '@portolan/contract/procurement/procurement'
import { acceptQuote } from '@portolan/contract/quotes/quotes'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { buyerSecret } from '../../demo/buyer/index.ts'
import { useCircle } from '../../testing/procurement/circle.ts'
import { buyer, cxmlMessage, cxmlSetup, postXml } from '../../testing/procurement/messages.ts'
import { checkMessage } from './cxml/test-dtd.ts'

const { portal, gateway, visit, quoted, orderOf } = useCircle()

const cxmlOrder = (id: string, orderId: string, type = 'new') => `<OrderRequest>
  <OrderRequestHeader orderID="${orderId}" orderDate="2026-11-16" type="${type}"><Total><Money currency="USD">60.00</Money></Total></OrderRequestHeader>
  <ItemOut quantity="1" lineNumber="1"><ItemID><SupplierPartID>TRANSLATION</SupplierPartID>
  <SupplierPartAuxiliaryID>${id}/fra</SupplierPartAuxiliaryID></ItemID><ItemDetail><UnitPrice><Money currency="USD">60.00</Money></UnitPrice></ItemDetail></ItemOut></OrderRequest>`

describe('in cXML', () => {
  it('has a Status in every answer, refusals and faults included', async () => {
    const setup = cxmlSetup(gateway())
    const path = '/cxml/punchOutSetup'
    const good = await postXml(portal(), path, cxmlMessage(setup))
    expect([good.status, good.code]).toEqual([200, '200'])
    expect(good.startUrl).toMatch(/\/coupa\/starter\/[0-9a-f-]{36}$/)
    for (const [xml, code, type] of [
      ['{"pos":1}', '400'],
      ['<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]><cXML>&x;</cXML>', '400'],
      [cxmlMessage(setup, { secret: 'guess' }), '401'],
      [cxmlMessage(setup, { secret: '' }), '401'],
      [cxmlMessage(setup, { identity: 'somebody' }), '401'],
      [cxmlMessage(cxmlSetup(gateway(), { email: 'client@harbor.example' })), '400'],
      [cxmlMessage(cxmlSetup(gateway(), { url: 'https://evil.example/' })), '400'],
      [cxmlMessage('<ProfileRequest/>'), '406'],
      [cxmlMessage(setup), '406', 'text/plain'],
      ['x'.repeat(300 * 1024), '406'],
    ] as const) {
      const answer = await postXml(portal(), path, xml, type)
      expect([answer.status, answer.code, answer.startUrl], answer.text).toEqual([200, code, undefined])
      expect(await checkMessage(answer.body)).toEqual([])
    }
    await sql`update client set status = 'INACTIVE' where id = 1007`.execute(portal().db)
    expect((await postXml(portal(), path, cxmlMessage(setup))).code).toBe('403')
    await sql`update client set status = 'ACTIVE' where id = 1007`.execute(portal().db)
    await sql`alter table punchout_session rename to away`.execute(portal().db)
    expect((await postXml(portal(), path, cxmlMessage(setup))).code).toBe('500')
    await sql`alter table away rename to punchout_session`.execute(portal().db)
  })

  it('does not take XML where JSON is expected', async () => {
    const headers = { 'content-type': 'text/xml', authorization: `Bearer ${buyerSecret}` }
    const reply = await portal().anyone('/tradeCentric/punchout', { method: 'POST', headers, body: '<a/>' })
    expect(reply.status).toBe(415)
  })

  it('COUPA-17 leads the browser to a page, good once, that posts the cart to the procurement system', async () => {
    const { caller, cookie } = await visit('CXML')
    const id = await quoted(cookie)
    const { redirectUrl } = await portal().call(acceptQuote, { params: { id } }, caller)
    expect(redirectUrl).toContain(`${portal().config.origin}/procurement/return/`)
    expect(await orderOf(id, caller)).toMatchObject({ cartStatus: 'WAITING', format: 'CXML' })
    const page = await fetch(redirectUrl ?? '')
    expect(page.headers.get('content-security-policy')).toContain(`form-action ${gateway().url}`)
    const markup = await page.text()
    expect(markup).toContain(`action="${gateway().url}/form"`)
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
    expect((await portal().refused(returnCart, { params: { id } }, caller))[1]).toBe('cart_not_returnable')
  })

  it('emails the buyer a link if staff return the cart again, which asks first and works once', async () => {
    const { caller, cookie } = await visit('CXML')
    const id = await quoted(cookie)
    const { redirectUrl } = await portal().call(acceptQuote, { params: { id } }, caller)
    await fetch(redirectUrl ?? '')
    const staff = await portal().as('admin@portolan.example')
    expect(await portal().call(returnCart, { params: { id } }, staff)).toEqual({ redirectUrl: null })
    expect(await orderOf(id, staff)).toMatchObject({ cartStatus: 'WAITING' })
    const url = await vi.waitFor(async () => {
      const emails = await portal().call(listOutbox, { query: { to: buyer } })
      const link = emails.map(({ text }) => /https?:\/\/\S+\/procurement\/return\/\S+/.exec(text)?.[0]).find(Boolean)
      expect(link).toBeDefined()
      return link!
    }, 30_000)

    // A program that checks emails opens their links.
    for (const language of ['en', 'ar', 'en']) {
      const page = await fetch(url, { headers: { 'accept-language': language } })
      expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
      const markup = await page.text()
      expect(markup).toContain(language === 'ar' ? '<html lang="ar" dir="rtl">' : 'Return the cart</button>')
      expect(markup).not.toContain('cXML')
    }
    expect(await orderOf(id, staff)).toMatchObject({ cartStatus: 'WAITING' })

    const press = () => fetch(url, { method: 'POST', body: new URLSearchParams() })
    const answers = await Promise.all([press(), press(), press()])
    const posting = await Promise.all(answers.filter(({ ok }) => ok).map((answer) => answer.text()))
    expect(posting).toEqual([expect.stringContaining(`action="${gateway().url}/form"`)])
    expect(posting[0]).toContain('name="cXML-urlencoded"')
    expect(await orderOf(id, staff)).toMatchObject({ cartStatus: 'RETURNED' })
    expect((await fetch(url)).status).toBe(404)
  })

  it('returns an empty cart as a message without items', async () => {
    const { caller, cookie } = await visit('CXML')
    const { redirectUrl } = await portal().call(returnEmptyCart, { body: { externalReferenceId: cookie } }, caller)
    const markup = await (await fetch(redirectUrl)).text()
    expect(markup).toContain('PunchOutOrderMessageHeader')
    expect(markup).not.toContain('ItemIn')
  })

  it('takes the purchase order once, changes it on request, and confirms it', async () => {
    const { caller, cookie } = await visit('CXML')
    const id = await quoted(cookie)
    await portal().call(acceptQuote, { params: { id } }, caller)
    gateway().received.length = 0
    const send = (xml: string) => postXml(portal(), '/cxml/orders', xml)
    expect((await send(cxmlMessage(cxmlOrder(id, 'PO-9'), { secret: 'guess' }))).code).toBe('401')
    expect(await send(cxmlMessage(cxmlOrder(id, 'PO-9')))).toMatchObject({ code: '200' })
    expect((await send(cxmlMessage(cxmlOrder(id, 'PO-9')))).code).toBe('200')
    await vi.waitFor(async () => {
      const { purchaseOrders } = (await orderOf(id, caller))!
      expect(purchaseOrders).toMatchObject([{ orderId: 'PO-9', total: 60, acknowledgment: 'SENT' }])
    }, 8_000)
    expect(gateway().received).toHaveLength(1)
    const { body = '', type } = gateway().received[0] ?? {}
    expect(type).toContain('text/xml')
    expect(await checkMessage(body)).toEqual([])
    expect(body).toContain('orderID="PO-9"')
    expect(body).toContain('<SharedSecret>our-key</SharedSecret>')
    expect((await send(cxmlMessage(cxmlOrder(id, 'PO-9', 'update')))).code).toBe('200')
    await vi.waitFor(() => expect(gateway().received).toHaveLength(2), 8_000)
    expect((await orderOf(id, caller))?.purchaseOrders).toHaveLength(1)
    expect((await send(cxmlMessage('<OrderRequest/>'))).code).toBe('400')
  })
})
