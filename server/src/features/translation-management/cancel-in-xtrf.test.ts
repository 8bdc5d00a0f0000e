import { cancelJobRequest, getJobRequest, undoCancelJobRequest } from '@portolan/contract/job-requests/actions'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestXtrf, type TestXtrf, testToken } from '../../adapters/translation-management/test-xtrf/test-xtrf.ts'
import type { Worker } from '../../platform/jobs/index.ts'
import { lookAtOrders, requestToHandOver, routeRequest } from '../../testing/handed-over-request.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let xtrf: TestXtrf
let portal: TestApp
let client: Caller
let worker: Worker
beforeAll(async () => {
  xtrf = await startTestXtrf()
  xtrf.state.customers.set(77, [{ id: 5, email: 'client@meridian.example' }])
  portal = await testApp({
    XTRF_URL: xtrf.url,
    XTRF_TOKEN: testToken,
    XTRF_SERVICE_ID: '12',
    XTRF_CLIENT_IDS: '1002=77',
  })
  client = await portal.as('client@meridian.example')
  worker = await portal.startWorker()
})
afterAll(async () => {
  await worker.stop()
  await portal.close()
  await xtrf.kill()
})

const patience = { timeout: 20_000, interval: 200 }
const becomes = (id: string, status: JobRequest['status']) =>
  expect.poll(async () => (await portal.call(getJobRequest, { params: { id } }, client)).status, patience).toBe(status)
const seenAt = async (id: string) =>
  (await portal.db.selectFrom('tms_order').select('looks').where('job_request_id', '=', id).executeTakeFirst())?.looks

it('tells XTRF of a cancellation once it is final, and not before', async () => {
  const id = await requestToHandOver(portal, 'QUOTE_REQUEST')
  await routeRequest(portal, id)
  await becomes(id, 'SUBMITTED_TO_XTRF')
  const quote = xtrf.state.orders.find(({ name }) => name.includes(id))
  Object.assign(quote ?? {}, { status: 'SENT', totalAgreed: 5 })
  await lookAtOrders(portal.db)
  await becomes(id, 'QUOTE_READY_FOR_CLIENT_REVIEW')

  const cancel = () => portal.call(cancelJobRequest, { params: { id }, body: { reason: 'By mistake' } }, client)
  await cancel()
  const looks = await seenAt(id)
  await lookAtOrders(portal.db)
  await expect.poll(() => seenAt(id), patience).not.toBe(looks)
  expect(quote?.status).toBe('SENT')
  await portal.call(undoCancelJobRequest, { params: { id } }, client)
  await becomes(id, 'QUOTE_READY_FOR_CLIENT_REVIEW')

  await cancel()
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(portal.db)
  await becomes(id, 'CANCELLED')
  await lookAtOrders(portal.db)
  await expect.poll(() => quote?.status, patience).not.toBe('SENT')
}, 90_000)
