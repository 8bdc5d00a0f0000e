import { listJobRequests } from '@portolan/contract/job-requests/actions'
import type { JobRequestStatus, Origination } from '@portolan/contract/job-requests/requests'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { addWorkdays } from '../../../platform/provider-days.ts'
import { requestThatWent, toReview } from '../../../testing/desk.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
let client: Caller
beforeAll(async () => {
  portal = await testApp()
  client = await portal.as('client@meridian.example')
  await portal.db.updateTable('job_request').set({ client_id: 1001 }).where('client_id', '=', 1002).execute()
})
afterAll(() => portal.close())

type Query = z.input<NonNullable<(typeof listJobRequests)['query']>>

async function quotedRequest(name: string, cents: number | null, due: string | null): Promise<string> {
  const id = await requestThatWent(portal.db, toReview)
  await portal.db.updateTable('job_request').set({ name }).where('id', '=', id).execute()
  if (cents !== null) await quote(id, cents, due)
  return id
}

const quote = (id: string, cents: number, due: string | null, more: object = {}) =>
  portal.db
    .insertInto('quote')
    .values({
      job_request_id: id,
      is_automatic: false,
      rate_type: 'STANDARD',
      price_cents: cents,
      expected_delivery: due === null ? null : new Date(due),
      note: '',
      acceptance_deadline: new Date('2031-01-01'),
      acceptance_status: due === null ? null : 'ACCEPTED',
      ...more,
    })
    .execute()

async function pages(query: Query): Promise<string[]> {
  const names: string[] = []
  let pageToken: string | null = ''
  while (pageToken !== null) {
    const page: z.output<NonNullable<(typeof listJobRequests)['reply']>> = await portal.call(
      listJobRequests,
      { query: { ...query, pageSize: 2, ...(pageToken && { pageToken }) } },
      client,
    )
    names.push(...page.items.map(({ name }) => name))
    pageToken = page.nextPageToken
  }
  return names
}

it('sorts by time, due date, price and name, page by page, with or without a filter', async () => {
  await quotedRequest('beta', 20_000, '2030-02-01')
  await quotedRequest('Alpha', 10_000, '2030-01-01')
  await quotedRequest('delta', null, null)
  await quotedRequest('Gamma', 20_000, null)
  const filters: Query[] = [{}, { status: 'READY_FOR_INTERNAL_REVIEW,COMPLETED' }, { search: 'a' }]
  for (const filter of filters) {
    expect(await pages({ ...filter, order: 'newest' })).toEqual(['Gamma', 'delta', 'Alpha', 'beta'])
    expect(await pages({ ...filter, order: 'oldest' })).toEqual(['beta', 'Alpha', 'delta', 'Gamma'])
    expect((await pages({ ...filter, order: 'due' })).slice(0, 2)).toEqual(['Alpha', 'beta'])
    expect((await pages({ ...filter, order: 'price' })).slice(2)).toEqual(['Alpha', 'delta'])
    expect(await pages({ ...filter, order: 'name' })).toEqual(['Alpha', 'beta', 'delta', 'Gamma'])
    for (const order of ['due', 'price'] as const) expect(new Set(await pages({ ...filter, order })).size).toBe(4)
  }
})

it('shows requester, price and the date that was accepted, which follow a new quote', async () => {
  const id = await quotedRequest('Priced', 12_345, '2030-03-04T15:00:00Z')
  const move = (status: JobRequestStatus, origination: Origination = 'WEBFORM') =>
    portal.db.updateTable('job_request').set({ status, origination }).where('id', '=', id).execute()
  const find = async () => {
    const { items } = await portal.call(listJobRequests, { query: { search: 'Priced' } }, client)
    return items.find((item) => item.id === id)
  }
  expect(await find()).toMatchObject({ price: null })
  await move('SUBMITTED_TO_XTRF')
  expect(await find()).toMatchObject({ requestorName: 'Miriam Okafor', price: 123.45, dueTimeIfAgreedNow: null })
  expect(new Date((await find())?.dueTime ?? '').toISOString()).toBe('2030-03-04T15:00:00.000Z')
  await portal.db.updateTable('quote').set({ superseded_at: new Date() }).where('job_request_id', '=', id).execute()
  await quote(id, 100, null)
  expect(await find()).toMatchObject({ price: 1, dueTime: null, dueTimeIfAgreedNow: null })

  // Two workdays, offered a week ago.
  const weekAgo = new Date(Date.now() - 7 * 86_400_000)
  const offer = { created_at: weekAgo, expected_delivery: addWorkdays('UTC', weekAgo, 2) }
  await sql`delete from quote where job_request_id = ${id}`.execute(portal.db)
  await quote(id, 100, null, offer)
  const inTwoDays = addWorkdays('UTC', new Date(), 2).toISOString().slice(0, 10)
  await move('QUOTE_READY_FOR_CLIENT_REVIEW')
  expect(await find()).toMatchObject({ dueTime: null, dueTimeIfAgreedNow: expect.stringMatching(inTwoDays) })
  await portal.db
    .updateTable('quote')
    .set({ acceptance_status: 'ACCEPTED', decided_at: weekAgo })
    .where('job_request_id', '=', id)
    .execute()
  await move('QUOTE_ACCEPTED', 'COUPA')
  expect(await find()).toMatchObject({ dueTime: null, dueTimeIfAgreedNow: expect.stringMatching(inTwoDays) })
})

it('lists only the requests that the caller made, if asked to', async () => {
  const id = await quotedRequest('Mine', null, null)
  const { id: me } = await portal.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'client@meridian.example')
    .executeTakeFirstOrThrow()
  await portal.db.updateTable('job_request').set({ account_id: me }).where('id', '=', id).execute()
  for (const order of ['newest', 'price'] as const) expect(await pages({ isMine: 'true', order })).toEqual(['Mine'])
})

it('refuses a page token of another order', async () => {
  const { nextPageToken } = await portal.call(listJobRequests, { query: { pageSize: 1, order: 'name' } }, client)
  const query = { pageToken: String(nextPageToken), order: 'price' } as const
  expect(await portal.refused(listJobRequests, { query }, client)).toEqual([400, 'page_token_invalid'])
})
