import { changeEmailSettings } from '@portolan/contract/accounts/email-settings'
import { cancelDeskOrder, undoCancelDeskOrder } from '@portolan/contract/desk/actions'
import { getDeskOrder } from '@portolan/contract/desk/orders'
import { cancelJobRequest, getJobRequest, undoCancelJobRequest } from '@portolan/contract/job-requests/actions'
import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { listOutbox } from '@portolan/contract/outbox/outbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Worker } from '../../platform/jobs/index.ts'
import { requestThatWent, toReview, toWork } from '../../testing/desk.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let client: Caller
let colleague: Caller
let pm: Caller
let worker: Worker | undefined
beforeAll(async () => {
  portal = await testApp()
  client = await portal.as('client@meridian.example')
  colleague = await portal.as('requests@meridian.example')
  pm = await portal.as('pm@portolan.example')
})
afterAll(async () => {
  await worker?.stop()
  await portal.close()
})

const cancel = (id: string) => portal.call(cancelJobRequest, { params: { id }, body: { reason: 'Sent twice' } }, client)
const undo = (id: string, as = client) => portal.call(undoCancelJobRequest, { params: { id } }, as)
const refusedUndo = (id: string, as = client) => portal.refused(undoCancelJobRequest, { params: { id } }, as)
const statusOf = async (id: string) => (await portal.call(getJobRequest, { params: { id } }, client)).status
const emailsAbout = async (name: string) =>
  (await portal.call(listOutbox, { query: { to: 'client@meridian.example' } })).filter(({ text }) =>
    text.includes(name),
  )
/** Jobs that wait for a time run now. */
const passTime = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(portal.db)

const quoted: readonly JobRequestStatus[] = [...toReview, 'QUOTE_READY_FOR_CLIENT_REVIEW']
const rejected: readonly JobRequestStatus[] = ['CREATED', 'SCREENING', 'REJECTED_BY_SCREENING']

describe('a cancellation', () => {
  it.each([
    ['review', toReview],
    ['quote', quoted],
    ['rejection', rejected],
  ])(
    'of a request in %s is undone, and nobody hears of it',
    async (_name, way) => {
      const id = await requestThatWent(portal.db, way)
      expect((await cancel(id)).status).toBe('CANCELLING')
      const undone = await undo(id)
      expect(undone.status).toBe(way.at(-1))
      expect(undone.history.slice(-2).map(({ status, by }) => [status, by])).toEqual([
        ['CANCELLING', 'Miriam Lindqvist'],
        ['CANCELLATION_UNDONE', 'Miriam Lindqvist'],
      ])
      await passTime()
      worker ??= await portal.startWorker()
      await expect
        .poll(async () => (await sql`select from graphile_worker._private_jobs`.execute(portal.db)).rows)
        .toEqual([])
      expect(await statusOf(id)).toBe(way.at(-1))
      expect(await emailsAbout(undone.name)).toEqual([])
    },
    60_000,
  )

  it('waits for a minute, and is final after that', async () => {
    worker ??= await portal.startWorker()
    const id = await requestThatWent(portal.db, toReview)
    const { name } = await cancel(id)
    const { rows } = await sql<{ seconds: string }>`
      select extract(epoch from run_at - now()) as seconds from graphile_worker._private_jobs where run_at > now()`.execute(
      portal.db,
    )
    expect(Number(rows[0]?.seconds)).toBeGreaterThan(50)
    expect(await emailsAbout(name)).toEqual([])
    await passTime()
    await expect.poll(() => statusOf(id), { timeout: 30_000 }).toBe('CANCELLED')
    expect(await refusedUndo(id)).toEqual([409, 'cancellation_final'])
    await expect.poll(() => emailsAbout(name), { timeout: 30_000 }).toHaveLength(1)
  }, 60_000)

  it('is undone once, by the person who cancelled, and may be made again', async () => {
    const id = await requestThatWent(portal.db, toReview)
    await cancel(id)
    expect(await refusedUndo(id, colleague)).toEqual([403, 'forbidden'])
    expect(await refusedUndo(id, await portal.as('client@harbor.example'))).toEqual([404, 'job_request_not_found'])
    const tries = await Promise.all([1, 2, 3].map(() => portal.send(undoCancelJobRequest, { params: { id } }, client)))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await cancel(id)).status).toBe('CANCELLING')
    expect((await undo(id)).status).toBe('READY_FOR_INTERNAL_REVIEW')
  })

  it('of a request whose files are being read is final at once', async () => {
    const id = await requestThatWent(portal.db, ['CREATED', 'SCREENING'])
    await cancel(id)
    expect(await refusedUndo(id)).toEqual([409, 'cancellation_final'])
  })
})

