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
