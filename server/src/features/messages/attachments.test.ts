import { getAttachmentUrl, listMessages, type RequestMessage, sendMessage } from '@portolan/contract/messages/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusal, requestThatWent, toWork, upload } from '../../testing/desk.ts'
import type { Call } from '../../testing/job-requests.ts'
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

async function send(id: string, as: Caller, name: string, content: string): Promise<RequestMessage> {
  const attachments = [{ fileName: name, fileKey: await upload(as, name, content) }]
  return portal.call(sendMessage, { params: { id }, body: { text: 'See the file.', attachments } }, as)
}
async function screened(id: string) {
  const list = async () => (await portal.call(listMessages, { params: { id } }, client)).items
  const files = async () => (await list()).flatMap(({ attachments }) => attachments)
  await expect
    .poll(async () => (await files()).every(({ isChecked }) => isChecked), { timeout: 20_000, interval: 100 })
    .toBe(true)
  return files()
}
const download = (id: string, attachmentId: string, as: Call) =>
  portal.send(getAttachmentUrl, { params: { id, attachmentId } }, as)

it('is screened, and then downloaded by both sides and by nobody else', async () => {
  const id = await requestThatWent(portal.db, toWork)
  await send(id, client, 'page 3.txt', 'Signed')
  await send(id, pm, 'answer.txt', 'Thanks')
  const files = await screened(id)
  expect(files.map(({ fileName, rejection }) => [fileName, rejection])).toEqual([
    ['page 3.txt', null],
    ['answer.txt', null],
  ])
  for (const [index, content] of ['Signed', 'Thanks'].entries())
    for (const caller of [client, pm]) {
      const reply = await download(id, files[index]?.id ?? '', caller)
      const { downloadUrl } = (await reply.json()) as { downloadUrl: string }
      expect(await (await fetch(downloadUrl)).text()).toBe(content)
    }
  const strangers = [
    await portal.as('client@harbor.example'),
    await portal.as('linguist@portolan.example'),
    portal.anyone,
  ]
  for (const caller of strangers)
    expect(await refusal(await download(id, files[0]?.id ?? '', caller))).toEqual([404, 'job_request_not_found'])
  const other = await requestThatWent(portal.db, toWork)
  expect(await refusal(await download(other, files[0]?.id ?? '', client))).toEqual([404, 'file_not_found'])
})

it('cannot be downloaded if screening rejects it', async () => {
  const id = await requestThatWent(portal.db, toWork)
  await send(id, client, 'run.exe', 'MZ\u0090\u0000\u0003\u0000\u0000\u0000')
  const [file] = await screened(id)
  expect(file?.rejection).not.toBeNull()
  expect(await refusal(await download(id, file?.id ?? '', pm))).toEqual([404, 'file_not_found'])
})

it('cannot be downloaded before it is screened', async () => {
  const id = await requestThatWent(portal.db, toWork)
  await send(id, client, 'early.txt', 'x')
  const [file] = await screened(id)
  await portal.db
    .updateTable('message_attachment')
    .set({ screened_at: null })
    .where('id', '=', file?.id ?? '')
    .execute()
  expect(await refusal(await download(id, file?.id ?? '', pm))).toEqual([404, 'file_not_found'])
})

it('refuses uploads of someone else, and the same upload twice', async () => {
  const id = await requestThatWent(portal.db, toWork)
  const foreign = await upload(await portal.as('client@harbor.example'), 'a.txt', 'x')
  const own = await upload(client, 'b.txt', 'x')
  const write = (fileKey: string) =>
    portal.send(
      sendMessage,
      { params: { id }, body: { text: 'x', attachments: [{ fileName: 'a.txt', fileKey }] } },
      client,
    )
  expect(await refusal(await write(foreign))).toEqual([404, 'file_not_found'])
  expect((await write(own)).status).toBe(201)
  expect(await refusal(await write(own))).toEqual([404, 'file_not_found'])
})
