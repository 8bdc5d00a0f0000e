import {
  getJobRequest,
  listJobRequests,
  listRequestNews,
  markRequestSeen,
} from '@portolan/contract/job-requests/actions'
import { sendMessage } from '@portolan/contract/messages/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestThatWent, toWork } from '../../../testing/desk.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { moveRequest } from '../move-request.ts'

let portal: TestApp
let pm: Caller
let client: Caller
let id: string
beforeAll(async () => {
  portal = await testApp()
  pm = await portal.as('pm@portolan.example')
  client = await portal.as('client@meridian.example')
  id = await requestThatWent(portal.db, toWork)
  const { id: me } = await portal.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'client@meridian.example')
    .executeTakeFirstOrThrow()
  await portal.db.updateTable('job_request').set({ account_id: me }).where('id', '=', id).execute()
})
afterAll(() => portal.close())

/** New messages and new deliveries in the list, on the request's page, and whether home shows it. */
async function news() {
  const { items } = await portal.call(listJobRequests, { query: { pageSize: 100 } }, client)
  const listed = items.find((item) => item.id === id)
  const whole = await portal.call(getJobRequest, { params: { id } }, client)
  const home = await portal.call(listRequestNews, {}, client)
  expect([whole.hasNewMessages, whole.hasNewDelivery]).toEqual([listed?.hasNewMessages, listed?.hasNewDelivery])
  return [listed?.hasNewMessages, listed?.hasNewDelivery, home.items.some((item) => item.id === id)]
}
const write = (as: Caller) => portal.call(sendMessage, { params: { id }, body: { text: 'Hello' } }, as)
const look = (part: 'MESSAGES' | 'DELIVERABLES') =>
  portal.call(markRequestSeen, { params: { id }, body: { part } }, client)

it('marks messages of staff and deliveries until the reader has looked at each', async () => {
  expect(await news()).toEqual([false, false, false])
  await write(client)
  expect(await news()).toEqual([false, false, false])
  await write(pm)
  expect(await news()).toEqual([true, false, true])
  await portal.db.transaction().execute((tx) => moveRequest(tx, id, { to: 'COMPLETED' }))
  expect(await news()).toEqual([true, true, true])
  await look('MESSAGES')
  expect(await news()).toEqual([false, true, true])
  await look('DELIVERABLES')
  expect(await news()).toEqual([false, false, false])
  await write(pm)
  expect(await news()).toEqual([true, false, true])
})

it('cannot be marked as seen by another organization', async () => {
  const harbor = await portal.as('client@harbor.example')
  const call = { params: { id }, body: { part: 'MESSAGES' as const } }
  expect(await portal.refused(markRequestSeen, call, harbor)).toEqual([404, 'job_request_not_found'])
})
