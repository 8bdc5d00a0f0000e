import { endpoints } from '@portolan/contract/endpoints'
import { cancelJobRequest, getJobRequest } from '@portolan/contract/job-requests/actions'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import { type JobRequest, JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { listOutbox } from '@portolan/contract/outbox/outbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueue, type Worker } from '../../platform/jobs/index.ts'
import { asJson, draft, source, upload } from '../../testing/job-requests.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { analyzeRequest } from './job-definitions.ts'
import { moveRequest } from './move-request.ts'
import { listEvents } from './store-events.ts'
import { findRequest, insertFiles } from './store-requests.ts'
import { sweepWaitingRequests } from './sweep-waiting-requests.ts'
import { mayGo } from './transitions.ts'

let portal: TestApp
let client: Caller
let worker: Worker | undefined
beforeAll(async () => {
  // Nothing listens on this port: the scanner is down.
  portal = await testApp({ CLAMAV_URL: 'tcp://127.0.0.1:9' })
  client = await portal.as('client@meridian.example')
})
afterAll(async () => {
  await worker?.stop()
  await portal.close()
})

async function ask(name: string): Promise<JobRequest> {
  const files = [source('terms.txt', await upload(client, 'terms.txt', 'Some words'))]
  return portal.call(createJobRequest, { body: draft(files, { name }) }, client)
}
const see = async (id: string, as = client) => await portal.call(getJobRequest, { params: { id } }, as)
type WorkStatus = Exclude<JobRequestStatus, 'ARCHIVED'>
const put = (id: string, status: WorkStatus) =>
  portal.db
    .updateTable('job_request')
    .set({ status, archived_at: null, held_cancellation: null })
    .where('id', '=', id)
    .execute()
const move = (id: string, to: WorkStatus, reason = '') =>
  portal.db.transaction().execute((tx) => moveRequest(tx, id, { to, reason }))

/** The emails about a request, oldest first, without the confirmation. */
async function emailsAbout({ number }: JobRequest) {
  const rows = await portal.db
    .selectFrom('job')
    .select('payload')
    .where('task', '=', 'send-mail')
    .orderBy('created_at')
    .execute()
  return rows
    .map(({ payload }) => payload as { template: string; to: string | null; data?: { number: string } })
    .filter(({ template, data }) => data?.number === number && template !== 'request-received')
}
const arrived = async (to: string, about: string) => {
  const mails = await portal.call(listOutbox, { query: { to: to } })
  return mails.filter(({ subject }) => subject.includes(about))
}

describe('a request whose work fails for good', () => {
  it('is explained in plain words to the requester and the provider, with the cause to staff', async () => {
    const lost = await ask('Lost')
    const unscanned = await ask('Unscanned')
    const uncounted = await ask('Uncounted')
    for (const { files } of [lost, uncounted]) await portal.portal.fileStore.remove(files[0]?.fileKey ?? '')
    await portal.db
      .updateTable('job_request_file')
      .set({ screened_at: new Date(), type: 'txt' })
      .where('job_request_id', '=', uncounted.id)
      .execute()
    await put(uncounted.id, 'ANALYZING')
    await portal.db.transaction().execute((tx) => enqueue(tx, analyzeRequest, { requestId: uncounted.id }))
    // After a day of retries, the next try is the last one.
    await sql`update job set runs = 29, failures = 29 where payload->>'requestId' = ${unscanned.id}`.execute(portal.db)
    worker = await portal.startWorker()
    const reasons = {
      [lost.id]: 'We could not check the files. A file is missing from our storage.',
      [unscanned.id]: 'We could not check the files. The virus scanner gave no verdict.',
      [uncounted.id]: 'We could not count the words of the files. A file is missing from our storage.',
    }
    for (const { id } of [lost, unscanned, uncounted]) {
      await expect.poll(async () => (await see(id)).status, { timeout: 30_000, interval: 100 }).toBe('FAILED')
      const staff = await see(id, await portal.as('pm@portolan.example'))
      expect(staff.history.at(-1)).toMatchObject({ status: 'FAILED', by: null, reason: reasons[id] })
    }
    await expect.poll(async () => arrived('client@meridian.example', lost.number), { timeout: 20_000 }).toHaveLength(2)
    const [mail] = await arrived('client@meridian.example', `continue with ${lost.number}`)
    expect(mail?.text).toContain(reasons[lost.id])
    expect(mail?.text).toContain(`/requests/${lost.id}`)
    expect(mail?.text).not.toContain(lost.files[0]?.fileKey)
    await expect
      .poll(async () => arrived('support@portolan.example', unscanned.number), { timeout: 20_000 })
      .toHaveLength(1)
    const [notice] = await arrived('support@portolan.example', unscanned.number)
    expect(notice?.text).toContain('The malware scanner cannot be reached')
    expect(notice?.text).toContain('client@meridian.example')
    await worker.stop()
    worker = undefined
  }, 90_000)
})

describe('a request that comes to its end', () => {
  it('sends a link to its deliverables when completed, and nothing if there are none', async () => {
    const delivered = await ask('Delivered')
    const empty = await ask('Empty')
    const file = {
      category: 'TRANSLATED_DOCUMENT' as const,
      file_name: 'terms.txt',
      file_key: 'deliverables/terms.txt',
      language_id: 'fra',
      sha256: null,
      size: 9,
    }
    await portal.db.transaction().execute((tx) => insertFiles(tx, delivered.id, [file]))
    for (const { id } of [delivered, empty]) {
      await put(id, 'SUBMITTED_TO_XTRF')
      expect(await move(id, 'COMPLETED')).toBe(true)
    }
    expect(await emailsAbout(delivered)).toMatchObject([
      {
        template: 'request-completed',
        to: 'client@meridian.example',
        data: { page: `/requests/${delivered.id}`, files: 1, languageIds: ['fra'] },
      },
    ])
    expect(await emailsAbout(empty)).toEqual([])
  })

  it('sends one email with the reason when rejected by staff and when cancelled', async () => {
    const request = await ask('Turned away')
    await put(request.id, 'READY_FOR_INTERNAL_REVIEW')
    await move(request.id, 'REJECTED_BY_SCREENING', 'The scans are too dark to read.')
    const input = { params: { id: request.id }, body: { reason: 'We scan it again' } }
    expect(await portal.call(cancelJobRequest, input, client)).toMatchObject({ id: request.id })
    expect(await emailsAbout(request)).toHaveLength(1)
    expect([await move(request.id, 'CANCELLED'), await move(request.id, 'CANCELLED')]).toEqual([true, false])
    expect(await emailsAbout(request)).toMatchObject([
      { template: 'request-rejected', data: { files: [], reason: 'The scans are too dark to read.' } },
      { template: 'request-cancelled', data: { reason: 'We scan it again' } },
    ])
  })

  it('sends no email if the visitor left before uploading a file', async () => {
    const request = await ask('Never came')
    await sql`update job_request set is_waiting_for_files = true, created_at = now() - interval '2 days'
      where id = ${request.id}`.execute(portal.db)
    await sweepWaitingRequests(portal.db)
    expect((await see(request.id)).status).toBe('CANCELLED')
    expect(await emailsAbout(request)).toEqual([])
  })
})

describe('a client', () => {
  const actions = [
    'acceptQuote',
    'acceptAutoQuote',
    'rejectQuote',
    'rejectAutoQuote',
    'submitToXtrf',
    'cancel',
    'requestNewQuote',
  ]

  it('REQ-60 changes a status only through named actions and allowed transitions', async () => {
    const { id } = await ask('Every way')
    const seen = new Set<string>()
    for (const from of JobRequestStatus.options.filter((status) => status !== 'ARCHIVED'))
      for (const { path, example } of endpoints.filter(isPostAboutRequest)) {
        await put(id, from)
        await portal.db.deleteFrom('job_request_event').where('job_request_id', '=', id).execute()
        const body = { ...(example.body as object), status: 'COMPLETED', newStatus: 'COMPLETED' }
        await client(path.replace('{id}', id), asJson(body))
        const way = [from, ...(await listEvents(portal.db, id)).map(({ status }) => status)]
        expect((await findRequest(portal.db, id))?.status).toBe(way.at(-1))
        for (const [step, to] of way.slice(1).entries()) expect(mayGo(way[step]!, to), `${path} ${way}`).toBe(true)
        if (way.length > 1) seen.add(path.split('/').at(-1) ?? '')
      }
    expect(actions).toEqual(expect.arrayContaining([...seen]))
    expect([...seen]).toEqual(expect.arrayContaining(['cancel']))
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await client(`/jobRequests/${id}`, { ...asJson({ status: 'COMPLETED' }), method })).status).toBe(404)
  }, 60_000)
})

const isPostAboutRequest = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && /^\/(jobRequests|projects|quotes|autoQuotes)\/\{id\}/.test(path)
