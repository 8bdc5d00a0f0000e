import { listDeskOrders, searchDeskOrders } from '@portolan/contract/desk/orders'
import { acceptQuote } from '@portolan/contract/quotes/quotes'
import { expect, it, vi } from 'vitest'
import { buyerSecret } from '../../demo/buyer/index.ts'
import { useCircle } from '../../testing/procurement/circle.ts'
import { postJson } from '../../testing/procurement/messages.ts'
import { findReference } from '../job-requests/index.ts'

const { portal, visit, quoted } = useCircle()

const order = (id: string, number: string) => ({
  header: { shared_secret: buyerSecret, po_payload_id: 'p@1', po_order_id: number, po_order_date: '2026-11-16' },
  details: { total: '120.00', currency: 'USD' },
  items: ['fra', 'deu'].map((language, index) => ({
    line_number: index + 1,
    quantity: 1,
    supplier_id: 'TRANSLATION',
    supplier_aux_id: `${id}/${language}`,
    unitprice: 60,
  })),
})

it('shows staff the number of the purchase order, not the cookie of the visit, and finds the order by it', async () => {
  const { caller, cookie } = await visit('JSON')
  const id = await quoted(cookie)
  await portal().db.updateTable('job_request').set({ external_reference_id: cookie }).where('id', '=', id).execute()
  expect(await findReference(portal().db, id)).toBeNull()
  await portal().call(acceptQuote, { params: { id } }, caller)
  const staff = await portal().as('pm@portolan.example')
  const find = async () => {
    const { items } = await portal().call(searchDeskOrders, { query: { search: 'PO-81234' } }, staff)
    return items.map(({ jobRequestId, purchaseOrders }) => ({ jobRequestId, purchaseOrders }))
  }
  expect(await find()).toEqual([])
  expect((await postJson(portal(), '/tradeCentric/orders', order(id, 'PO-81234'))).status).toBe(200)
  await vi.waitFor(
    async () => expect(await find()).toEqual([{ jobRequestId: id, purchaseOrders: ['PO-81234'] }]),
    8_000,
  )
  expect((await postJson(portal(), '/tradeCentric/orders', order(id, 'PO-81235'))).status).toBe(200)
  await vi.waitFor(
    async () => expect(await find()).toMatchObject([{ purchaseOrders: ['PO-81234', 'PO-81235'] }]),
    8_000,
  )
  expect(await findReference(portal().db, id)).toBe('PO-81234, PO-81235')
  const { items } = await portal().call(listDeskOrders, { query: { queue: 'ALL', search: 'PO-81235' } }, staff)
  expect(items).toHaveLength(1)
})
