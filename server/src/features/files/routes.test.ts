import { createHash } from 'node:crypto'
import type { PresignedPost } from '@portolan/contract/files/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { sweepTemporaryFiles } from './sweep-temporary-files.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const presign = (body?: object) =>
  portal.anyone('/tempFiles/actions/createPresignedPost', {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

async function upload({ url, fields }: PresignedPost, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([bytes]), name)
  return fetch(url, { method: 'POST', body: form })
}

describe('temporary files', () => {
  it('API-27 DATA-02 get a form with url and fields whose key holds a filename placeholder', async () => {
    const reply = await presign()
    expect(reply.status).toBe(201)
    const { url, fields } = (await reply.json()) as PresignedPost
    expect(url).toBe(`${portal.config.origin}/store/portolan`)
    expect(fields.key).toMatch(/^temp\/[0-9a-f-]{36}\/\$\{filename\}$/)
    expect(((await (await presign()).json()) as PresignedPost).fields.key).not.toBe(fields.key)
  })

  it('API-28 are uploaded by a multipart POST of the fields and the file, through the whole server', async () => {
    const post = (await (await presign()).json()) as PresignedPost
    const bytes = new TextEncoder().encode('Guten Tag')
    const reply = await upload(post, 'Bericht für März.txt', bytes)
    expect(reply.status).toBe(204)
    const key = post.fields.key?.replace('${filename}', 'Bericht für März.txt') ?? ''
    expect(await portal.portal.fileStore.stat(key)).toMatchObject({
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  })

  it('API-27 cannot exceed the total size that the caller announced', async () => {
    const post = (await (await presign({ maxTotalBytes: 10 })).json()) as PresignedPost
    expect((await upload(post, 'a.txt', new Uint8Array(10))).status).toBe(204)
    const refused = await upload(post, 'b.txt', new Uint8Array(11))
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('EntityTooLarge')])
  })

  it.each([{ maxTotalBytes: 0 }, { maxTotalBytes: -1 }, { maxTotalBytes: 'all' }, { maxTotalBytes: 1.5 }])(
    'refuse %j with the field that is wrong',
    async (body) => {
      const reply = await presign(body)
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({ fields: [{ path: 'body.maxTotalBytes' }] })
    },
  )

  it('are swept if not claimed within a day', async () => {
    const { fileStore } = portal.portal
    await fileStore.write('temp/sweep/unclaimed.txt', source('x'))
    await fileStore.write('requests/kept.txt', source('y'))
    const at = (hours: number) => ({ db: portal.db, fileStore, now: () => new Date(Date.now() + hours * 3_600_000) })
    await sweepTemporaryFiles(at(23.9))
    expect(await fileStore.stat('temp/sweep/unclaimed.txt')).toBeDefined()
    expect(await sweepTemporaryFiles(at(24.1))).toBeGreaterThan(0)
    expect(await fileStore.stat('temp/sweep/unclaimed.txt')).toBeUndefined()
    expect(await fileStore.stat('requests/kept.txt')).toBeDefined()
  })
})

async function* source(text: string) {
  yield new TextEncoder().encode(text)
}
