import { retryDeskOrder } from '@portolan/contract/desk/actions'
import { getDownloadUrl, getJobRequest } from '@portolan/contract/job-requests/actions'
import { createJobRequest, type NewJobRequest } from '@portolan/contract/job-requests/create'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { listOutbox } from '@portolan/contract/outbox/outbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { draft, source, upload } from '../../../testing/job-requests.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, workingApp } from '../../../testing/test-app.ts'

let portal: TestApp
let client: Caller
beforeAll(async () => {
  portal = await workingApp()
  client = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

/** The client has no rate for it, so staff price it. */
const unpriced = { id: 'ell', name: 'Greek' }

async function ask(files: Record<string, string | Uint8Array<ArrayBuffer>>, links: NewJobRequest['fileLinks'] = []) {
  const sent = []
  for (const [name, content] of Object.entries(files)) sent.push(source(name, await upload(client, name, content)))
  return portal.call(
    createJobRequest,
    { body: { ...draft(sent, { targetLanguages: [unpriced] }), fileLinks: links } },
    client,
  )
}
const see = async (id: string) => await portal.call(getJobRequest, { params: { id } }, client)
const settled = (id: string, status: JobRequest['status']) =>
  expect.poll(async () => (await see(id)).status, { timeout: 30_000, interval: 200 }).toBe(status)

it('screens and counts the files, then hands the request to staff, with every step in the history', async () => {
  const { id } = await ask({ 'a.txt': 'One two three four.', 'b.html': '<p>Five <b>six</b></p><script>no()</script>' })
  await settled(id, 'READY_FOR_INTERNAL_REVIEW')
  const request = await see(id)
  expect(request.history.map(({ status }) => status)).toEqual([
    'CREATED',
    'SCREENING',
    'ANALYZING',
    'READY_FOR_INTERNAL_REVIEW',
  ])
  expect(request.files.map(({ fileName, count }) => [fileName, count?.words, count?.pages])).toEqual([
    ['a.txt', 4, 1],
    ['b.html', 2, 1],
  ])
  expect(request.count).toMatchObject({ words: 6, pages: 2 })
})

it('has no total if a file cannot be counted', async () => {
  const png = Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  )
  const { id } = await ask({ 'scan.png': png, 'a.txt': 'One' })
  await settled(id, 'READY_FOR_INTERNAL_REVIEW')
  const request = await see(id)
  expect(request.files.map(({ count }) => count?.words ?? null)).toEqual([1, null])
  expect(request.count).toBeNull()
  const link = { url: 'https://files.example/a.docx', name: 'a.docx', category: 'SOURCE_DOCUMENT' } as const
  const linked = await ask({}, [link])
  await settled(linked.id, 'READY_FOR_INTERNAL_REVIEW')
  expect((await see(linked.id)).count).toBeNull()
})

it('rejects a request with file and reason, notifies the requester, and blocks the download', async () => {
  const exe = new Uint8Array(Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(512)]))
  const { id } = await ask({ 'good.txt': 'Fine', 'empty.txt': '', 'memo.pdf': 'no pdf at all', 'tool.exe': exe })
  await settled(id, 'REJECTED_BY_SCREENING')
  const { files } = await see(id)
  const rejections = Object.fromEntries(files.map(({ fileName, rejection }) => [fileName, rejection]))
  expect(rejections).toEqual({
    'good.txt': null,
    'empty.txt': 'EMPTY',
    'memo.pdf': 'TYPE_MISMATCH',
    'tool.exe': 'UNSUPPORTED_TYPE',
  })
  const bad = files.find(({ fileName }) => fileName === 'tool.exe')?.fileKey ?? ''
  expect(await portal.refused(getDownloadUrl, { params: { id, fileKey: bad } }, client)).toEqual([
    404,
    'file_not_found',
  ])
  await expect
    .poll(async () => JSON.stringify(await portal.call(listOutbox, { query: { to: 'client@meridian.example' } })), {
      timeout: 20_000,
    })
    .toContain('tool.exe')
})

it('never reads unscreened files when staff retry a failed request', async () => {
  const exe = new Uint8Array(Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(512)]))
  const good = await ask({ 'good.txt': 'Fine words' })
  const bad = await ask({ 'fine.txt': 'Fine', 'tool.exe': exe })
  await settled(good.id, 'READY_FOR_INTERNAL_REVIEW')
  await settled(bad.id, 'REJECTED_BY_SCREENING')
  const quoter = await portal.as('quoter@portolan.example')
  for (const { id } of [good, bad]) {
    await portal.db
      .updateTable('job_request_file')
      .set({ screened_at: null, rejection: null, counted_at: null, word_count: null })
      .where('job_request_id', '=', id)
      .execute()
    await portal.db.updateTable('job_request').set({ status: 'FAILED' }).where('id', '=', id).execute()
    const retry = () => portal.send(retryDeskOrder, { params: { id } }, quoter)
    await expect.poll(async () => (await retry()).status, { timeout: 20_000, interval: 200 }).toBe(200)
  }
  await settled(good.id, 'READY_FOR_INTERNAL_REVIEW')
  expect((await see(good.id)).count?.words).toBe(2)
  await settled(bad.id, 'FAILED')
  const { history, files } = await see(bad.id)
  expect(history.slice(-2).map(({ status, reason }) => [status, reason])).toEqual([
    ['ANALYZING', null],
    ['FAILED', 'These files cannot be taken: tool.exe.'],
  ])
  expect(files.map(({ rejection, count }) => [rejection, count])).toEqual([
    [null, null],
    ['UNSUPPORTED_TYPE', null],
  ])
})
