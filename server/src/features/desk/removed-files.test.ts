import { getDeskOrder } from '@portolan/contract/desk/orders'
import {
  getDownloadUrl,
  getJobRequest,
  getZipStatus,
  listJobRequests,
  zipRequests,
  zipTranslatedFiles,
} from '@portolan/contract/job-requests/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { act, order, refusal, requestThatWent, toWork, upload } from '../../testing/desk.ts'
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

const deliver = async (id: string, fileName: string, languageId: string, text = 'Bonjour') =>
  act(pm, id, 'deliver', { files: [{ fileName, languageId, fileKey: await upload(pm, fileName, text) }] })

/** A reopened order with one delivered file per name. */
async function reopened(...names: readonly string[]): Promise<string> {
  const id = await requestThatWent(portal.db, toWork, { targets: ['fra'] })
  for (const name of names) await order(await deliver(id, name, 'fra'))
  await order(await act(pm, id, 'complete'))
  await order(await act(pm, id, 'reopen'))
  return id
}
const see = (id: string) => portal.call(getJobRequest, { params: { id } }, client)
const namesOf = async (id: string) => (await see(id)).files.map(({ fileName }) => fileName)
const keyOf = async (id: string, name: string) =>
  (await see(id)).files.find(({ fileName }) => fileName === name)?.fileKey ?? ''
const remove = async (id: string, name: string) => act(pm, id, 'withdraw', { fileKey: await keyOf(id, name) })

it('stay with the client until the order is completed again, in downloads, previews and ZIPs', async () => {
  const id = await reopened('memo.fra.txt')
  const fileKey = await keyOf(id, 'memo.fra.txt')
  const removed = await order(await remove(id, 'memo.fra.txt'))
  expect(removed).toMatchObject({ removedFileKeys: [fileKey], withheldFileKeys: [] })
  expect(await namesOf(id)).toEqual(['memo.fra.txt'])
  expect((await see(id)).history.map(({ status }) => status)).not.toContain('FILE_REMOVED')
  for (const inline of ['true', 'false']) {
    const params = { id, fileKey }
    const { downloadUrl } = await portal.call(getDownloadUrl, { params, query: { inline } }, client)
    expect(await (await fetch(downloadUrl)).text()).toBe('Bonjour')
  }
  await portal.call(zipTranslatedFiles, { params: { id }, query: {} }, client)
  const one = await portal.call(getZipStatus, { params: { id } }, client)
  const several = await portal.call(zipRequests, { body: { ids: [id] } }, client)
  for (const { downloadUrl } of [one, several])
    expect(await (await fetch(downloadUrl ?? '')).text()).toContain('memo.fra.txt')

  expect(await refusal(await act(pm, id, 'complete'))).toEqual([409, 'deliverables_missing'])
  await order(await deliver(id, 'final.fra.txt', 'fra', 'Salut'))
  expect(await namesOf(id)).toEqual(['memo.fra.txt'])
  const completed = await order(await act(pm, id, 'complete'))
  expect(completed).toMatchObject({ status: 'COMPLETED', removedFileKeys: [] })
  expect(await namesOf(id)).toEqual(['final.fra.txt'])
  const steps = (await see(id)).history.map(({ status, reason }) => [status, reason]).slice(-2)
  expect(steps).toEqual([
    ['FILE_REMOVED', 'memo.fra.txt'],
    ['COMPLETED', 'final.fra.txt'],
  ])
})

