import { getDeskOrder } from '@portolan/contract/desk/orders'
import { getJobRequest } from '@portolan/contract/job-requests/actions'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JobRequestFileTable } from '../../tables/job-request.ts'
import { act, emailsTo, order, refusal, requestThatWent, toWork, upload } from '../../testing/desk.ts'
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

const deliver = async (id: string, fileName: string, languageId: string, text = 'Bonjour', more: object = {}) =>
  act(pm, id, 'deliver', { files: [{ fileName, languageId, fileKey: await upload(pm, fileName, text) }], ...more })

async function deliveredRequest(): Promise<string> {
  const id = await requestThatWent(portal.db, toWork)
  for (const language of ['fra', 'kor']) await order(await deliver(id, `memo.${language}.txt`, language))
  await order(await act(pm, id, 'complete'))
  return id
}

type File = Pick<Insertable<JobRequestFileTable>, 'category' | 'file_name' | 'language_id' | 'sha256'>

/** Adds a file that the client has. */
async function addFile(id: string, file: File): Promise<string> {
  const key = `claimed/${id}/${file.file_name}`
  await portal.db
    .insertInto('job_request_file')
    .values({ ...file, job_request_id: id, file_key: key, size: 5 })
    .execute()
  return key
}

const see = (id: string) => portal.call(getJobRequest, { params: { id } }, client)
const filesOf = async (id: string) => (await see(id)).files.map(({ fileName, size }) => [fileName, size])

it('does not take the file of the client for a translation unless that is confirmed', async () => {
  const id = await requestThatWent(portal.db, toWork)
  const first = await order(await deliver(id, 'memo.kor.txt', 'kor', 'Hello'))
  const { sha256 } = await portal.db
    .selectFrom('job_request_file')
    .select('sha256')
    .where('file_key', '=', first.withheldFileKeys[0] ?? '')
    .executeTakeFirstOrThrow()
  await addFile(id, { category: 'SOURCE_DOCUMENT', file_name: 'memo.txt', language_id: null, sha256 })
  const answer = await deliver(id, 'memo.fra.txt', 'fra', 'Hello')
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ errorCode: 'delivery_is_source', params: { name: 'memo.txt' } })
  expect((await order(await deliver(id, 'memo.fra.txt', 'fra', 'Bonjour'))).withheldFileKeys).toHaveLength(2)
  const confirmed = await deliver(id, 'names.fra.txt', 'fra', 'Hello', { isSourceIntended: true })
  expect((await order(confirmed)).withheldFileKeys).toHaveLength(3)
})

it('replaces delivered files without a complaint: the client has the old ones until the order is completed again', async () => {
  const id = await deliveredRequest()
  const old = (await see(id)).files.find(({ languageId }) => languageId === 'fra')
  expect(await order(await act(pm, id, 'reopen'))).toMatchObject({ status: 'IN_PROGRESS', withheldFileKeys: [] })
  expect(await refusal(await act(pm, id, 'complete'))).toEqual([409, 'deliverables_missing'])
  await order(await deliver(id, 'memo.fra.txt', 'fra', 'Bonjour, page 3'))
  expect(await filesOf(id)).toEqual([
    ['memo.fra.txt', 7],
    ['memo.kor.txt', 7],
  ])
  const { request } = await order(await act(pm, id, 'complete'))
  // At once: the text of an email is erased when it was sent.
  const emails = await emailsTo(portal.db, 'client@meridian.example', 'request-completed')
  expect(emails.filter((text) => text.includes(id)).some((text) => /"isCorrection": ?true/.test(text))).toBe(true)
  expect(await filesOf(id)).toEqual([
    ['memo.fra.txt', 15],
    ['memo.kor.txt', 7],
  ])
  const deliveries = request?.history.filter(({ status }) => status === 'COMPLETED')
  expect(deliveries?.map(({ reason }) => reason)).toEqual([null, 'memo.fra.txt'])
  const audited = await portal.db
    .selectFrom('audit_event')
    .select('details')
    .where('action', '=', 'desk-complete')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(audited?.details).toMatchObject({ replaced: [{ file_name: 'memo.fra.txt', file_key: old?.fileKey }] })
})

