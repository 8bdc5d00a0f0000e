import type { DeskSort } from '@portolan/contract/desk/desk'
import {
  countDeskOrders,
  getDeskOrder,
  getDeskOverview,
  listDeskOrders,
  searchDeskOrders,
} from '@portolan/contract/desk/orders'
import { sendMessage } from '@portolan/contract/messages/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { act, order, refusal, requestThatWent, toReview, toWork } from '../../../testing/desk.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { sortColumn } from './store-queue-order.ts'

const hour = 3_600_000

let portal: TestApp
let pm: Caller
let quoter: Caller
let qa: Caller
let client: Caller
beforeAll(async () => {
  portal = await testApp()
  pm = await portal.as('pm@portolan.example')
  quoter = await portal.as('quoter@portolan.example')
  qa = await portal.as('qa@portolan.example')
  client = await portal.as('client@meridian.example')
})
beforeEach(async () => void (await portal.db.deleteFrom('desk_order').execute()))
afterAll(() => portal.close())

type Query = z.input<NonNullable<(typeof listDeskOrders)['query']>>
const list = (query: Query, caller = pm) => portal.call(listDeskOrders, { query }, caller)
const overview = (caller: Caller) => portal.call(getDeskOverview, {}, caller)

async function addWork(hoursLeft: number | null, more: object = {}) {
  const id = await requestThatWent(portal.db, toWork)
  const deadline = hoursLeft === null ? null : new Date(Date.now() + hoursLeft * hour)
  await portal.db
    .updateTable('desk_order')
    .set({ deadline, deadline_on: deadline?.toISOString().slice(0, 10) ?? null, ...more })
    .where('job_request_id', '=', id)
    .execute()
  return id
}
const idsOf = ({ items }: { readonly items: readonly { readonly jobRequestId: string | null }[] }) =>
  items.map(({ jobRequestId }) => jobRequestId)