it('are taken away at once where they are not meant for the client', async () => {
  const id = await reopened('memo.fra.txt', 'other.fra.txt')
  const fileKey = await keyOf(id, 'other.fra.txt')
  expect(await order(await act(pm, id, 'withdraw', { fileKey }))).toMatchObject({ removedFileKeys: [fileKey] })
  const taken = await order(await act(pm, id, 'withdraw', { fileKey, isAtOnce: true }))
  expect(taken).toMatchObject({ removedFileKeys: [] })
  expect(taken.actions).not.toContain('KEEP_DELIVERY')
  expect(await namesOf(id)).toEqual(['memo.fra.txt'])
  const query = { inline: 'false' } as const
  expect(await portal.refused(getDownloadUrl, { params: { id, fileKey }, query }, client)).toEqual([
    404,
    'file_not_found',
  ])
  expect((await see(id)).history.at(-1)).toMatchObject({ status: 'FILE_REMOVED', reason: 'other.fra.txt' })
  expect(await order(await act(pm, id, 'complete'))).toMatchObject({ status: 'COMPLETED' })
  expect(await refusal(await act(pm, id, 'withdraw', { fileKey, isAtOnce: true }))).toEqual([409, 'conflict'])
})

it('complete an order without a new file, if every language keeps one', async () => {
  const id = await reopened('memo.fra.txt', 'wrong.fra.txt')
  await order(await remove(id, 'wrong.fra.txt'))
  await order(await act(pm, id, 'complete'))
  expect(await namesOf(id)).toEqual(['memo.fra.txt'])
})

it('are replaced by a file of the same name', async () => {
  const id = await reopened('memo.fra.txt')
  await order(await remove(id, 'memo.fra.txt'))
  await order(await deliver(id, 'memo.fra.txt', 'fra', 'Bonjour, page 3'))
  await order(await act(pm, id, 'complete'))
  expect((await see(id)).files.map(({ fileName, size }) => [fileName, size])).toEqual([['memo.fra.txt', 15]])
})

it('are kept after all, one of them or with the whole delivery', async () => {
  const id = await reopened('memo.fra.txt', 'notes.fra.txt')
  const fileKey = await keyOf(id, 'memo.fra.txt')
  expect(await refusal(await act(pm, id, 'restore', { fileKey }))).toEqual([404, 'file_not_found'])
  for (const name of ['memo.fra.txt', 'notes.fra.txt']) await order(await remove(id, name))
  expect(await refusal(await remove(id, 'memo.fra.txt'))).toEqual([404, 'file_not_found'])
  const restored = await order(await act(pm, id, 'restore', { fileKey }))
  expect(restored.removedFileKeys).toEqual([await keyOf(id, 'notes.fra.txt')])
  expect(restored.actions).toContain('KEEP_DELIVERY')
  expect(await order(await act(pm, id, 'keepDelivery'))).toMatchObject({ status: 'COMPLETED', removedFileKeys: [] })
  expect(await namesOf(id)).toEqual(['memo.fra.txt', 'notes.fra.txt'])
})

it('are not removed before the order is reopened', async () => {
  const id = await reopened('memo.fra.txt')
  await order(await act(pm, id, 'keepDelivery'))
  expect(await refusal(await remove(id, 'memo.fra.txt'))).toEqual([409, 'conflict'])
})

it('a reopened order is being corrected for the client and at the desk, on its page and in the list', async () => {
  const isCorrected = async (id: string) => {
    const { items } = await portal.call(listJobRequests, { query: { pageSize: 50 } }, client)
    const atDesk = await portal.call(getDeskOrder, { params: { id } }, pm)
    return [(await see(id)).isBeingCorrected, items.find((item) => item.id === id)?.isBeingCorrected].concat(
      atDesk.isBeingCorrected,
    )
  }
  const id = await reopened('memo.fra.txt')
  expect(await isCorrected(id)).toEqual([true, true, true])
  await order(await act(pm, id, 'keepDelivery'))
  expect(await isCorrected(id)).toEqual([false, false, false])
  expect(await isCorrected(await requestThatWent(portal.db, toWork))).toEqual([false, false, false])
})

it('a machine translation that people work on is not being corrected', async () => {
  const id = await requestThatWent(portal.db, ['CREATED', 'COMPLETED', 'SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF'], {
    ...{ type: 'TRANSLATION_REQUEST', origination: 'MT' },
  })
  const before = new Date(Date.now() - 3_600_000)
  await portal.db.updateTable('job_request').set({ delivered_at: before }).where('id', '=', id).execute()
  expect((await see(id)).isBeingCorrected).toBe(false)
})