describe('the staff member who has the order', () => {
  const emailsTo = async (to: string, name: string) =>
    (await portal.call(listOutbox, { query: { to } })).filter(({ text }) => text.includes(name))
  const quoter = 'quoter@portolan.example'
  const cancelledBy = async (cancelIt: (id: string) => Promise<unknown>) => {
    worker ??= await portal.startWorker()
    const id = await requestThatWent(portal.db, quoted)
    await sql`update desk_order set coordinator_id = (select id from account where email = ${quoter})
      where job_request_id = ${id}`.execute(portal.db)
    const { name } = await portal.call(getJobRequest, { params: { id } }, client)
    await cancelIt(id)
    await passTime()
    await expect.poll(() => emailsAbout(name), { timeout: 30_000 }).toHaveLength(1)
    const mailJobs = sql`select from graphile_worker._private_jobs`
    await expect.poll(async () => (await mailJobs.execute(portal.db)).rows, { timeout: 30_000 }).toEqual([])
    return { id, emails: await emailsTo(quoter, name) }
  }

  it('gets an email in their language about a cancellation by the client', async () => {
    await sql`update account set locale = 'es' where email = ${quoter}`.execute(portal.db)
    const { id, emails } = await cancelledBy(cancel)
    expect(emails.map(({ subject }) => subject)).toEqual([`Meridian ha cancelado ${id}`])
    for (const words of ['Cancelada por', 'Miriam Lindqvist', 'Sent twice', `/desk/${id}`])
      expect(emails[0]?.text).toContain(words)
  }, 60_000)

  it('gets none if they turned it off, or if staff cancelled', async () => {
    const byStaff = (id: string) =>
      portal.call(cancelDeskOrder, { params: { id }, body: { reason: 'The client called.' } }, pm)
    expect((await cancelledBy(byStaff)).emails).toEqual([])
    const body = { enabledKinds: ['MESSAGES' as const], delivery: 'AT_ONCE' as const }
    await portal.call(changeEmailSettings, { body }, await portal.as(quoter))
    expect((await cancelledBy(cancel)).emails).toEqual([])
  }, 60_000)
})

describe('a cancellation by staff', () => {
  it('is undone, and the order is as it was', async () => {
    const id = await requestThatWent(portal.db, toWork)
    const deadline = '2030-01-02T12:00:00.000Z'
    await portal.db
      .updateTable('desk_order')
      .set({ status: 'IN_PROGRESS', deadline: new Date(deadline) })
      .where('job_request_id', '=', id)
      .execute()
    const before = await portal.call(getDeskOrder, { params: { id } }, pm)
    await portal.call(cancelDeskOrder, { params: { id }, body: { reason: 'The client called.' } }, pm)
    expect(await refusedUndo(id)).toEqual([403, 'forbidden'])
    const after = await portal.call(undoCancelDeskOrder, { params: { id } }, pm)
    expect(after).toMatchObject({ status: 'IN_PROGRESS', deadline, request: { status: 'SUBMITTED_TO_XTRF' } })
    expect(after.actions).toEqual(before.actions)
  })

  it('is refused once it is final, and for a cancellation of the client', async () => {
    const id = await requestThatWent(portal.db, toReview)
    await cancel(id)
    expect(await portal.refused(undoCancelDeskOrder, { params: { id } }, pm)).toEqual([403, 'forbidden'])
    await passTime()
    await expect.poll(() => statusOf(id), { timeout: 30_000 }).toBe('CANCELLED')
    expect(await portal.refused(undoCancelDeskOrder, { params: { id } }, pm)).toEqual([409, 'conflict'])
  }, 60_000)
})
