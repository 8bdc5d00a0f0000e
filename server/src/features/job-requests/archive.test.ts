import {
  archiveJobRequest,
  cancelJobRequest,
  getJobRequest,
  listJobRequests,
  renameJobRequest,
  restoreJobRequest,
} from '@portolan/contract/job-requests/actions'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestThatWent, toWork } from '../../testing/desk.ts'
import { draft, refusal, source, upload } from '../../testing/job-requests.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { moveRequest } from './move-request.ts'
import { insertFiles } from './store-requests.ts'

let portal: TestApp
let meridian: Caller
let staff: Caller
beforeAll(async () => {
  portal = await testApp()
  meridian = await portal.as('client@meridian.example')
  staff = await portal.as('pm@portolan.example')
})
afterAll(() => portal.close())

type WorkStatus = Exclude<JobRequestStatus, 'ARCHIVED'>
const workStatuses = JobRequestStatus.options.filter((status): status is WorkStatus => status !== 'ARCHIVED')
const fixed: readonly WorkStatus[] = ['CREATED', 'SUBMITTING_TO_XTRF']

const ask = async () =>
  portal.call(
    createJobRequest,
    { body: draft([source('a.txt', await upload(meridian, 'a.txt', 'Some words'))]) },
    meridian,
  )
const set = (id: string, status: WorkStatus) =>
  portal.db.updateTable('job_request').set({ status, archived_at: null }).where('id', '=', id).execute()
const archive = (id: string, as = meridian) => portal.send(archiveJobRequest, { params: { id } }, as)
const restore = (id: string, as = meridian) => portal.send(restoreJobRequest, { params: { id } }, as)
const rename = (id: string) => portal.send(renameJobRequest, { params: { id }, body: { newName: 'Renamed' } }, meridian)
const see = async (id: string, as: Caller = meridian) => await portal.call(getJobRequest, { params: { id } }, as)
const listed = async (status?: string) =>
  (await portal.call(listJobRequests, { query: { pageSize: 100, ...(status && { status }) } }, meridian)).items

describe('an archived request', () => {
  it('REQ-75 can be renamed and archived in every status except ARCHIVED, CREATED and SUBMITTING_TO_XTRF', async () => {
    const { id } = await ask()
    for (const status of workStatuses) {
      await set(id, status)
      const expected = fixed.includes(status) ? 409 : 200
      expect([status, (await rename(id)).status]).toEqual([status, expected])
      expect([status, (await archive(id)).status]).toEqual([status, expected])
      if (expected === 200) expect([status, (await see(id)).status]).toEqual([status, 'ARCHIVED'])
    }
    expect((await see(id)).status).toBe('ARCHIVED')
    for (const reply of [await rename(id), await archive(id)]) expect(await refusal(reply)).toEqual([409, 'conflict'])
    expect(await portal.refused(cancelJobRequest, { params: { id }, body: { reason: '' } }, meridian)).toEqual([
      409,
      'conflict',
    ])
  })

  it('API-37 REQ-75 is ARCHIVED for its members, keeps its status for staff and is restored', async () => {
    const { id } = await ask()
    await set(id, 'READY_FOR_INTERNAL_REVIEW')
    const archived = await portal.call(archiveJobRequest, { params: { id } }, meridian)
    expect(archived).toMatchObject({
      status: 'ARCHIVED',
      history: [{}, { status: 'ARCHIVED', by: expect.stringContaining(' ') }],
    })
    const seenByStaff = await see(id, staff)
    expect(seenByStaff.status).toBe('READY_FOR_INTERNAL_REVIEW')
    expect(seenByStaff.history.map(({ status }) => status)).toEqual(['CREATED'])
    expect(await portal.call(restoreJobRequest, { params: { id } }, meridian)).toMatchObject({
      status: 'READY_FOR_INTERNAL_REVIEW',
      history: [{}, { status: 'ARCHIVED' }, { status: 'RESTORED', by: expect.stringContaining(' ') }],
    })
    expect(await refusal(await restore(id))).toEqual([409, 'conflict'])
  })

  it('can be archived and restored by its own members only', async () => {
    const { id } = await ask()
    await set(id, 'COMPLETED')
    const harbor = await portal.as('client@harbor.example')
    for (const act of [archive, restore])
      expect(await refusal(await act(id, harbor))).toEqual([404, 'job_request_not_found'])
    expect((await archive(id, staff)).status).toBe(403)
  })

  it('REQ-75 is listed under ARCHIVED and under no other status, also while the work goes on', async () => {
    const { id } = await ask()
    await set(id, 'SUBMITTED_TO_XTRF')
    await archive(id)
    const ids = async (status: string) => (await listed(status)).map((request) => request.id)
    expect(await ids('ARCHIVED')).toContain(id)
    expect(await ids(workStatuses.join(','))).not.toContain(id)
    expect((await listed()).find((request) => request.id === id)?.status).toBe('ARCHIVED')
    await restore(id)
    expect(await ids('SUBMITTED_TO_XTRF')).toContain(id)
    expect(await ids('ARCHIVED')).not.toContain(id)
  })

  it('REQ-75 keeps moving, on the desk too, and its delivery is still announced', async () => {
    const id = await requestThatWent(portal.db, toWork)
    await archive(id)
    await portal.db.transaction().execute(async (tx) => {
      const file = { category: 'TRANSLATED_DOCUMENT', file_name: 'a.txt', file_key: 'x/a.txt', size: 1 } as const
      await insertFiles(tx, id, [{ ...file, language_id: 'fra', sha256: null }])
      expect(await moveRequest(tx, id, { to: 'COMPLETED' })).toBe(true)
    })
    expect([(await see(id)).status, (await see(id, staff)).status]).toEqual(['ARCHIVED', 'COMPLETED'])
    const jobs = await portal.db.selectFrom('job').select('payload').where('task', '=', 'send-mail').execute()
    expect(jobs.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes(id))).toEqual([
      expect.stringContaining('request-completed'),
    ])
  })

  it('is restored when its quote is accepted', async () => {
    const id = await requestThatWent(portal.db, toWork.slice(0, 5))
    await archive(id)
    await portal.db.transaction().execute((tx) => moveRequest(tx, id, { to: 'QUOTE_ACCEPTED' }))
    expect((await see(id)).status).toBe('QUOTE_ACCEPTED')
  })
})

describe('the answer to a quote', () => {
  it('REQ-67 is shown in the list and the request, and cleared by a new quote', async () => {
    const id = await requestThatWent(portal.db, toWork.slice(0, 5))
    const move = (to: WorkStatus) => portal.db.transaction().execute((tx) => moveRequest(tx, id, { to }))
    const answers = async () => [
      (await see(id)).acceptanceStatus,
      (await listed()).find((request) => request.id === id)?.acceptanceStatus,
    ]
    expect(await answers()).toEqual([null, null])
    for (const to of ['QUOTE_ACCEPTED', 'SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF'] as const) await move(to)
    expect(await answers()).toEqual(['ACCEPTED', 'ACCEPTED'])
    await move('QUOTE_READY_FOR_CLIENT_REVIEW')
    expect(await answers()).toEqual([null, null])
    await move('QUOTE_REJECTED')
    expect(await answers()).toEqual(['REJECTED', 'REJECTED'])
  })
})
