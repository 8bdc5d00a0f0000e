import { getJobRequest, listJobRequests } from '@portolan/contract/job-requests/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { act, order, requestThatWent, toReview, toWork } from '../../testing/desk.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, workingApp } from '../../testing/test-app.ts'

let portal: TestApp
let pm: Caller
let client: Caller
beforeAll(async () => {
  portal = await workingApp()
  pm = await portal.as('pm@portolan.example')
  client = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

const isBeingPrepared = async (id: string) =>
  (await portal.call(getJobRequest, { params: { id } }, client)).isBeingPrepared

const isListedSo = async (id: string) => {
  const query = { origination: 'WEBFORM', status: 'SUBMITTED_TO_XTRF', pageSize: 100 } as const
  const { items } = await portal.call(listJobRequests, { query }, client)
  return items.find((item) => item.id === id)?.isBeingPrepared
}

it('tells the client that an order is being prepared until somebody takes it', async () => {
  const id = await requestThatWent(portal.db, toWork)
  expect([await isBeingPrepared(id), await isListedSo(id)]).toEqual([true, true])
  await order(await act(pm, id, 'takeIn'))
  expect([await isBeingPrepared(id), await isListedSo(id)]).toEqual([false, false])
  const { history } = await portal.call(getJobRequest, { params: { id } }, client)
  expect(history.at(-1)).toMatchObject({ status: 'WORK_STARTED', by: 'Paula Mendes' })
})

it('says so neither before the order nor where another system has the work', async () => {
  expect(await isBeingPrepared(await requestThatWent(portal.db, toReview))).toBe(false)
  const id = await requestThatWent(portal.db, toWork)
  await portal.db.insertInto('tms_order').values({ job_request_id: id, system: 'xtrf', kind: 'PROJECT' }).execute()
  expect(await isBeingPrepared(id)).toBe(false)
})
