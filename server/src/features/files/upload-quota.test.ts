import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { MultipartUpload, PresignedPost } from '@portolan/contract/files/files'
import { abortMultipartUpload, createPresignedPost, startMultipartUpload } from '@portolan/contract/files/files'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draft, source } from '../../testing/requests.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { sweepTemporaryFiles } from './sweep-temporary-files.ts'

const MB = 1024 ** 2
type Ask = (path: string, init?: RequestInit) => Promise<Response>

let portal: TestApp
let client: Caller
let pm: Caller
beforeAll(async () => {
  const quotas = { UPLOAD_VISITOR_QUOTA_MB: '3', UPLOAD_ACCOUNT_QUOTA_MB: '6', UPLOAD_QUOTA_MB: '12' }
  portal = await testApp(quotas)
  client = await portal.as('client@meridian.example')
  pm = await portal.as('pm@portolan.example')
})
afterAll(() => portal.close())

const sweep = (hours: number, isShort = false) => {
  const now = () => new Date(Date.now() + hours * 3_600_000)
  return sweepTemporaryFiles({ db: portal.db, fileStore: portal.portal.fileStore, now }, isShort)
}
const form = async (ask: Ask) => await portal.call(createPresignedPost, { body: undefined }, ask)
const keyIn = ({ fields }: PresignedPost, name: string) => (fields.key ?? '').replace('${filename}', name)

