import { mkdir, writeFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MultipartUpload } from '../../../ports/file-store.ts'
import { signDownload } from '../signing/download-url.ts'
import { signPart } from '../signing/part-url.ts'
import { formatAmzDate, formatCredential } from '../signing/signature.ts'
import { signQuery } from '../signing/signed-query.ts'
import { serveTemporaryStore, testKeys } from '../testing/served-store.fixture.ts'
import { partOf, putPart } from './receive-part.fixture.ts'

let served: Awaited<ReturnType<typeof serveTemporaryStore>>
let upload: MultipartUpload
let other: MultipartUpload
beforeAll(async () => {
  served = await serveTemporaryStore()
})
afterAll(() => served.close())
beforeEach(async () => {
  upload = await served.store.startMultipart('temp/mine/a.bin', { size: 250, partBytes: 100 })
  other = await served.store.startMultipart('temp/yours/b.bin', { size: 250, partBytes: 100 })
})

const urlOf = (key: string, query: URLSearchParams | string) =>
  `http://127.0.0.1:${served.port}/store/files/${key}?${query}`
const stranger = { accessKeyId: 'AKSTRANGER', secretAccessKey: 'guess' }
const changed = (name: string, value: string) => (url: string) => {
  const address = new URL(url)
  address.searchParams.set(name, value)
  return address.href
}
const without = (name: string) => (url: string) => {
  const address = new URL(url)
  address.searchParams.delete(name)
  return address.href
}

/** The right body for part 1 goes to an address that is not the one that was signed. */
const tampered: [title: string, change: (url: string) => string, status: number, code: string][] = [
  ['for another part', changed('partNumber', '2'), 403, 'SignatureDoesNotMatch'],
  ['for part zero', changed('partNumber', '0'), 403, 'SignatureDoesNotMatch'],
  ['for a part behind the end', changed('partNumber', '4'), 403, 'SignatureDoesNotMatch'],
  ['for another place in the file', changed('start', '100'), 403, 'SignatureDoesNotMatch'],
  ['for a place before the file', changed('start', '-100'), 403, 'SignatureDoesNotMatch'],
  ['for a place far behind the file', changed('start', String(2 ** 50)), 403, 'SignatureDoesNotMatch'],
  ['without its place', without('start'), 403, 'SignatureDoesNotMatch'],
  ['without its part', without('partNumber'), 403, 'SignatureDoesNotMatch'],
  ['for the upload of another owner', (url) => changed('uploadId', other.uploadId)(url), 403, 'SignatureDoesNotMatch'],
  ['for an upload above the folder', changed('uploadId', '../../objects'), 403, 'SignatureDoesNotMatch'],
  ['without its upload', without('uploadId'), 405, 'MethodNotAllowed'],
  ['for the key of another owner', (url) => url.replace('/mine/a.bin', '/yours/b.bin'), 403, 'SignatureDoesNotMatch'],
  ['for a key above its own', (url) => url.replace('/mine/', '/mine/%2e%2e/'), 403, 'SignatureDoesNotMatch'],
  ['with a longer life', changed('X-Amz-Expires', '6000'), 403, 'SignatureDoesNotMatch'],
  ['with a life without end', changed('X-Amz-Expires', 'Infinity'), 403, 'SignatureDoesNotMatch'],
  ['without an end', without('X-Amz-Expires'), 403, 'SignatureDoesNotMatch'],
  ['moved to another day', changed('X-Amz-Date', '20300101T000000Z'), 403, 'AccessDenied'],
  [
    'moved to another day with its scope',
    (url) =>
      changed(
        'X-Amz-Credential',
        formatCredential(testKeys, '20300101'),
      )(changed('X-Amz-Date', '20300101T000000Z')(url)),
    403,
    'SignatureDoesNotMatch',
  ],
  ['without a date', without('X-Amz-Date'), 403, 'AccessDenied'],
  ['with another algorithm', changed('X-Amz-Algorithm', 'none'), 403, 'AccessDenied'],
  [
    'of an unknown access key',
    (url) => changed('X-Amz-Credential', formatCredential(stranger, formatAmzDate(new Date())))(url),
    403,
    'AccessDenied',
  ],
  [
    'signed with a guessed secret',
    () => urlOf(upload.key, signPart({ ...testKeys, secretAccessKey: 'guess' }, upload, 1, 60)),
    403,
    'SignatureDoesNotMatch',
  ],
  ['with a signature of zeros', changed('X-Amz-Signature', '0'.repeat(64)), 403, 'SignatureDoesNotMatch'],
  ['with half a signature', (url) => url.slice(0, -32), 403, 'SignatureDoesNotMatch'],
  ['without a signature', without('X-Amz-Signature'), 403, 'SignatureDoesNotMatch'],
  ['with one more parameter', (url) => `${url}&acl=public-read`, 403, 'SignatureDoesNotMatch'],
  ['with a parameter twice', (url) => `${url}&partNumber=2`, 403, 'SignatureDoesNotMatch'],
  ['that is too old', () => urlOf(upload.key, signPart(testKeys, upload, 1, -1)), 403, 'AccessDenied'],
  [
    'that was signed for reading',
    () => {
      const query = signDownload(testKeys, upload.key, { fileName: 'a', inline: false, expiresInSeconds: 60 })
      return `${urlOf(upload.key, query)}&uploadId=${upload.uploadId}`
    },
    403,
    'SignatureDoesNotMatch',
  ],
  [
    'signed for an upload that never was',
    () => urlOf(upload.key, signPart(testKeys, { ...upload, uploadId: crypto.randomUUID() }, 1, 60)),
    404,
    'NoSuchUpload',
  ],
]

