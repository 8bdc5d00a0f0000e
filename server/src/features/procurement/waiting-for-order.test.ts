import { getDeskOrder } from '@portolan/contract/desk/orders'
import { cancelJobRequest, getJobRequest } from '@portolan/contract/job-requests/actions'
import { listOutbox } from '@portolan/contract/outbox/outbox'
import { acceptQuote, getAutoQuote } from '@portolan/contract/quotes/quotes'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { buyerSecret } from '../../demo/buyer/index.ts'
import { addWorkdays } from '../../platform/provider-days.ts'
import { act, order as orderIn, refusal } from '../../testing/desk.ts'
import { useCircle } from '../../testing/procurement/circle.ts'
import { postJson } from '../../testing/procurement/messages.ts'

const { portal, visit, quoted } = useCircle()

const sendOrder = (id: string, orderId: string) =>
  postJson(portal(), '/tradeCentric/orders', {
    header: { shared_secret: buyerSecret, po_payload_id: 'p@1', po_order_id: orderId, po_order_date: '2026-11-16' },
    details: { total: '120.00', currency: 'USD' },
    items: ['fra', 'deu'].map((language) => ({
      quantity: 1,
      supplier_id: 'TRANSLATION',
      supplier_aux_id: `${id}/${language}`,
      unitprice: 60,
    })),
  })

/** A quote of two workdays that a buyer has accepted. */
async function accepted() {
  const { caller, cookie } = await visit('JSON')
  const id = await quoted(cookie)
  const delivery = addWorkdays('UTC', new Date(), 2)
  await portal().db.updateTable('quote').set({ expected_delivery: delivery }).where('job_request_id', '=', id).execute()
  await portal().call(acceptQuote, { params: { id } }, caller)
  return { id, caller }
}

const statusOf = async (id: string) => {
  const { status } = await portal()
    .db.selectFrom('job_request')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}
const emails = async (to: string, subject: string) =>
  (await portal().call(listOutbox, { query: { to } })).filter((email) => email.subject.includes(subject))
const asManager = () => portal().as('pm@portolan.example')
const atDesk = async (id: string) => portal().call(getDeskOrder, { params: { id } }, await asManager())

/** Documents that confirm the request, and jobs that will write one. */
const confirmations = async (id: string) => {
  const { rows } = await sql`select
    (select count(*)::int from job_request_file where job_request_id = ${id} and file_name like 'Confirmation%') as files,
    (select count(*)::int from job where task = 'write-quote-confirmation'
      and payload->>'quoteId' = (select id::text from quote where job_request_id = ${id})) as jobs`.execute(portal().db)
  return rows[0]
}

it('is confirmed by a document once, when the purchase order comes', async () => {
  const { id } = await accepted()
  expect(await confirmations(id)).toEqual({ files: 0, jobs: 0 })
  for (const name of ['a', 'b']) await sendOrder(id, `PO-${name}-${id}`)
  await vi.waitFor(async () => expect(await confirmations(id)).toEqual({ files: 1, jobs: 0 }), 20_000)
})

it('waits for the purchase order after the quote is accepted, and starts when it comes', async () => {
  const { id, caller } = await accepted()
  expect(await statusOf(id)).toBe('QUOTE_ACCEPTED')
  await vi.waitFor(async () => {
    const order = await atDesk(id)
    expect(order).toMatchObject({ status: 'WITH_CLIENT', isWaitingForOrder: true, quoteExpiresAt: null })
    expect(order.actions).not.toContain('TAKE_IN')
  }, 8_000)
  const receipt = await vi.waitFor(async () => {
    const [email] = await emails('eva@meridian.example', `You accepted the quote ${id}`)
    expect(email).toBeTruthy()
    return email!
  }, 8_000)
  expect(receipt.text).toMatch(/We start when your purchase\s+order arrives/)
  expect(receipt.text).not.toMatch(/order is being\s+prepared/)

  expect((await sendOrder(id, `PO-${id}`)).status).toBe(200)
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('SUBMITTED_TO_XTRF'), 8_000)
  await vi.waitFor(
    async () => expect(await atDesk(id)).toMatchObject({ status: 'NEW', isWaitingForOrder: false }),
    8_000,
  )
  await vi.waitFor(async () => {
    const [email] = await emails('eva@meridian.example', `We started ${id}`)
    expect(email?.text).toContain(`PO-${id}`)
    expect(await emails('support@portolan.example', `${id}: the purchase order has arrived`)).toHaveLength(1)
  }, 8_000)
  expect(await portal().call(getJobRequest, { params: { id } }, caller)).toMatchObject({ status: 'SUBMITTED_TO_XTRF' })
})

it('counts the promised workdays from the purchase order', async () => {
  const { id, caller } = await accepted()
  const dayOf = async () => {
    const { autoQuote } = await portal().call(getAutoQuote, { params: { id } }, caller)
    return autoQuote.expectedDelivery?.slice(0, 10)
  }
  const inDays = (days: number) => addWorkdays('UTC', new Date(), days).toISOString().slice(0, 10)
  expect(await dayOf()).toBe(inDays(2))
  const longAgo = new Date(Date.now() - 7 * 86_400_000)
  await portal()
    .db.updateTable('quote')
    .set({ decided_at: longAgo, expected_delivery: addWorkdays('UTC', longAgo, 2) })
    .where('job_request_id', '=', id)
    .execute()
  expect(await dayOf()).toBe(inDays(2))
  await sendOrder(id, `PO-${id}`)
  expect(await dayOf()).toBe(inDays(2))
})

it('is started once by orders that come at the same time', async () => {
  const { id } = await accepted()
  const replies = await Promise.all(['a', 'b', 'c'].map((name) => sendOrder(id, `PO-${name}-${id}`)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const starts = await portal()
    .db.selectFrom('job_request_event')
    .select('id')
    .where('job_request_id', '=', id)
    .where('status', '=', 'SUBMITTING_TO_XTRF')
    .execute()
  expect(starts).toHaveLength(1)
})

it('can be started by managers without the order, which then changes nothing', async () => {
  const { id } = await accepted()
  await vi.waitFor(() => atDesk(id), 8_000)
  const quoter = await portal().as('quoter@portolan.example')
  expect(await refusal(await act(quoter, id, 'submit'))).toEqual([409, 'conflict'])
  const started = await orderIn(await act(await asManager(), id, 'submit'))
  expect(started).toMatchObject({ status: 'NEW', isWaitingForOrder: false })
  expect((await sendOrder(id, `PO-${id}`)).status).toBe(200)
  expect(await emails('eva@meridian.example', `We started ${id}`)).toEqual([])
})

it('can be cancelled by the buyer while it waits', async () => {
  const { id, caller } = await accepted()
  const body = { reason: 'No budget' }
  expect(await portal().call(cancelJobRequest, { params: { id }, body }, caller)).toMatchObject({
    status: 'CANCELLING',
  })
})
