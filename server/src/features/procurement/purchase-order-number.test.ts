import { listDeskOrders, searchDeskOrders } from '@portolan/contract/desk/orders'
import { acceptQuote } from '@portolan/contract/quotes/quotes'
import { expect, it, vi } from 'vitest'
import { buyerSecret } from '../../demo/buyer/index.ts'
import { useCircle } from '../../testing/procurement/circle.ts'
import { postJson } from '../../testing/procurement/messages.ts'
import { findReference } from '../job-requests/index.ts'

const { portal, visit, quoted } = useCircle()

const orderFor = (ids: readonly string[], number: string, type: 'new' | 'update' = 'new') => ({
  header: {
    ...{ shared_secret: buyerSecret, po_payload_id: 'p@1', po_order_type: type },
    ...{ po_order_id: number, po_order_date: '2026-11-16' },
  },
  details: { total: `${120 * ids.length}.00`, currency: 'USD' },
  items: ids
    .flatMap((id) => ['fra', 'deu'].map((language) => `${id}/${language}`))
    .map((supplier_aux_id, index) => ({
      line_number: index + 1,
      quantity: 1,
      supplier_id: 'TRANSLATION',
      supplier_aux_id,
      unitprice: 60,
    })),
})
const order = (id: string, number: string) => orderFor([id], number)

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

it('finds an order no longer by a purchase order that was changed and is not for it any more', async () => {
  const first = await visit('JSON')
  const dropped = await quoted(first.cookie)
  await portal().call(acceptQuote, { params: { id: dropped } }, first.caller)
  const second = await visit('JSON')
  const kept = await quoted(second.cookie)
  await portal().call(acceptQuote, { params: { id: kept } }, second.caller)
  const staff = await portal().as('pm@portolan.example')
  const find = async () => {
    const { items } = await portal().call(searchDeskOrders, { query: { search: 'PO-99001' } }, staff)
    return items.map(({ jobRequestId }) => jobRequestId).sort()
  }
  const send = async (ids: readonly string[], type: 'new' | 'update') =>
    expect((await postJson(portal(), '/tradeCentric/orders', orderFor(ids, 'PO-99001', type))).status).toBe(200)
  await send([dropped, kept], 'new')
  await vi.waitFor(async () => expect(await find()).toEqual([dropped, kept].sort()), 8_000)
  // Each of these jobs writes the search text again.
  const open = portal().db.selectFrom('job').select('task').where('state', 'in', ['waiting', 'running'])
  await vi.waitFor(async () => expect(await open.execute()).toEqual([]), 20_000)
  await send([kept], 'update')
  await vi.waitFor(async () => expect(await find()).toEqual([kept]), 8_000)
})
