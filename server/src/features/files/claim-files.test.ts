import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { PresignedPost } from '@portolan/contract/files/files'
import { createPresignedPost } from '@portolan/contract/files/files'
import { getDownloadUrl, getJobRequest } from '@portolan/contract/job-requests/actions'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { estimateRequest } from '@portolan/contract/quotes/estimates'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { draft, refusal, send, source, upload } from '../../testing/requests.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { claimFiles, releaseFiles } from './claim-files.ts'
import { statUploads } from './stat-uploads.ts'
import { sweepTemporaryFiles } from './sweep-temporary-files.ts'

let portal: TestApp
let client: Caller
let pm: Caller
beforeAll(async () => {
  portal = await testApp()
  client = await portal.as('client@meridian.example')
  pm = await portal.as('pm@portolan.example')
})
afterAll(() => portal.close())

const form = () => portal.call(createPresignedPost, { body: undefined }, client)
const keyIn = ({ fields }: PresignedPost, name: string) => (fields.key ?? '').replace('${filename}', name)
const ask = async (name: string, key: string) =>
  portal.call(createJobRequest, { body: draft([source(name, key)]) }, client)
const read = async (id: string) => await portal.call(getJobRequest, { params: { id } }, client)
const download = async (call: Caller, id: string, fileKey: string) => {
  const reply = await portal.send(getDownloadUrl, { params: { id, fileKey } }, call)
  if (!reply.ok) return refusal(reply)
  return (await fetch(((await reply.json()) as { downloadUrl: string }).downloadUrl)).text()
}
const later = (hours: number) => ({
  db: portal.db,
  fileStore: portal.portal.fileStore,
  now: () => new Date(Date.now() + hours * 3_600_000),
})
const stored = (key: string) => portal.portal.fileStore.stat(key)
const uploads = async (keys: readonly string[]) => {
  const { fileStore } = portal.portal
  return { fileStore, stored: await statUploads(fileStore, keys) }
}
const claimed = (key: string) => key.replace(/^temp/, 'claimed')
const recorded = async (id: string) =>
  (await portal.db.selectFrom('audit_event').select('action').where('subject_id', '=', id).execute()).map(
    ({ action }) => action,
  )

async function whileWorking<Result>(work: () => Promise<Result>): Promise<Result> {
  const worker = await portal.startWorker()
  try {
    return await work()
  } finally {
    await worker.stop()
  }
}
const reach = (id: string, status: JobRequest['status']) =>
  vi.waitFor(
    async () => {
      const request = await read(id)
      expect(request.status).toBe(status)
      return request
    },
    { timeout: 30_000, interval: 100 },
  )

async function* toBytes(text: string) {
  yield new TextEncoder().encode(text)
}
const pathOf = (key: string) => `${join(portal.config.dataFolder, 'files', 'objects', ...key.split('/'))}@`

/** Simulates an intruder with disk access: another complete file with its own digest under the same key. */
async function replaceOnDisk(key: string, text: string): Promise<void> {
  await portal.portal.fileStore.write('other', toBytes(text))
  await rename(pathOf('other'), pathOf(key))
}

/** Simulates a failing disk: one byte differs, everything else is unchanged. */
async function damageOnDisk(key: string): Promise<void> {
  await using file = await open(pathOf(key), 'r+')
  await file.write(Buffer.from('X'), 0, 1, 0)
}