describe('a queue', () => {
  it('is sorted by any column in both directions, each order once over all pages', async () => {
    for (const [index, total] of [300, null, 100, 200, 100].entries())
      await addWork(index, { total_agreed_cents: total, name: `Name ${(index * 7) % 5}`, number: `N-${9 - index}` })
    for (const column of ['due', 'number', 'name', 'price', 'received'] as const) {
      const pages = async (sort: DeskSort) => {
        const ids: (string | null)[] = []
        for (let pageToken: string | undefined; ; ) {
          const page = await list({ queue: 'NEW', sort, pageSize: 2, ...(pageToken && { pageToken }) })
          ids.push(...idsOf(page))
          if (page.nextPageToken === null) return ids
          pageToken = page.nextPageToken
        }
      }
      const up = await pages(column)
      expect(new Set(up).size).toBe(5)
      expect(await pages(`-${column}`)).toEqual(up.toReversed())
    }
    const { items } = await list({ queue: 'NEW', sort: '-price' })
    expect(items.map(({ totalAgreed }) => totalAgreed)).toEqual([3, 2, 1, 1, null])
    const { nextPageToken } = await list({ queue: 'NEW', sort: 'name', pageSize: 2 })
    const other = { queue: 'NEW', sort: 'price', pageToken: String(nextPageToken) } as const
    expect(await portal.refused(listDeskOrders, { query: other }, pm)).toEqual([400, 'page_token_invalid'])
  })

  it.each(['due', 'number', 'name', 'price', 'received'] as const)(
    'of all open orders has an index by %s',
    async (column) => {
      const plan = await portal.db.transaction().execute(async (tx) => {
        await sql`set local enable_sort = off; set local enable_seqscan = off; set local enable_bitmapscan = off`.execute(
          tx,
        )
        const by = sortColumn({ column, isDescending: false })
        const { rows } = await sql<object>`explain select id from desk_order where desk_order.queue <> 'CLOSED'
        order by ${by}, desk_order.id limit 26`.execute(tx)
        return JSON.stringify(rows)
      })
      expect(plan).toContain('Index')
      expect(plan).not.toContain('Sort')
    },
  )

  it('shows and counts the orders of one client, from an index', async () => {
    const other = await addWork(1, { client_id: 1001 })
    const own = await addWork(1)
    expect(idsOf(await list({ queue: 'ALL', clientId: 1001 }))).toEqual([other])
    expect(idsOf(await list({ queue: 'NEW', clientId: 1002 }))).not.toContain(other)
    expect((await list({ queue: 'ALL' })).items).toHaveLength(2)
    const counts = await portal.call(countDeskOrders, { query: { clientId: 1001 } }, pm)
    expect(counts.items.filter(({ orders }) => orders > 0)).toEqual([{ queue: 'NEW', orders: 1 }])
    expect(counts.client).toEqual({ id: 1001, name: expect.stringMatching(/^Harbor/) })
    expect((await portal.call(countDeskOrders, { query: {} }, pm)).client).toBeNull()
    expect(own).not.toBe(other)
    const planOf = (where: string) =>
      portal.db.transaction().execute(async (tx) => {
        const off = sql`set local enable_sort = off; set local enable_seqscan = off; set local enable_bitmapscan = off`
        await off.execute(tx)
        const { rows } =
          await sql<object>`explain select id from desk_order where client_id = 1001 and ${sql.raw(where)}
          limit 26`.execute(tx)
        return JSON.stringify(rows)
      })
    expect(await planOf("queue <> 'CLOSED' order by created_at desc, id desc")).toContain('desk_order_of_client_open')
    expect(await planOf("queue = 'CLOSED' order by queued_at desc, id desc")).toContain('desk_order_of_client_by_queue')
  })

  it('counts the languages of an order that have a file', async () => {
    const id = await addWork(1)
    const { target_language_ids: targets } = await portal.db
      .selectFrom('desk_order')
      .select('target_language_ids')
      .where('job_request_id', '=', id)
      .executeTakeFirstOrThrow()
    const counted = async () => (await list({ queue: 'NEW' })).items[0]?.languagesWithFiles
    expect(await counted()).toBe(0)
    const file = (name: string, languageId: string | undefined) => ({
      job_request_id: id,
      file_name: name,
      file_key: `claimed/${id}/${name}`,
      category: 'TRANSLATED_DOCUMENT' as const,
      language_id: languageId ?? null,
      size: 1,
    })
    const [first] = targets
    await portal.db
      .insertInto('job_request_file')
      .values([file('a.txt', first), file('b.txt', first)])
      .execute()
    await portal.db
      .insertInto('job_request_file')
      .values([file('c.txt', undefined), file('d.txt', 'xxx')])
      .execute()
    expect(await counted()).toBe(1)
    await portal.db.updateTable('job_request_file').set({ is_removed: true }).where('job_request_id', '=', id).execute()
    expect(await counted()).toBe(0)
  })

  it('of closed orders is sorted by when they were closed, and of others by their deadline', async () => {
    const at = (hours: number) => new Date(Date.now() - hours * hour)
    const early = await addWork(9, { status: 'CANCELLED', closed_at: at(20) })
    const late = await addWork(5, { status: 'COMPLETED', project_completed_at: at(10), closed_at: at(10) })
    const { items } = await list({ queue: 'CLOSED' })
    expect(items.map(({ jobRequestId, closedAt }) => [jobRequestId, closedAt])).toEqual([
      [late, expect.any(String)],
      [early, expect.any(String)],
    ])
    const disputed = { status: 'COMPLETED', needs_attention: true, closed_at: at(30) } as const
    const last = await addWork(100, disputed)
    const first = await addWork(-100, { ...disputed, closed_at: at(1) })
    expect(idsOf(await list({ queue: 'ATTENTION' }))).toEqual([first, last])
  })

  it('shows what is overdue, due today, unanswered and about to expire, over all queues', async () => {
    const late = await addWork(-50)
    await addWork(50)
    const asked = await addWork(100)
    await portal.call(sendMessage, { params: { id: asked }, body: { text: 'When?' } }, client)
    const offered = await requestThatWent(portal.db, [...toReview, 'QUOTE_READY_FOR_CLIENT_REVIEW'])
    const soon = { quote_expires_at: new Date(Date.now() + 20 * hour) }
    await portal.db.updateTable('desk_order').set(soon).where('job_request_id', '=', offered).execute()
    expect(idsOf(await list({ queue: 'ALL', need: 'OVERDUE' }))).toEqual([late])
    expect(idsOf(await list({ queue: 'ALL', need: 'UNANSWERED' }))).toEqual([asked])
    expect(idsOf(await list({ queue: 'ALL', need: 'EXPIRING' }))).toEqual([offered])
    expect((await list({ queue: 'ALL' })).items).toHaveLength(4)
    await portal.call(sendMessage, { params: { id: asked }, body: { text: 'Tomorrow.' } }, pm)
    expect((await list({ queue: 'ALL', need: 'UNANSWERED' })).items).toEqual([])
  })
})

