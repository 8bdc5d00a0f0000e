import { listDeskOrders, searchDeskOrders } from '@portolan/contract/desk/orders'
import { listJobRequests } from '@portolan/contract/job-requests/actions'
import { expect, it, vi } from 'vitest'
import { soon, useWalkInOrders } from '../../../testing/walk-in-orders.ts'

const { portal, pm, accepted, atDesk } = useWalkInOrders()

const billingContact = {
  ...{ address1: 'Am Kai 1', city: 'Bremen', zipCode: '28195', email: 'ledger@lindgren.example' },
  country: { id: 84, name: 'Germany' },
}
const payment = (orderNumber: string) =>
  ({ paymentType: 'INVOICE_DIRECTLY', billingContact, invoice: { vatNumber: '', orderNumber } }) as const

const find = async (search: string) => {
  const { items, queues } = await portal().call(searchDeskOrders, { query: { search } }, pm())
  return { found: items.map(({ jobRequestId, purchaseOrders }) => ({ jobRequestId, purchaseOrders })), queues }
}

it('finds an order by the purchase order number and the billing email that the payer entered', async () => {
  const id = await accepted(payment('PO-99471'))
  expect(await atDesk(id)).toMatchObject({ purchaseOrders: ['PO-99471'] })
  for (const search of ['po-99471', 'ledger@lindgren.example'])
    await vi.waitFor(
      async () =>
        expect(await find(search)).toEqual({
          found: [{ jobRequestId: id, purchaseOrders: ['PO-99471'] }],
          queues: [{ queue: 'ATTENTION', orders: 1 }],
        }),
      soon,
    )
  const query = { queue: 'ATTENTION', search: 'PO-99471' } as const
  expect((await portal().call(listDeskOrders, { query }, pm())).items).toHaveLength(1)
  const otherClient = await portal().as('client@harbor.example')
  const { items } = await portal().call(listJobRequests, { query: { search: 'PO-99471' } }, otherClient)
  expect(items).toEqual([])
  await expect(portal().call(searchDeskOrders, { query: { search: 'PO-99471' } }, otherClient)).rejects.toThrow()
})

it('forgets the number of a quote that was replaced', async () => {
  const id = await accepted(payment('PO-99472'))
  await vi.waitFor(async () => expect((await find('PO-99472')).found).toHaveLength(1), soon)
  await portal().db.updateTable('quote').set({ superseded_at: new Date() }).where('job_request_id', '=', id).execute()
  expect((await find('PO-99472')).found).toEqual([])
})

it('shows no number where the payer entered none', async () => {
  const id = await accepted(payment(''))
  expect(await atDesk(id)).toMatchObject({ purchaseOrders: [] })
})