describe('a file that was sent with a request', () => {
  it('never changes: its form cannot write to it, and staff get what was screened and priced', async () => {
    const post = await form()
    await send(post, 'a.txt', 'Three good words')
    const { id, files } = await ask('a.txt', keyIn(post, 'a.txt'))
    await whileWorking(() => reach(id, 'QUOTE_READY_FOR_CLIENT_REVIEW'))
    await expect(send(post, 'a.txt', 'MZ something else')).rejects.toThrow('403')
    expect(await download(pm, id, files[0]?.fileKey ?? '')).toBe('Three good words')
  })

  it('does not change when its upload key is written again; the next sweep removes that key', async () => {
    const key = await upload(client, 'b.txt', 'Before')
    const { id, files } = await ask('b.txt', key)
    expect(files[0]?.fileKey).toBe(claimed(key))
    await portal.portal.fileStore.write(key, toBytes('After'))
    expect(await download(client, id, claimed(key))).toBe('Before')
    await sweepTemporaryFiles(later(0))
    expect(await stored(key)).toBeUndefined()
    await sweepTemporaryFiles(later(1000))
    // The sender may still use the key of the upload.
    expect(await download(client, id, key)).toBe('Before')
    const again = await portal.call(createJobRequest, { body: draft([source('again.txt', key)]) }, client)
    expect(again.files[0]?.fileKey).toBe(claimed(key))
  })

  it.each([
    ['replaced', (key: string) => replaceOnDisk(key, 'Others')],
    ['damaged', damageOnDisk],
  ])('is turned away by screening where the stored bytes were %s, and that is recorded', async (_how, change) => {
    const key = await upload(client, 'c.txt', 'Words!')
    const { id } = await ask('c.txt', key)
    await change(claimed(key))
    const request = await whileWorking(() => reach(id, 'REJECTED_BY_SCREENING'))
    expect(request.files).toMatchObject([{ rejection: 'ALTERED' }])
    expect(await recorded(id)).toContain('file-altered')
  })

  it('is not counted if the stored bytes were replaced after screening', async () => {
    const key = await upload(client, 'd.txt', 'Words!')
    const { id } = await ask('d.txt', key)
    await portal.db.updateTable('job_request_file').set({ screened_at: new Date(), type: 'txt' }).execute()
    await replaceOnDisk(claimed(key), 'Others')
    const request = await whileWorking(() => reach(id, 'FAILED'))
    expect(request.files).toMatchObject([{ rejection: 'ALTERED', count: null }])
    expect(request.history.at(-1)?.reason).toBe('These files cannot be taken: d.txt.')
  })

  it('cannot be downloaded if the stored bytes were replaced, and that is recorded', async () => {
    const key = await upload(client, 'e.txt', 'Words!')
    const { id } = await ask('e.txt', key)
    await replaceOnDisk(claimed(key), 'Others')
    for (const call of [client, pm]) expect(await download(call, id, key)).toEqual([409, 'file_altered'])
    expect(await recorded(id)).toContain('file-altered')
  })
})

