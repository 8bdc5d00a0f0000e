import { listActivity } from '@portolan/contract/activity/activity'
import { Vertical } from '@portolan/contract/desk/desk'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { followRequest } from '../../features/desk/index.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { loadDemoRequests } from '../requests/load-requests.ts'
import { loadDemoDesk } from './load-desk.ts'

let portal: TestApp
const now = () => new Date()
const load = () => loadDemoDesk({ db: portal.db, fileStore: portal.portal.fileStore, now, timeZone: 'UTC' })
beforeAll(async () => {
  portal = await testApp()
  await loadDemoRequests({ db: portal.db, fileStore: portal.portal.fileStore, now })
  await load()
})
afterAll(() => portal.close())

const count = async (what: string) =>
  Number((await sql<{ n: string }>`select count(*) as n from ${sql.raw(what)}`.execute(portal.db)).rows[0]?.n)

it('has 600 projects, 200 quotes and 150 checks besides its requests, once however often it starts', async () => {
  await load()
  const own = 'desk_order join job_request r on r.id = job_request_id where r.account_id is null and'
  expect(await count(`${own} project_started_at is not null`)).toBe(600)
  expect(await count(`${own} project_started_at is null`)).toBe(200)
  expect(await count('desk_qa_job')).toBe(150)
})

it('has something late, due today and nobody’s in every vertical, and nothing of the days to come', async () => {
  for (const vertical of Vertical.options) {
    const open = `desk_order where vertical = '${vertical}' and queue in ('NEW', 'IN_PROGRESS', 'IN_QA', 'TO_PRICE') and`
    expect(await count(`${open} deadline_on < current_date`)).toBeGreaterThan(0)
    expect(await count(`${open} deadline_on = current_date`)).toBeGreaterThan(0)
  }
  expect(await count("desk_order where status = 'NEW' and project_manager_id is null")).toBeGreaterThan(5)
  expect(await count("desk_order where queue = 'TO_PRICE' and coordinator_id is null")).toBeGreaterThan(5)
  expect(
    await count('desk_order where greatest(quote_started_at, project_started_at, project_completed_at) > now()'),
  ).toBe(0)
  expect(await count('desk_order where deadline < greatest(created_at, quote_started_at, project_started_at)')).toBe(0)
  expect(await count("desk_order where created_at < now() - interval '97 days'")).toBe(0)
})

it('has orders that are whole: each with its request, a file that can be read, and its history', async () => {
  expect(await count('desk_order where job_request_id is null')).toBe(0)
  const without = (table: string) =>
    count(`desk_order o where not exists (select from ${table} part where part.job_request_id = o.job_request_id)`)
  expect([await without('job_request_file'), await without('job_request_event')]).toEqual([0, 0])
  const { rows } = await sql<{ file_key: string; size: string }>`
    select distinct file_key, size from job_request_file where file_key like 'demo/%'`.execute(portal.db)
  for (const { file_key: key, size } of rows) expect((await portal.portal.fileStore.stat(key))?.size).toBe(Number(size))
  const orders = await portal.db.selectFrom('desk_order').select(['job_request_id', 'status', 'queue']).execute()
  await portal.db.transaction().execute(async (tx) => {
    for (const { job_request_id: id } of orders) if (id) await followRequest(tx, 'UTC', id)
  })
  const after = await portal.db.selectFrom('desk_order').select(['job_request_id', 'status', 'queue']).execute()
  expect(new Set(after.map((row) => JSON.stringify(row)))).toEqual(new Set(orders.map((row) => JSON.stringify(row))))
})

it('tells clients the price and the day of every project that came by email, and dates messages after their request', async () => {
  const own = 'desk_order o join job_request r on r.id = o.job_request_id where r.account_id is null and'
  expect(await count(`${own} project_started_at is not null and (r.due_at is null or r.price_cents is null)`)).toBe(0)
  expect(
    await count('job_request_message m join job_request r on r.id = m.job_request_id where m.at < r.created_at'),
  ).toBe(0)
})

it('has begun what a client ordered more than three days ago, and finished some of what is newer', async () => {
  const ofHarbor = (status: string) =>
    `desk_order o join job_request r on r.id = o.job_request_id where r.client_id = 1001 and o.status = '${status}'
      and r.created_at`
  expect(await count(`${ofHarbor('NEW')} < now() - interval '3 days' and r.account_id is not null`)).toBe(0)
  for (const status of ['COMPLETED', 'IN_PROGRESS', 'PENDING_REVIEW'])
    expect(await count(`${ofHarbor(status)} > now() - interval '3 days'`)).toBeGreaterThan(1)
})

it('has an order for every request that people have to do with', async () => {
  const rows = await portal.db
    .selectFrom('job_request')
    .leftJoin('desk_order', 'desk_order.job_request_id', 'job_request.id')
    .select(['job_request.status', 'origination', 'queue'])
    .execute()
  const queueOf = (status: string) => rows.find((row) => row.status === status && row.origination === 'WEBFORM')?.queue
  expect(queueOf('READY_FOR_INTERNAL_REVIEW')).toBe('TO_PRICE')
  expect(queueOf('QUOTE_READY_FOR_CLIENT_REVIEW')).toBe('WITH_CLIENT')
  expect(queueOf('FAILED')).toBe('ATTENTION')
  expect(queueOf('COMPLETED')).toBe('CLOSED')
  expect(queueOf('SCREENING')).toBeNull()
  expect(rows.filter(({ origination, queue }) => origination === 'MT' && queue !== null)).toEqual([])
})

it('shows organizations what their people and staff did, at the times of their requests', async () => {
  const harbor = await portal.as('client@harbor.example')
  const { items } = await portal.call(listActivity, { query: { pageSize: 100 } }, harbor)
  const kinds = new Set(items.map(({ kind }) => kind))
  for (const kind of ['SIGNED_IN', 'REQUEST_CREATED', 'QUOTE_MADE', 'QUOTE_ACCEPTED', 'MESSAGE_SENT'] as const)
    expect([kind, kinds.has(kind)]).toEqual([kind, true])
  expect(items.map(({ at }) => at)).toEqual(
    items
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  const until = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10)
  const old = await portal.call(listActivity, { query: { toDay: until, pageSize: 100 } }, harbor)
  expect(old.items.filter(({ kind }) => kind === 'DELIVERED').map(({ by }) => by.name)).toContain('Paula Mendes')
  expect(old.items.filter(({ at }) => at.slice(0, 10) > until)).toEqual([])
})
