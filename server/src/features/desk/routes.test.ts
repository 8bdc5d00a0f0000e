import { countDeskOrders, getDeskOrder, listDeskOrders, listDeskPeople } from '@portolan/contract/desk/orders'
import {
  getDownloadUrl,
  getJobRequest,
  getZipStatus,
  zipTranslatedFiles,
} from '@portolan/contract/job-requests/actions'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import { acceptAutoQuote } from '@portolan/contract/quotes/quotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  act,
  draft,
  emailsTo,
  order,
  refusal,
  requestThatWent,
  source,
  toReview,
  toWork,
  upload,
} from '../../testing/desk.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

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
afterAll(() => portal.close())

const see = async (id: string, caller = pm) => portal.call(getDeskOrder, { params: { id } }, caller)
const request = async (id: string, caller = client) => await portal.call(getJobRequest, { params: { id } }, caller)
const idOf = async (email: string) =>
  (await portal.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

describe('the desk', () => {
  it('follows a request from its arrival to the download by the client', async () => {
    const korean = { targetLanguages: [{ id: 'kor', name: 'Korean' }] }
    const file = source('terms.txt', await upload(client, 'terms.txt', 'Five words are in here.'))
    const { id, number, name } = await portal.call(createJobRequest, { body: { ...draft([file]), ...korean } }, client)
    const worker = await portal.startWorker()
    const offered = async (action: string) => {
      const reply = await portal.send(getDeskOrder, { params: { id } }, pm)
      return reply.ok && (await order(reply)).actions.some((each) => each === action)
    }
    await expect.poll(() => offered('PRICE'), { timeout: 30_000, interval: 200 }).toBe(true)
    const found = await see(id)
    expect(found).toMatchObject({ number, name, jobRequestId: id, status: 'PENDING_REVIEW', client: { id: 1002 } })
    expect(found.request?.id).toBe(id)
    expect(new Date(found.deadline ?? 0).getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    expect(await see(found.id)).toEqual(found)

    const lines = [{ languageId: 'kor', unit: 'FLAT' as const, quantity: 1, unitPrice: 75 }]
    const pricing = { lines, rateType: 'STANDARD', deliveryDay: '2031-05-01', note: '' }
    await order(await act(quoter, id, 'price', pricing))
    const payment = { paymentPreferences: { paymentType: 'INVOICE_DIRECTLY' as const } }
    await portal.call(acceptAutoQuote, { params: { id }, body: payment }, client)
    await expect.poll(() => offered('TAKE_IN'), { timeout: 30_000, interval: 200 }).toBe(true)
    await worker.stop()
    expect(await see(id)).toMatchObject({ status: 'NEW', deadline: '2031-05-01T17:00:00.000Z', totalAgreed: 75 })
    await order(await act(pm, id, 'assign', { rateType: 'RUSH' }))
    await order(await act(pm, id, 'takeIn'))
    const fileKey = await upload(pm, 'terms.ko.txt', 'Translated')
    await order(await act(pm, id, 'deliver', { files: [{ fileName: 'terms.ko.txt', languageId: 'kor', fileKey }] }))
    expect(await order(await act(pm, id, 'complete'))).toMatchObject({ status: 'COMPLETED', rateType: 'RUSH' })
    expect((await request(id)).files.map(({ fileName }) => fileName)).toContain('terms.ko.txt')
  }, 60_000)

  it('pages through a queue by deadline, and refuses a page token of another queue', async () => {
    const manager = await idOf('pm@portolan.example')
    for (const [index, hours] of [40, 10, null, 30, 20].entries()) {
      const { id } = await see(await requestThatWent(portal.db, toWork, { type: 'TRANSLATION_REQUEST' }))
      const deadline = hours && new Date(Date.now() + hours * 3_600_000).toISOString()
      const body = {
        deadline,
        vertical: index % 2 ? 'technical' : 'taiwan',
        projectManagerId: index > 2 ? manager : null,
      }
      await order(await act(pm, id, 'assign', body))
    }
    type Filter = Omit<z.input<NonNullable<(typeof listDeskOrders)['query']>>, 'queue'>
    const page = (filter: Filter = {}) => portal.call(listDeskOrders, { query: { queue: 'NEW', ...filter } }, pm)
    const all = await page()
    const due = all.items.map(({ deadline }) => deadline ?? '9')
    expect(due).toEqual(due.toSorted())
    const first = await page({ pageSize: 3 })
    const pageToken = String(first.nextPageToken)
    const second = await page({ pageSize: 3, pageToken })
    expect([...first.items, ...second.items]).toEqual(all.items)
    expect(second.nextPageToken).toBeNull()
    expect((await page({ vertical: 'technical' })).items).toHaveLength(2)
    expect((await page({ isMine: 'true' })).items).toHaveLength(2)
    expect((await page({ search: String(all.items[0]?.number.slice(0, 8)) })).items).toHaveLength(1)
    const stolen = { queue: 'NEW', vertical: 'technical', pageToken } as const
    expect(await portal.refused(listDeskOrders, { query: stolen }, pm)).toEqual([400, 'page_token_invalid'])
    const counts = await portal.call(countDeskOrders, { query: { isMine: 'true' } }, pm)
    expect(counts.items).toContainEqual({ queue: 'NEW', orders: 2 })
    expect(counts.items).toHaveLength(7)
  })

  it('keeps who was assigned, by whom and when, for staff only', async () => {
    const id = await requestThatWent(portal.db, toReview)
    expect((await see(id)).assignments).toEqual([])
    const taken = await order(await act(quoter, id, 'takeIn'))
    const { name: quoterName = '' } = taken.coordinator ?? {}
    const coordinatorId = await idOf('coordinator@portolan.example')
    const projectManagerId = await idOf('pm@portolan.example')
    await order(await act(pm, id, 'assign', { coordinatorId, projectManagerId }))
    // The same people again, and what is not about people.
    await order(await act(pm, id, 'assign', { coordinatorId, rateType: 'RUSH' }))
    const { assignments, coordinator } = await order(await act(pm, id, 'assign', { projectManagerId: null }))
    const paula = 'Paula Mendes'
    expect(assignments.map(({ role, person, previous, by }) => [role, person, previous, by])).toEqual([
      ['COORDINATOR', quoterName, null, quoterName],
      ['PROJECT_MANAGER', paula, null, paula],
      ['COORDINATOR', coordinator?.name, quoterName, paula],
      ['PROJECT_MANAGER', null, paula, paula],
    ])
    expect(assignments.every(({ at }) => Math.abs(Date.parse(at) - Date.now()) < 60_000)).toBe(true)
    expect(JSON.stringify(await request(id))).not.toContain(coordinator?.name)
  })

  it('assigns only to people with the right role and an enabled account', async () => {
    const people = await portal.call(listDeskPeople, {}, pm)
    expect(people).toMatchObject({
      projectManagers: [{ name: 'Paula Mendes' }, { name: 'Ada Okafor' }],
      coordinators: expect.arrayContaining([{ id: await idOf('quoter@portolan.example'), name: 'Quentin Osei' }]),
      qaSpecialists: [{ id: await idOf('qa@portolan.example') }],
    })
    const { id } = await see(await requestThatWent(portal.db, toWork))
    const linguist = await idOf('linguist@portolan.example')
    const reply = await act(pm, id, 'assign', { projectManagerId: linguist })
    expect(await refusal(reply)).toMatchObject([400, 'malformed', expect.stringContaining('projectManagerId')])
  })

  it('allows only actions that role and status permit', async () => {
    const id = await requestThatWent(portal.db, toReview)
    expect((await see(id)).actions).toEqual(['ASSIGN', 'TAKE_IN', 'PRICE', 'TURN_AWAY', 'SUBMIT', 'CANCEL'])
    expect((await see(id, qa)).actions).toEqual([])
    expect(await refusal(await act(qa, id, 'turnAway', { reason: 'No' }))).toEqual([403, 'forbidden'])
    expect(await refusal(await act(pm, id, 'complete'))).toEqual([409, 'conflict'])
    expect(await refusal(await act(client, id, 'takeIn'))).toEqual([403, 'forbidden'])
    const nowhere = 'b3f1c2d4-7d0c-4bb3-9a51-3a1b5f6f7c11'
    expect(await refusal(await act(pm, nowhere, 'takeIn'))).toEqual([404, 'order_not_found'])
  })

  it('accepts one of two concurrent actions and refuses the other with a conflict', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await requestThatWent(portal.db, toReview)
      const replies = await Promise.all([act(pm, id, 'cancel', { reason: 'Twice' }), act(quoter, id, 'submit')])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const work = await requestThatWent(portal.db, toWork)
      const takers = await Promise.all([act(pm, work, 'takeIn'), act(pm, work, 'takeIn'), act(pm, work, 'takeIn')])
      expect(takers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    }
  })
})

describe('a project at the desk', () => {
  const delivery = async (fileName: string, languageId: string) => ({
    fileName,
    languageId,
    fileKey: await upload(pm, fileName, `${fileName} in ${languageId}`),
  })

  it('API-44 API-45 is translated, checked, completed and zipped; the client sees nothing before that', async () => {
    const id = await requestThatWent(portal.db, toWork)
    expect(await order(await act(pm, id, 'takeIn'))).toMatchObject({
      status: 'IN_PROGRESS',
      projectManager: { name: 'Paula Mendes' },
    })
    const french = await delivery('memo.docx', 'fra')
    const delivered = await order(await act(pm, id, 'deliver', { files: [french] }))
    expect(delivered.request?.files).toMatchObject([{ category: 'TRANSLATED_DOCUMENT', languageId: 'fra' }])
    expect((await request(id)).files).toEqual([])
    const file = { params: { id, fileKey: french.fileKey } }
    expect(await portal.refused(getDownloadUrl, file, client)).toEqual([404, 'file_not_found'])
    expect((await portal.send(getDownloadUrl, file, pm)).status).toBe(200)
    expect(await portal.refused(zipTranslatedFiles, { params: { id } }, client)).toEqual([409, 'conflict'])
    expect(await refusal(await act(pm, id, 'complete'))).toEqual([409, 'deliverables_missing'])

    const wrong = await act(pm, id, 'deliver', { files: [await delivery('memo.docx', 'deu')] })
    expect((await refusal(wrong))[1]).toBe('malformed')
    const twice = await act(pm, id, 'deliver', { files: [await delivery('Memo.docx', 'fra')] })
    expect((await refusal(twice))[1]).toBe('malformed')
    const claimed = await act(pm, id, 'deliver', { files: [{ ...french, fileName: 'other.docx' }] })
    expect(await refusal(claimed)).toEqual([404, 'file_not_found'])

    await order(await act(pm, id, 'withdraw', { fileKey: french.fileKey }))
    expect(await refusal(await act(pm, id, 'withdraw', { fileKey: french.fileKey }))).toEqual([404, 'file_not_found'])
    const files = [await delivery('memo.docx', 'fra'), await delivery('memo.docx', 'kor')]
    await order(await act(pm, id, 'deliver', { files }))

    const assigneeId = await idOf('qa@portolan.example')
    const checked = await order(await act(pm, id, 'sendToQa', { assigneeId, qaType: 'Linguistic' }))
    expect(checked).toMatchObject({ status: 'IN_QA', qaJobs: [{ status: 'ASSIGNED', assignedTo: { id: assigneeId } }] })
    expect(checked.actions).not.toContain('COMPLETE')
    const qaJobId = checked.qaJobs[0]?.id
    const withoutReason = await act(qa, id, 'finishQa', { qaJobId, isPassed: false, note: ' ' })
    expect(withoutReason.status).toBe(400)
    const failed = await order(await act(qa, id, 'finishQa', { qaJobId, isPassed: false, note: 'Line 3' }))
    expect(failed).toMatchObject({ status: 'IN_PROGRESS', qaJobs: [{ status: 'FAILED', note: 'Line 3' }] })
    const again = await order(await act(pm, id, 'sendToQa', { assigneeId: null, qaType: 'Layout' }))
    const second = { qaJobId: again.qaJobs[1]?.id, isPassed: true, note: '' }
    const verdicts = await Promise.all([act(qa, id, 'finishQa', second), act(pm, id, 'finishQa', second)])
    expect(verdicts.map(({ status }) => status).toSorted()).toEqual([200, 409])

    const done = await order(await act(pm, id, 'complete'))
    expect(done).toMatchObject({ status: 'COMPLETED', actions: ['REOPEN'], request: { status: 'COMPLETED' } })
    expect((await request(id)).files.map(({ fileName }) => fileName)).toEqual(['memo.docx', 'memo.docx'])
    await portal.call(zipTranslatedFiles, { params: { id }, query: { zipFileName: 'memos.zip' } }, client)
    const packed = await portal.call(getZipStatus, { params: { id } }, client)
    expect(packed.status).toBe('COMPLETED')
    const download = await fetch(packed.downloadUrl ?? '')
    expect(download.headers.get('content-disposition')).toContain('memos.zip')
    expect(Buffer.from(await download.arrayBuffer()).toString('latin1')).toMatch(/^PK.*memo\.docx in kor/s)
    expect(await emailsTo(portal.db, 'client@meridian.example', 'request-completed')).toContainEqual(
      expect.stringContaining(id),
    )
    const events = await portal.db
      .selectFrom('audit_event')
      .select('action')
      .where('subject_id', '=', done.id)
      .orderBy('id')
      .execute()
    expect(events.map(({ action }) => action)).toEqual([
      'desk-take-in',
      ...['desk-deliver', 'desk-deliver', 'desk-deliver'],
      'desk-send-to-qa',
      'desk-finish-qa',
      'desk-send-to-qa',
      'desk-finish-qa',
      'desk-complete',
    ])
  })

  it('is cancelled with a reason', async () => {
    const id = await requestThatWent(portal.db, toWork)
    const cancelled = await order(await act(pm, id, 'cancel', { reason: 'The client called.' }))
    expect(cancelled).toMatchObject({ status: 'NEW', request: { status: 'CANCELLING' } })
    expect(cancelled.actions).toEqual(['UNDO_CANCEL'])
    expect((await see(id, await portal.as('coordinator@portolan.example'))).actions).toEqual([])
    expect(await refusal(await act(pm, id, 'assign', { rateType: 'RUSH' }))).toEqual([409, 'conflict'])
    expect(cancelled.request?.history.at(-1)).toMatchObject({ by: 'Paula Mendes', reason: 'The client called.' })
  })

  it('is taken by delivering its files', async () => {
    const id = await requestThatWent(portal.db, toWork, { targets: ['fra'] })
    const delivered = await order(await act(pm, id, 'deliver', { files: [await delivery('memo.docx', 'fra')] }))
    expect(delivered).toMatchObject({ status: 'IN_PROGRESS', projectManager: { name: 'Paula Mendes' } })
    expect(delivered.actions).not.toContain('PUT_BACK')
    expect(await order(await act(pm, id, 'complete'))).toMatchObject({ status: 'COMPLETED' })
  })

  it('cannot be changed if another system has it', async () => {
    const id = await requestThatWent(portal.db, toWork)
    await portal.db.insertInto('tms_order').values({ job_request_id: id, system: 'xtrf' }).execute()
    expect(await see(id)).toMatchObject({ actions: ['ASSIGN'], otherSystem: { name: 'xtrf', url: null } })
  })
})