describe('an upload', () => {
  it('is claimed by its uploader only, also if others know its key', async () => {
    const key = await upload(client, 'mine.txt', 'words')
    const stranger = await portal.as('client@tandem.example')
    expect(await portal.refused(createJobRequest, { body: draft([source('x.txt', key)]) }, stranger)).toEqual([
      404,
      'file_not_found',
    ])
    const estimate = { fileKeys: [key], sourceLanguageId: 'enu', targetLanguageIds: ['fra'], customFields: [] }
    expect(await portal.refused(estimateRequest, { body: estimate }, stranger)).toEqual([404, 'file_not_found'])
    const visitors = await upload(portal.anyone, 'theirs.txt', 'words')
    const theirs = { body: draft([source('x.txt', visitors)]) }
    expect(await portal.refused(createJobRequest, theirs, client)).toEqual([404, 'file_not_found'])
    expect(await ask('x.txt', key)).toMatchObject({ files: [{ fileName: 'x.txt' }] })
  })

  it('may be replaced through its form before it is claimed; the last version counts', async () => {
    const post = await form()
    await send(post, 'f.txt', 'First')
    await send(post, 'f.txt', 'Second')
    const { id } = await ask('f.txt', keyIn(post, 'f.txt'))
    expect(await download(client, id, keyIn(post, 'f.txt'))).toBe('Second')
  })

  it('can be claimed again after a failed claim, and is swept completely otherwise', async () => {
    const again = await upload(client, 'g.txt', 'words')
    const never = await upload(client, 'h.txt', 'words')
    const actor = { accountId: (await account('client@meridian.example')).id } as never
    const crashed = portal.db.transaction().execute(async (tx) => {
      await claimFiles(tx, { ...(await uploads([again, never])), actor }, [again, never])
      expect(await stored(claimed(never))).toBeDefined()
      throw new Error('killed here')
    })
    await expect(crashed).rejects.toThrow('killed here')
    await sweepTemporaryFiles(later(0))
    const { id } = await ask('g.txt', again)
    expect(await download(client, id, again)).toBe('words')
    await sweepTemporaryFiles(later(25))
    expect([await stored(never), await stored(claimed(never))]).toEqual([undefined, undefined])
    expect(await download(client, id, again)).toBe('words')
  })

  it('is looked up in the store before the transaction, and only its copy inside', async () => {
    const key = await upload(client, 'm.txt', 'words')
    const actor = { accountId: (await account('client@meridian.example')).id } as never
    const { fileStore, stored: found } = await uploads([key])
    const asked: string[] = []
    const watched = {
      ...fileStore,
      stat(one: string) {
        asked.push(one)
        return fileStore.stat(one)
      },
    }
    await portal.db.transaction().execute((tx) => claimFiles(tx, { fileStore: watched, stored: found, actor }, [key]))
    expect(asked).toEqual([claimed(key)])
  })

  it('that was claimed and released is removed by the next sweep', async () => {
    const key = await upload(client, 'k.txt', 'words')
    const actor = { accountId: (await account('client@meridian.example')).id } as never
    await portal.db.transaction().execute(async (tx) => {
      await claimFiles(tx, { ...(await uploads([key])), actor }, [key])
      await releaseFiles(tx, [claimed(key)])
    })
    await sweepTemporaryFiles(later(0))
    expect([await stored(key), await stored(claimed(key))]).toEqual([undefined, undefined])
  })

  it('is claimed once by one of many concurrent callers, or swept', async () => {
    for (let round = 0; round < 5; round++) {
      const key = await upload(client, 'once.txt', 'words')
      const tries = await Promise.all([
        ...Array.from({ length: 4 }, () =>
          portal.send(createJobRequest, { body: draft([source('once.txt', key)]) }, client),
        ),
        sweepTemporaryFiles(later(25)),
      ])
      const claims = await portal.db.selectFrom('file_claim').select('key').where('key', '=', claimed(key)).execute()
      const statuses = tries.flatMap((one) => (one instanceof Response ? [one.status] : []))
      // The organization may use the file of its first request again, so more than one may succeed.
      expect(statuses.includes(201)).toBe(claims.length === 1)
      expect((await stored(claimed(key))) !== undefined).toBe(claims.length === 1)
    }
  })

  it('is counted again for the estimate and the request if it was replaced after counting', async () => {
    const post = await form()
    await send(post, 'i.txt', 'One two three')
    const key = keyIn(post, 'i.txt')
    const wish = { fileKeys: [key], sourceLanguageId: 'enu', targetLanguageIds: ['fra'], customFields: [] }
    const words = async () => (await portal.call(estimateRequest, { body: wish }, client)).count?.words
    await whileWorking(() => vi.waitFor(async () => expect(await words()).toBe(3), { timeout: 30_000, interval: 100 }))
    await send(post, 'i.txt', 'One two three four five')
    const { id } = await ask('i.txt', key)
    const request = await whileWorking(() => reach(id, 'QUOTE_READY_FOR_CLIENT_REVIEW'))
    expect(request.count?.words).toBe(5)

    const other = await form()
    await send(other, 'j.txt', 'One two')
    wish.fileKeys = [keyIn(other, 'j.txt')]
    await whileWorking(() => vi.waitFor(async () => expect(await words()).toBe(2), { timeout: 30_000, interval: 100 }))
    await send(other, 'j.txt', 'One')
    await whileWorking(() => vi.waitFor(async () => expect(await words()).toBe(1), { timeout: 30_000, interval: 100 }))
  })
})

const account = (email: string) =>
  portal.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
