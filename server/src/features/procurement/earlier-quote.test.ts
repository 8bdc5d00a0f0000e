import { returnCart } from '@portolan/contract/procurement/orders'
import { acceptQuote, getAutoQuote } from '@portolan/contract/quotes/quotes'
import { expect, it, vi } from 'vitest'
import { type Format, useCircle } from '../../testing/procurement/circle.ts'
import { quotedRequest } from '../../testing/quotes.ts'

const { portal, gateway, visit, quoted, orderOf } = useCircle()
const formats: readonly Format[] = ['JSON', 'CXML']

const statusOf = async (id: string) =>
  (await portal().db.selectFrom('job_request').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** Every visit so far began yesterday. */
const endVisits = () =>
  portal()
    .db.updateTable('punchout_session')
    .set({ used_at: new Date(Date.now() - 86_400_000) })
    .execute()

const accept = (id: string, caller: Parameters<typeof orderOf>[1]) =>
  portal().call(acceptQuote, { params: { id } }, caller)

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
    await endVisits()
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

it('starts at once where the request has no session and the buyer is on no visit', async () => {
  const id = await quotedRequest(portal().db, { clientId: 1007, origination: 'COUPA' })
  const { caller } = await visit('JSON')
  await endVisits()
  expect(await accept(id, caller)).toMatchObject({ redirectUrl: null })
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
  await endVisits()
  const first = await visit('CXML')
  const ordered = await quoted(first.cookie)
  const later = await quoted(first.cookie)
  await accept(ordered, first.caller)
  await order(ordered)
  expect(await accept(later, first.caller)).toMatchObject({ redirectUrl: null })
  expect(await statusOf(later)).toBe('QUOTE_ACCEPTED')
  expect(await orderOf(later, first.caller)).toMatchObject({ cartStatus: 'NOT_READY' })
  expect(await portal().refused(returnCart, { params: { id: later } }, first.caller)).toEqual([
    409,
    'cart_not_returnable',
  ])

  const next = await visit('CXML')
  const { redirectUrl } = await portal().call(returnCart, { params: { id: later } }, next.caller)
  expect(redirectUrl).toContain('/procurement/return/')
  expect(await orderOf(later, next.caller)).toMatchObject({ cartStatus: 'WAITING', externalReferenceId: next.cookie })
})