describe('a tampered part URL', () => {
  it.each(tampered)('is rejected %s', async (_title, change, status, code) => {
    const url = change(await served.store.signPart(upload, 1, 60))
    expect(await putPart(url, partOf(upload, 1))).toEqual({ status, code })
    expect(await served.store.listParts(upload)).toEqual([])
    expect(await served.store.listParts(other)).toEqual([])
  })

  it.each([
    ['a byte less', 99],
    ['a byte more', 101],
    ['nothing', 0],
  ])('is refused with %s than was signed', async (_title, bytes) => {
    const answer = await putPart(await served.store.signPart(upload, 1, 60), 'x'.repeat(bytes))
    expect(answer).toEqual({ status: 403, code: 'SignatureDoesNotMatch' })
  })

  it('is rejected without a Content-Length', async () => {
    const body = new Blob([partOf(upload, 1)]).stream()
    const answer = await putPart(await served.store.signPart(upload, 1, 60), body, { duplex: 'half' } as RequestInit)
    expect(answer).toEqual({ status: 411, code: 'MissingContentLength' })
  })

  it.each(['POST', 'DELETE', 'PATCH'])('is rejected for %s', async (method) => {
    const url = await served.store.signPart(upload, 1, 60)
    expect(await putPart(url, partOf(upload, 1), { method })).toMatchObject({ status: 405 })
  })

  it('is rejected for reading', async () => {
    const url = await served.store.signPart(upload, 1, 60)
    expect((await putPart(url, partOf(upload, 1))).status).toBe(200)
    expect((await fetch(url)).status).toBe(403)
  })

  it('stores nothing', async () => {
    for await (const file of served.store.list('')) expect.unreachable(`${file.key} was stored`)
    expect(served.faults).toEqual([])
  })
})

describe('a multipart upload', () => {
  const send = async (part: number, character?: string) =>
    putPart(await served.store.signPart(upload, part, 60), partOf(upload, part, character))
  /** Sends a hundred bytes but the last, and keeps the connection. */
  const sendSlowly = async (part: number) => {
    const url = new URL(await served.store.signPart(upload, part, 60))
    const socket = net.connect(served.port, '127.0.0.1').on('error', () => {})
    socket.write(`PUT ${url.pathname}${url.search} HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n${'y'.repeat(99)}`)
    return socket
  }

  it('keeps no part whose client disconnected', async () => {
    const socket = await sendSlowly(1)
    await new Promise((later) => setTimeout(later, 100))
    socket.destroy()
    await send(3)
    expect(await served.store.listParts(upload)).toEqual([3])
    expect(served.faults).toEqual([])
  })

  it('is not changed by a late part when the file gets its key', async () => {
    for (const part of [1, 2, 3]) expect((await send(part)).status).toBe(200)
    const late = await sendSlowly(1)
    await new Promise((later) => setTimeout(later, 100))
    const closed = new Promise((done) => late.on('close', done))
    const stored = await served.store.completeMultipart(upload)
    late.write('y')
    await closed
    expect(await text(await served.store.read(upload.key))).toBe('x'.repeat(250))
    expect(await served.store.stat(upload.key)).toEqual(stored)
    expect(await send(1, 'z')).toEqual({ status: 404, code: 'NoSuchUpload' })
    expect(served.faults).toEqual([])
    await served.store.remove(upload.key)
  })

  it('is completed by the next process when the first was killed at any step', async () => {
    for (const part of [1, 2, 3]) await send(part)
    const folder = path.join(served.folder, 'uploads', upload.uploadId)
    // The footer was written already, and a last line of the log only in part.
    await writeFile(path.join(folder, 'data'), 'half a footer', { flag: 'a' })
    await writeFile(path.join(folder, 'arrived'), '2', { flag: 'a' })
    expect(await served.store.completeMultipart(upload)).toMatchObject({ size: 250 })
    // The file has its key, and the folder is still there.
    await mkdir(folder)
    await writeFile(path.join(folder, 'arrived'), '1\n2\n3\n')
    expect(await served.store.completeMultipart(upload)).toMatchObject({ size: 250 })
    expect(await text(await served.store.read(upload.key))).toBe('x'.repeat(250))
    await served.store.remove(upload.key)
  })

  it('is rejected when it has fewer bytes than recorded', async () => {
    for (const part of [1, 2, 3]) await send(part)
    await writeFile(path.join(served.folder, 'uploads', upload.uploadId, 'data'), 'short')
    await expect(served.store.completeMultipart(upload)).rejects.toThrow('The upload is damaged.')
    expect(await served.store.stat(upload.key)).toBeUndefined()
  })

  it('leaves no folder behind when it is completed or aborted', async () => {
    for (const part of [1, 2, 3]) await send(part)
    await served.store.completeMultipart(upload)
    await served.store.abortMultipart(other)
    await vi.waitFor(
      async () => expect(await served.store.sweepMultiparts(new Date(Date.now() + 1000))).toBeGreaterThan(0),
      { timeout: 30_000 },
    )
    await expect(served.store.listParts(upload)).rejects.toMatchObject({ reason: 'not-found' })
    await served.store.remove(upload.key)
  })

  it('treats an invalid upload id as a missing upload', async () => {
    const place = { uploadId: '../../..', partNumber: '1', start: '0' }
    const query = signQuery(testKeys, { method: 'PUT', key: 'a', bytes: 1 }, place, 60)
    expect(await putPart(urlOf('a', query), 'x')).toEqual({ status: 404, code: 'NoSuchUpload' })
  })
})
