import { acceptDelivery, reportProblem } from '@portolan/contract/deliveries/deliveries'
import type { DeskQueue } from '@portolan/contract/desk/desk'
import { getDeskOrder, listDeskOrders } from '@portolan/contract/desk/orders'
import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { listMessages, sendMessage } from '@portolan/contract/messages/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { act, emailsTo, order, refusal, requestThatWent, toWork, upload } from '../../testing/desk.ts'
import type { Call } from '../../testing/job-requests.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, workingApp } from '../../testing/test-app.ts'
import { openByCode } from '../../testing/visitors.ts'

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
  order(await act(pm, id, 'deliver', { files: [{ fileName, languageId, fileKey: await upload(pm, fileName, text) }] }))

async function deliveredRequest(): Promise<string> {
  const id = await requestThatWent(portal.db, toWork)
  await act(pm, id, 'takeIn')
  for (const language of ['fra', 'kor']) await deliver(id, `memo.${language}.txt`, language)
  await order(await act(pm, id, 'complete'))
  return id
}

const see = (id: string) => portal.call(getJobRequest, { params: { id } }, client)
const accept = (id: string, as: Call = client) => portal.send(acceptDelivery, { params: { id } }, as)
const report = (id: string, as: Call = client, more: object = {}) =>
  portal.send(reportProblem, { params: { id }, body: { reason: 'Page 3 is missing.', ...more } }, as)
const isIn = async (queue: DeskQueue, id: string) =>
  (await portal.call(listDeskOrders, { query: { queue, pageSize: 100 } }, pm)).items.some(
    ({ jobRequestId }) => jobRequestId === id,
  )
const settlesIn = (queue: DeskQueue, id: string) =>
  expect.poll(() => isIn(queue, id), { timeout: 20_000, interval: 100 }).toBe(true)

it('is accepted once, by the client, and staff see it in the history', async () => {
  const id = await deliveredRequest()
  expect((await see(id)).deliveryAnswer).toBeNull()
  expect((await accept(id)).status).toBe(200)
  expect(await see(id)).toMatchObject({ status: 'COMPLETED', deliveryAnswer: 'ACCEPTED' })
  const { request } = await portal.call(getDeskOrder, { params: { id } }, pm)
  expect(request?.history.at(-1)).toMatchObject({ status: 'DELIVERY_ACCEPTED', by: expect.stringContaining(' ') })
  for (const again of [await accept(id), await report(id)]) expect(await refusal(again)).toEqual([409, 'conflict'])
})

it('brings a reported problem to the desk, with its reason, files and an email to the project manager', async () => {
  const id = await deliveredRequest()
  const french = (await see(id)).files.find(({ languageId }) => languageId === 'fra')
  const attachments = [{ fileName: 'marked.txt', fileKey: await upload(client, 'marked.txt', 'here') }]
  expect((await report(id, client, { fileKeys: [french?.fileKey], attachments })).status).toBe(200)
  // At once: the text of an email is erased when it was sent.
  const emails = await emailsTo(portal.db, 'pm@portolan.example', 'delivery-problem')
  const email = emails.find((text) => text.includes(id))
  expect(await see(id)).toMatchObject({ status: 'COMPLETED', deliveryAnswer: 'DISPUTED' })
  await settlesIn('ATTENTION', id)
  const { items } = await portal.call(listMessages, { params: { id } }, pm)
  expect(items).toMatchObject([
    {
      text: 'Page 3 is missing.',
      problem: { files: [{ fileName: 'memo.fra.txt', language: 'French (France)' }] },
      attachments: [{ fileName: 'marked.txt', size: 4 }],
    },
  ])
  expect(email).toContain('memo.fra.txt')
  expect(email).toContain('marked.txt')
  expect(await refusal(await report(id))).toEqual([409, 'conflict'])
})

it('leaves the attention of the desk when staff answer, and comes back when the client writes again', async () => {
  const id = await deliveredRequest()
  await report(id)
  await settlesIn('ATTENTION', id)
  const write = (text: string, as: Caller) => portal.call(sendMessage, { params: { id }, body: { text } }, as)
  await write('Page 3 was empty in the source.', pm)
  await settlesIn('CLOSED', id)
  await write('It was not.', client)
  await settlesIn('ATTENTION', id)
  expect((await accept(id)).status).toBe(200)
  await settlesIn('CLOSED', id)
})

it('is delivered again: one language is enough, the new file replaces the old one, and the client may answer again', async () => {
  const id = await deliveredRequest()
  await report(id)
  const reopened = await order(await act(pm, id, 'reopen'))
  expect(reopened).toMatchObject({ status: 'IN_PROGRESS', request: { status: 'SUBMITTED_TO_XTRF' } })
  expect((await see(id)).files.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')).toHaveLength(2)
  expect(await refusal(await act(pm, id, 'complete'))).toEqual([409, 'deliverables_missing'])
  await deliver(id, 'memo.fra.txt', 'fra', 'Bonjour, page 3')
  expect(await refusal(await accept(id))).toEqual([409, 'conflict'])
  expect(await order(await act(pm, id, 'complete'))).toMatchObject({ status: 'COMPLETED' })
  const after = await see(id)
  expect(after).toMatchObject({ status: 'COMPLETED', deliveryAnswer: null })
  expect(after.files.map(({ fileName, size }) => [fileName, size])).toEqual([
    ['memo.fra.txt', 15],
    ['memo.kor.txt', 7],
  ])
  expect((await report(id)).status).toBe(200)
})

it('is answered only once something was delivered, and only for files that were', async () => {
  const id = await requestThatWent(portal.db, toWork)
  for (const early of [await accept(id), await report(id)]) expect(await refusal(early)).toEqual([409, 'conflict'])
  const delivered = await deliveredRequest()
  expect(await refusal(await report(delivered, client, { fileKeys: ['claimed/x/other.txt'] }))).toEqual([
    404,
    'file_not_found',
  ])
  expect((await see(delivered)).deliveryAnswer).toBeNull()
})

it('is answered by a visitor with the mailed code, by no staff and by no other organization', async () => {
  const id = await deliveredRequest()
  const strangers = [
    await portal.as('client@harbor.example'),
    await portal.as('linguist@portolan.example'),
    portal.anyone,
  ]
  for (const caller of strangers)
    for (const reply of [await accept(id, caller), await report(id, caller)])
      expect(await refusal(reply)).toEqual([404, 'job_request_not_found'])
  for (const reply of [await accept(id, pm), await report(id, pm)])
    expect(await refusal(reply)).toEqual([403, 'forbidden'])
  await portal.db.updateTable('job_request').set({ is_open_by_link: true }).where('id', '=', id).execute()
  expect(await refusal(await accept(id, portal.anyone))).toEqual([403, 'code_required'])
  const visitor = await openByCode(portal, id, 'client@meridian.example')
  expect((await accept(id, visitor)).status).toBe(200)
})