it('leaves a reopened order as it was: same delivery, same answer, no email', async () => {
  const id = await deliveredRequest()
  await portal.db.updateTable('job_request').set({ delivery_answer: 'ACCEPTED' }).where('id', '=', id).execute()
  const before = await see(id)
  const emails = async () => (await emailsTo(portal.db, 'client@meridian.example', 'request-completed')).length
  await order(await act(pm, id, 'reopen'))
  await order(await deliver(id, 'memo.fra.txt', 'fra', 'Bonjour, page 3'))
  const sent = await emails()
  const kept = await order(await act(pm, id, 'keepDelivery'))
  expect(kept).toMatchObject({ status: 'COMPLETED', withheldFileKeys: [] })
  const { files, deliveredTime, deliveryAnswer, history } = await see(id)
  expect({ files, deliveredTime, deliveryAnswer }).toEqual({
    files: before.files,
    deliveredTime: before.deliveredTime,
    deliveryAnswer: 'ACCEPTED',
  })
  expect(history.at(-1)?.status).toBe('CORRECTION_DROPPED')
  expect(await emails()).toBe(sent)
  expect(await refusal(await act(pm, id, 'keepDelivery'))).toEqual([409, 'conflict'])
  await order(await act(pm, id, 'reopen'))
  expect((await order(await act(pm, id, 'keepDelivery'))).status).toBe('COMPLETED')
})

it('cannot leave an order as it was that was never delivered', async () => {
  const id = await requestThatWent(portal.db, toWork)
  await order(await deliver(id, 'memo.fra.txt', 'fra'))
  expect(await refusal(await act(pm, id, 'keepDelivery'))).toEqual([409, 'conflict'])
})

it('keeps the deadline of a reopened order unless it has passed', async () => {
  const reopened = async (deadline: Date) => {
    const id = await deliveredRequest()
    await portal.db.updateTable('desk_order').set({ deadline }).where('job_request_id', '=', id).execute()
    return order(await act(pm, id, 'reopen'))
  }
  const later = new Date(Date.now() + 5 * 86_400_000)
  expect(Date.parse((await reopened(later)).deadline ?? '')).toBe(later.getTime())
  const { deadline, isPastDue } = await reopened(new Date(Date.now() - 5 * 86_400_000))
  expect([Date.parse(deadline ?? '') > Date.now(), isPastDue]).toEqual([true, false])
})

it('asks again about a file of the client that was kept when another one is delivered', async () => {
  const id = await requestThatWent(portal.db, toWork, { targets: ['fra'] })
  const first = await order(await deliver(id, 'own.fra.txt', 'fra', 'Hello'))
  const { sha256 } = await portal.db
    .selectFrom('job_request_file')
    .select('sha256')
    .where('file_key', '=', first.withheldFileKeys[0] ?? '')
    .executeTakeFirstOrThrow()
  await addFile(id, { category: 'SOURCE_DOCUMENT', file_name: 'memo.txt', language_id: null, sha256 })
  const complete = (query = '') => pm(`/desk/orders/${id}/actions/complete${query}`, { method: 'POST' })
  const namesOf = async () => (await portal.call(getDeskOrder, { params: { id } }, pm)).sourceFileNames
  expect(await namesOf()).toEqual(['memo.txt'])
  const { sourceFileKeys } = await portal.call(getDeskOrder, { params: { id } }, pm)
  expect(sourceFileKeys).toEqual(first.withheldFileKeys)
  expect(await refusal(await complete())).toEqual([409, 'delivery_is_source'])
  expect((await order(await complete('?isSourceIntended=true'))).status).toBe('COMPLETED')
  await order(await act(pm, id, 'reopen'))
  await order(await deliver(id, 'memo.fra.txt', 'fra'))
  expect(await refusal(await complete())).toEqual([409, 'delivery_is_source'])
  await order(await deliver(id, 'own.fra.txt', 'fra', 'Bonjour'))
  expect(await namesOf()).toEqual([])
  expect((await order(await complete())).status).toBe('COMPLETED')
})

it('leaves files alone that the client has while the order was never delivered', async () => {
  const id = await requestThatWent(portal.db, toWork)
  await order(await deliver(id, 'memo.fra.txt', 'fra'))
  const machine = {
    category: 'TRANSLATED_DOCUMENT',
    file_name: 'machine.txt',
    language_id: 'fra',
    sha256: null,
  } as const
  const fileKey = await addFile(id, machine)
  expect(await refusal(await act(pm, id, 'withdraw', { fileKey }))).toEqual([404, 'file_not_found'])
})
