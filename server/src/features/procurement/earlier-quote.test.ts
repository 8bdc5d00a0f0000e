import { getProcurementOrder, returnCart } from '@portolan/contract/procurement/orders'
import { returnEmptyCart } from '@portolan/contract/procurement/procurement'
import { acceptAutoQuote, acceptQuote, getAutoQuote, rejectQuote } from '@portolan/contract/quotes/quotes'
import { expect, it, vi } from 'vitest'
import { type Format, useCircle } from '../../testing/procurement/circle.ts'
import { quotedRequest } from '../../testing/quotes.ts'

const { portal, gateway, visit, quoted, orderOf, outlastVisits } = useCircle()
const formats: readonly Format[] = ['JSON', 'CXML']

const statusOf = async (id: string) =>
  (await portal().db.selectFrom('job_request').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

type Caller = Parameters<typeof orderOf>[1]
const accept = (id: string, caller: Caller, externalReferenceId?: string) =>
  portal().call(acceptQuote, { params: { id }, query: externalReferenceId ? { externalReferenceId } : {} }, caller)
const visitOf = async (id: string, caller: Caller) => {
  const { isInVisit, isVisitNeeded } = await portal().call(getProcurementOrder, { params: { id } }, caller)
  return { isInVisit, isVisitNeeded }
}

it.for(formats)(
  'returns the cart of a quote without a session to the %s visit in which it is accepted',
  async (format) => {
    const id = await quotedRequest(portal().db, { clientId: 1007, origination: 'COUPA' })
    const { caller, cookie } = await visit(format)
    const { redirectUrl } = await accept(id, caller)
    expect(redirectUrl).toContain(format === 'JSON' ? gateway().url : '/procurement/return/')
    expect(await statusOf(id)).toBe('QUOTE_ACCEPTED')
    expect(await orderOf(id, caller)).toMatchObject({ format, externalReferenceId: cookie })
  },
)

it.for(formats)(
  'returns the cart of an earlier visit to the %s visit in which the quote is accepted',
  async (format) => {
    const earlier = await visit('JSON')
    const id = await quoted(earlier.cookie)
    await outlastVisits()
    const { caller, cookie } = await visit(format)
    await accept(id, caller)
    expect(await statusOf(id)).toBe('QUOTE_ACCEPTED')
    expect(await orderOf(id, caller)).toMatchObject({ format, externalReferenceId: cookie })
  },
)

it('returns a cart to the visit in which it was made while that goes on, although a newer one began', async () => {
  const { caller, cookie } = await visit('CXML')
  const id = await quoted(cookie)
  await visit('JSON')
  await accept(id, caller)
  expect(await orderOf(id, caller)).toMatchObject({ externalReferenceId: cookie })
})

it('returns a cart to the visit that the buyer is in, also again', async () => {
  const first = await visit('CXML')
  const id = await quoted(first.cookie)
  const second = await visit('JSON')
  await accept(id, second.caller, second.cookie)
  expect(await orderOf(id, second.caller)).toMatchObject({ externalReferenceId: second.cookie })

  const third = await visit('CXML')
  const query = { externalReferenceId: third.cookie }
  const { redirectUrl } = await portal().call(returnCart, { params: { id }, query }, third.caller)
  expect(redirectUrl).toContain('/procurement/return/')
  expect(await orderOf(id, third.caller)).toMatchObject({ externalReferenceId: third.cookie })
})

it('is accepted in a visit only, which the page can say before; it is rejected anywhere', async () => {
  const { caller, cookie } = await visit('JSON')
  const made = await quoted(cookie)
  const without = await quotedRequest(portal().db, { clientId: 1007, origination: 'COUPA' })
  expect(await visitOf(made, caller)).toEqual({ isInVisit: true, isVisitNeeded: true })
  await outlastVisits()
  for (const id of [made, without]) {
    expect(await visitOf(id, caller)).toEqual({ isInVisit: false, isVisitNeeded: true })
    const query = { externalReferenceId: cookie }
    expect(await portal().refused(acceptQuote, { params: { id }, query }, caller)).toEqual([409, 'visit_needed'])
    const body = { paymentPreferences: { paymentType: 'INVOICE_DIRECTLY' } } as const
    expect(await portal().refused(acceptAutoQuote, { params: { id }, body }, caller)).toEqual([409, 'visit_needed'])
    expect(await statusOf(id)).toBe('QUOTE_READY_FOR_CLIENT_REVIEW')
  }
  await portal().call(rejectQuote, { params: { id: made }, body: {} }, caller)
  expect(await statusOf(made)).toBe('QUOTE_REJECTED')
  const staff = await portal().as('quoter@portolan.example')
  expect(await visitOf(without, staff)).toMatchObject({ isInVisit: false })
})

it('starts at once where the client has no procurement system', async () => {
  const id = await quotedRequest(portal().db, { clientId: 1007, origination: 'COUPA' })
  const { caller } = await visit('JSON')
  await outlastVisits()
  const client = portal().db.updateTable('client').where('id', '=', 1007)
  const { punchout_secret_hash } = await portal()
    .db.selectFrom('client')
    .select('punchout_secret_hash')
    .where('id', '=', 1007)
    .executeTakeFirstOrThrow()
  await client.set({ punchout_secret_hash: null }).execute()
  expect(await visitOf(id, caller)).toEqual({ isInVisit: false, isVisitNeeded: false })
  expect(await accept(id, caller)).toMatchObject({ redirectUrl: null })
  await client.set({ punchout_secret_hash }).execute()
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('SUBMITTED_TO_XTRF'), 8_000)
  expect((await portal().call(getAutoQuote, { params: { id } }, caller)).autoQuote.acceptanceStatus).toBe('ACCEPTED')
})

/** As if the purchase order of a cart had come. */
async function order(requestId: string): Promise<void> {
  const known = { order_id: requestId, order_date: '2026-11-17', payload_id: requestId, format: 'CXML' } as const
  const { id } = await portal()
    .db.insertInto('purchase_order')
    .values({ client_id: 1007, ...known, currency: 'USD', total_cents: 100, acknowledgment: 'NOT_REQUESTED' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = { line_number: 1, language_id: 'esm', part_id: '1', quantity: 1, price_cents: 100, description: '' }
  await portal()
    .db.insertInto('purchase_order_line')
    .values({ purchase_order_id: id, job_request_id: requestId, ...line })
    .execute()
}

it('returns no cart to a visit in which something else was ordered, but to the next one', async () => {
  await outlastVisits()
  const first = await visit('CXML')
  const ordered = await quoted(first.cookie)
  const later = await quoted(first.cookie)
  await accept(ordered, first.caller)
  await order(ordered)
  expect(await visitOf(later, first.caller)).toMatchObject({ isInVisit: false })
  const empty = { body: { externalReferenceId: first.cookie } }
  expect(await portal().refused(returnEmptyCart, empty, first.caller)).toEqual([409, 'cart_not_returnable'])
  expect(await portal().refused(acceptQuote, { params: { id: later } }, first.caller)).toEqual([409, 'visit_needed'])

  const next = await visit('CXML')
  const { redirectUrl } = await accept(later, next.caller)
  expect(redirectUrl).toContain('/procurement/return/')
  expect(await orderOf(later, next.caller)).toMatchObject({ cartStatus: 'WAITING', externalReferenceId: next.cookie })
})
