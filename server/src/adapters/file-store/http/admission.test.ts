import { afterEach, beforeEach, expect, it } from 'vitest'
import { FileStoreError } from '../../../ports/file-store.ts'
import { postForm } from '../testing/post-form.fixture.ts'
import { serveTemporaryStore } from '../testing/served-store.fixture.ts'

const events: string[] = []
let refusal: FileStoreError | undefined
let served: Awaited<ReturnType<typeof serveTemporaryStore>>
beforeEach(async () => {
  events.length = 0
  refusal = undefined
  served = await serveTemporaryStore({
    admitUpload: async (key, mostBytes) => {
      if (refusal) throw refusal
      events.push(`${key} of ${mostBytes > 1000 && mostBytes < 5000 ? 'about 1000' : mostBytes}`)
      return {
        arrived: async (bytes) => void events.push(`arrived ${bytes}`),
        failed: async () => void events.push('failed'),
      }
    },
  })
})
afterEach(() => served.close())

async function post(fileName: string, size: number, more: { chunked?: boolean } = {}) {
  const { url, fields } = await served.store.presignPost({ keyPrefix: 'temp/', maxBytes: 6000, expiresInSeconds: 60 })
  return postForm(url, fields, { fileName, size, ...more })
}

it('asks with the maximum size before the first byte, and reports how the upload ended', async () => {
  expect((await post('a', 1000)).status).toBe(204)
  expect(events).toEqual(['temp/a of about 1000', 'arrived 1000'])
  events.length = 0
  expect((await post('unknown', 1000, { chunked: true })).status).toBe(204)
  expect(events).toEqual(['temp/unknown of 6000', 'arrived 1000'])
  events.length = 0
  expect((await post('large', 7000, { chunked: true })).status).toBe(400)
  expect(events).toEqual(['temp/large of 6000', 'failed'])
})

it.each([
  ['over-quota', 413, 'QuotaExceeded'],
  ['no-room', 507, 'InsufficientStorage'],
  ['refused', 403, 'AccessDenied'],
] as const)('answers %s with %i %s and the sentence, and keeps nothing', async (reason, status, code) => {
  refusal = new FileStoreError(reason, 'At most 7 MB.', { megabytes: 7 })
  const answer = await post('b', 1000)
  expect([answer.status, answer.code]).toEqual([status, code])
  expect(answer.body).toContain('At most 7 MB.')
  expect(answer.body.includes('<Megabytes>7</Megabytes>')).toBe(reason === 'over-quota')
  expect(await served.store.stat('temp/b')).toBeUndefined()
  expect(await served.incoming()).toEqual([])
})