async function post({ url, fields }: PresignedPost, name: string, bytes: number) {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  body.append('file', new Blob([new Uint8Array(bytes)]), name)
  const reply = await fetch(url, { method: 'POST', body })
  return { status: reply.status, text: await reply.text() }
}
/** Sends half of the file, then drops the connection. */
async function breakOff({ url, fields }: PresignedPost, name: string, bytes: number) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const whole = new Response(form)
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' }
  const sent = (await whole.bytes()).subarray(0, bytes / 2)
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(sent),
    async pull(stream) {
      await new Promise((later) => setTimeout(later, 300))
      stream.error(new Error('the cable is out'))
    },
  })
  return fetch(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

const start = (ask: Ask, size: number) => portal.send(startMultipartUpload, { body: { fileName: 'a.bin', size } }, ask)

describe('uploads that no request has claimed', () => {
  it('are limited in bytes per network of visitors, also when sent concurrently through many forms', async () => {
    const forms = await Promise.all(Array.from({ length: 4 }, () => form(portal.anyone)))
    const answers = await Promise.all(forms.flatMap((one) => [post(one, 'a', MB), post(one, 'b', MB)]))
    const kept = answers.filter(({ status }) => status === 204)
    const refused = answers.filter(({ status }) => status === 413)
    expect([kept.length <= 3, kept.length + refused.length]).toEqual([true, 8])
    expect(refused[0]?.text).toContain('<Code>QuotaExceeded</Code>')
    expect(refused[0]?.text).toContain('At most 3 MB of uploads from your network may wait to be sent with a request.')
    expect(refused[0]?.text).toContain('<Megabytes>3</Megabytes>')
    await sweep(25)
    expect((await post(await form(portal.anyone), 'c', 2 * MB)).status).toBe(204)
    await sweep(25)
  })

  it('count with their full size from the start if sent in parts, until aborted', async () => {
    const first = await start(client, 4 * MB)
    const { uploadToken } = (await first.json()) as MultipartUpload
    const second = await start(client, 4 * MB)
    expect([second.status, await second.json()]).toEqual([
      413,
      {
        errorCode: 'upload_quota_reached',
        message:
          'At most 6 MB of your uploads may wait to be sent with a request. Send your request first, or try again tomorrow.',
        params: { whose: 'account', megabytes: 6 },
      },
    ])
    expect((await post(await form(client), 'd', 3 * MB)).status).toBe(413)
    await portal.call(abortMultipartUpload, { body: { uploadToken } }, client)
    expect((await start(client, 4 * MB)).status).toBe(201)
    await sweep(26)
  })

  it('no longer count once a request has claimed them', async () => {
    for (let round = 0; round < 3; round++) {
      const one = await form(client)
      expect((await post(one, 'e.bin', 5 * MB)).status).toBe(204)
      await portal.call(createJobRequest, { body: draft([source('e.bin', keyIn(one, 'e.bin'))]) }, client)
    }
  })

  it('are limited in total bytes', async () => {
    expect((await start(client, 6 * MB - 1)).status).toBe(201)
    expect((await start(pm, 5 * MB)).status).toBe(201)
    const refused = await start(portal.anyone, 2 * MB)
    expect([refused.status, (await refused.json()).errorCode]).toEqual([507, 'no_room'])
    expect((await post(await form(portal.anyone), 'f', 2 * MB)).status).toBe(507)
    await sweep(26)
  })

  it('count with their actual size, also if a second try for the same name breaks off', async () => {
    const small = () => portal.call(createPresignedPost, { body: { maxTotalBytes: 2 * MB } })
    const one = await small()
    expect((await post(one, 'g', 2 * MB)).status).toBe(204)
    await expect(breakOff(one, 'g', 2 * MB)).rejects.toThrow()
    // The store has noticed by then.
    const incoming = join(portal.config.dataFolder, 'files', 'incoming')
    await expect.poll(() => readdir(incoming), { timeout: 5000 }).toEqual([])
    await new Promise((later) => setTimeout(later, 300))
    expect((await post(one, 'h', 2 * MB)).status).toBe(413)
    await sweep(25)
    const free = await small()
    await expect(breakOff(free, 'i', 2 * MB)).rejects.toThrow()
    await expect.poll(async () => (await post(free, 'j', 2 * MB)).status, { timeout: 5000 }).toBe(204)
    await sweep(25)
  })

  it('are swept after an hour if space is short', async () => {
    const one = await form(client)
    await post(one, 'i', 1000)
    await sweep(2)
    expect(await portal.portal.fileStore.stat(keyIn(one, 'i'))).toBeDefined()
    await sweep(0.9, true)
    expect(await portal.portal.fileStore.stat(keyIn(one, 'i'))).toBeDefined()
    await sweep(1.1, true)
    expect(await portal.portal.fileStore.stat(keyIn(one, 'i'))).toBeUndefined()
  })

  it('are no longer counted an hour after a crash interrupted them', async () => {
    const one = await form(client)
    const prefix = keyIn(one, '')
    await portal.db
      .insertInto('upload')
      .values({ key: keyIn(one, 'lost'), prefix, bytes: 6 * MB })
      .execute()
    expect((await post(one, 'j', 1000)).status).toBe(413)
    await sweep(1.1)
    expect((await post(one, 'j', 1000)).status).toBe(204)
    await sweep(25)
  })
})

describe('a form', () => {
  it('accepts as many files as may be sent at once', async () => {
    const one = await form(portal.anyone)
    const answers = []
    for (let file = 0; file < 21; file++) answers.push(await post(one, `${file}.txt`, 10))
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(204), 403])
    expect(answers.at(-1)?.text).toContain('At most 20 files can be uploaded with one form.')
    expect((await post(one, '0.txt', 10)).status).toBe(204)
    await sweep(25)
  })

  it('is refused once the portal has deleted it', async () => {
    const one = await form(portal.anyone)
    await portal.db.deleteFrom('upload_folder').where('prefix', '=', keyIn(one, '')).execute()
    expect((await post(one, 'k', 10)).status).toBe(403)
  })

  it('is limited in number per hour', async () => {
    const prefix = keyIn(await form(portal.anyone), '')
    const { network } = await portal.db
      .selectFrom('upload_folder')
      .select('network')
      .where('prefix', '=', prefix)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 300 }, (_, index) => ({ prefix: `temp/${index}/`, account_id: null, network }))
    await portal.db.insertInto('upload_folder').values(rows).execute()
    const refused = await portal.anyone('/tempFiles/actions/createPresignedPost', { method: 'POST' })
    expect([refused.status, (await refused.json()).errorCode]).toEqual([429, 'too_many_requests'])
  })
})
