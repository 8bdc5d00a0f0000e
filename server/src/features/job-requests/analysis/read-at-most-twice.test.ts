import { randomUUID } from 'node:crypto'
import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { estimateRequest } from '@portolan/contract/quotes/estimates'
import type { Refusal } from '@portolan/documents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueue } from '../../../platform/jobs/index.ts'
import { draft, source, upload } from '../../../testing/job-requests.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { analyzeRequest } from '../job-definitions.ts'
import { readAtMostTwice } from './read-at-most-twice.ts'
import type { FileRead } from './store-file-reads.ts'

let portal: TestApp
let client: Caller
beforeAll(async () => {
  portal = await testApp()
  client = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

const newRead = (): FileRead => ({ fileKey: `temp/${randomUUID()}/a.txt`, action: 'inspect', jobId: randomUUID() })
const lost: Refusal = { refusal: 'out_of_time', detail: 'too slow', hasLostReader: true }
const rowsOf = ({ fileKey }: FileRead) =>
  portal.db.selectFrom('file_read').select(['started', 'refusal']).where('file_key', '=', fileKey).execute()

describe('An uploaded file', () => {
  it('is read once, and leaves no record if that succeeds', async () => {
    const read = newRead()
    let starts = 0
    const facts = await readAtMostTwice(portal.db, read, async (beforeReading) => {
      await beforeReading()
      starts++
      expect(await rowsOf(read)).toEqual([{ started: 1, refusal: null }])
      return { type: 'txt' }
    })
    expect([facts, starts, await rowsOf(read)]).toEqual([{ type: 'txt' }, 1, []])
  })

  it('is read twice if its worker is lost, then never again by any job', async () => {
    const read = newRead()
    let starts = 0
    const work = async (beforeReading: () => Promise<void>) => {
      await beforeReading()
      starts++
      return lost
    }
    expect(await readAtMostTwice(portal.db, read, work)).toMatchObject({ refusal: 'out_of_time' })
    expect(starts).toBe(2)
    expect(await readAtMostTwice(portal.db, read, work)).toMatchObject({ refusal: 'out_of_time' })
    expect(await readAtMostTwice(portal.db, { ...read, jobId: randomUUID() }, work)).toMatchObject({
      refusal: 'out_of_time',
    })
    expect(starts).toBe(2)
  })

  it('is accepted if the second read succeeds', async () => {
    const read = newRead()
    let starts = 0
    const facts = await readAtMostTwice(portal.db, read, async (beforeReading) => {
      await beforeReading()
      return ++starts === 1 ? lost : { type: 'txt' }
    })
    expect([facts, await rowsOf(read)]).toEqual([{ type: 'txt' }, []])
  })

  it('is not refused because of an interruption or other jobs that read it', async () => {
    const read = newRead()
    const interrupted = async (beforeReading: () => Promise<void>) => {
      await beforeReading()
      throw new Error('stopping')
    }
    for (let time = 0; time < 3; time++)
      await expect(readAtMostTwice(portal.db, read, interrupted)).rejects.toThrow('stopping')
    const others = [randomUUID(), randomUUID(), randomUUID()]
    for (const jobId of others)
      await portal.db
        .insertInto('file_read')
        .values({ file_key: read.fileKey, action: 'inspect', job_id: jobId, started: 1, refusal: null })
        .execute()
    expect(await readAtMostTwice(portal.db, read, async () => ({ type: 'txt' }))).toEqual({ type: 'txt' })
  })
})

describe('A process that died twice while a file was read', () => {
  const deaths = (job_id: string, file_key: string, action: 'inspect' | 'count') =>
    portal.db.insertInto('file_read').values({ file_key, action, job_id, started: 2, refusal: null }).execute()
  const jobOf = async (task: string) =>
    (
      await portal.db
        .selectFrom('job')
        .select('id')
        .where('task', '=', task)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
    ).id
  const see = async (id: string) => await portal.call(getJobRequest, { params: { id } }, client)
  const settled = (id: string, status: JobRequest['status']) =>
    expect.poll(async () => (await see(id)).status, { timeout: 30_000, interval: 200 }).toBe(status)

  it('causes the file to be rejected in screening and counting without a third read', async () => {
    const keys = { screened: await upload(client, 'a.txt', 'Fine'), counted: await upload(client, 'b.txt', 'Fine') }
    const screened = await portal.call(createJobRequest, { body: draft([source('a.txt', keys.screened)]) }, client)
    await deaths(await jobOf('screen-request'), keys.screened, 'inspect')
    const first = await portal.startWorker()
    await settled(screened.id, 'REJECTED_BY_SCREENING')
    await first.stop()
    expect((await see(screened.id)).files[0]).toMatchObject({ fileName: 'a.txt', rejection: 'UNREADABLE' })

    const counted = await portal.call(createJobRequest, { body: draft([source('b.txt', keys.counted)]) }, client)
    await portal.db
      .deleteFrom('job')
      .where('id', '=', await jobOf('screen-request'))
      .execute()
    await portal.db.updateTable('job_request').set({ status: 'ANALYZING' }).where('id', '=', counted.id).execute()
    await portal.db
      .insertInto('file_read')
      .values({ file_key: keys.counted, action: 'count', job_id: randomUUID(), started: 2, refusal: 'reader_crashed' })
      .execute()
    await portal.db.transaction().execute((tx) => enqueue(tx, analyzeRequest, { requestId: counted.id }))
    const second = await portal.startWorker()
    await settled(counted.id, 'FAILED')
    await second.stop()
    expect((await see(counted.id)).files[0]).toMatchObject({ fileName: 'b.txt', rejection: 'UNREADABLE', count: null })
  })

  it('leaves an upload of an estimate uncounted', async () => {
    const key = await upload(client, 'c.txt', 'Fine words')
    const body = { fileKeys: [key], sourceLanguageId: 'enu', targetLanguageIds: ['fra'], customFields: [] }
    const estimate = async () => (await portal.call(estimateRequest, { body }, client)).files[0]?.status
    expect(await estimate()).toBe('COUNTING')
    await deaths(await jobOf('count-upload'), key, 'inspect')
    const worker = await portal.startWorker()
    await expect.poll(estimate, { timeout: 30_000, interval: 200 }).toBe('UNCOUNTABLE')
    await worker.stop()
  })
})