describe('the overview', () => {
  it('counts what needs someone, by role, and leaves out what does not', async () => {
    const late = await addWork(-50)
    await requestThatWent(portal.db, toReview)
    await order(await act(pm, late, 'takeIn'))
    expect((await overview(pm)).items).toEqual([
      { queue: 'ALL', need: 'OVERDUE', kind: 'PROJECT', orders: 1, mine: 1 },
      { queue: 'TO_PRICE', need: null, kind: null, orders: 1, mine: 0 },
    ])
    expect((await overview(quoter)).items).toEqual([{ queue: 'TO_PRICE', need: null, kind: null, orders: 1, mine: 0 }])
    expect((await overview(qa)).items).toEqual([])
  })
})

describe('the search over all queues', () => {
  it('finds number, name, company, requester and email address, and says in which queues', async () => {
    const review = await requestThatWent(portal.db, toReview)
    const work = await addWork(1, { number: 'P-2031-000007' })
    await addWork(1, { number: 'P-2031-0000071' })
    const find = (search: string) => portal.call(searchDeskOrders, { query: { search } }, pm)
    expect(idsOf(await find('p-2031-000007'))[0]).toBe(work)
    expect((await find(review.slice(0, 13))).items).toMatchObject([{ jobRequestId: review, queue: 'TO_PRICE' }])
    for (const text of ['miriam okafor', 'client@meridian', 'Leaflets'])
      expect((await find(text)).queues).toEqual([
        { queue: 'TO_PRICE', orders: 1 },
        { queue: 'NEW', orders: 2 },
      ])
    expect(await find('100%')).toEqual({ items: [], queues: [], clients: [] })
  })

  it('finds clients by name for staff who may read rates, names that begin with the text first', async () => {
    const find = async (search: string, caller: Caller) => {
      const { clients } = await portal.call(searchDeskOrders, { query: { search } }, caller)
      return clients.map(({ name }) => name)
    }
    expect(await find('meridian', quoter)).toEqual([expect.stringMatching(/^Meridian/)])
    expect(await find('harb', pm)).toEqual([expect.stringMatching(/^Harbor/)])
    expect(await find('meridian', qa)).toEqual([])
  })
})

describe('taking an order', () => {
  it('can be undone until something is delivered', async () => {
    const work = await addWork(1)
    await order(await act(pm, work, 'takeIn'))
    expect(await order(await act(pm, work, 'putBack'))).toMatchObject({ status: 'NEW', projectManager: null })
    expect(await refusal(await act(pm, work, 'putBack'))).toEqual([409, 'conflict'])
    const review = await requestThatWent(portal.db, toReview)
    await order(await act(quoter, review, 'takeIn'))
    expect(await order(await act(quoter, review, 'putBack'))).toMatchObject({
      status: 'PENDING_REVIEW',
      coordinator: null,
    })
  })

  it('happens by itself when a quote is sent', async () => {
    const review = await requestThatWent(portal.db, toReview)
    const line = { unit: 'FLAT' as const, quantity: 1, unitPrice: 10 }
    const lines = ['fra', 'kor'].map((languageId) => ({ languageId, ...line }))
    await order(await act(quoter, review, 'price', { lines, rateType: 'STANDARD', deliveryDay: null, note: '' }))
    const priced = await portal.call(getDeskOrder, { params: { id: review } }, pm)
    expect(priced).toMatchObject({ status: 'WITH_CLIENT', coordinator: { name: 'Quentin Osei' } })
    expect(Date.parse(priced.quoteExpiresAt ?? '')).toBeGreaterThan(Date.now())
  })
})
