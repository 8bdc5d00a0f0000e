import net from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signPostFields } from '../signing/post-policy.ts'
import { formHead, postForm, testDigest } from '../testing/post-form.fixture.ts'
import { serveTemporaryStore, testKeys } from '../testing/served-store.fixture.ts'

let served: Awaited<ReturnType<typeof serveTemporaryStore>>
let url: string
beforeAll(async () => {
  served = await serveTemporaryStore()
  url = `http://127.0.0.1:${served.port}/store/files`
})
afterAll(() => served.close())

const megabyte = 1_000_000
const form = (maxBytes: number) =>
  signPostFields(testKeys, 'files', { keyPrefix: 'up/', maxBytes, expiresInSeconds: 60 })

describe('an upload', () => {
  it.each([false, true])('is rejected at the first byte over the limit (chunked: %s)', async (chunked) => {
    const most = await postForm(url, form(1000), { fileName: 'most', size: 1000, chunked })
    expect(most.status).toBe(204)
    const more = await postForm(url, form(1000), { fileName: 'more', size: 1001, chunked })
    expect([more.status, more.code]).toEqual([400, 'EntityTooLarge'])
    expect(await served.store.stat('up/more')).toBeUndefined()
  })

  it.each([false, true])(
    'of 30 MB too many still gets its answer, not a broken connection (chunked: %s)',
    async (chunked) => {
      const answer = await postForm(url, form(1000), { fileName: 'huge', size: 30 * megabyte, chunked })
      expect([answer.status, answer.code]).toEqual([400, 'EntityTooLarge'])
    },
  )

  it('arrives complete with any chunk sizes, even inside a boundary', async () => {
    const content = '\r\n--a-boundary\r\n--a-boundar\r\n\r\n--'
    const body = `${formHead(Object.entries(form(1000)), 'cut.txt', 'a-boundary-x')}${content}\r\n--a-boundary-x--\r\n`
    const socket = net.connect(served.port, '127.0.0.1').setNoDelay(true)
    socket.write(headers(Buffer.byteLength(body), 'a-boundary-x'))
    const answer = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))))
    for (const character of body) {
      socket.write(character)
      await new Promise(setImmediate)
    }
    expect(await answer).toMatch(/^HTTP\/1.1 204/)
    socket.destroy()
    expect(await text('up/cut.txt')).toBe(content)
  })

  it('arrives complete where chunks end with the start of a boundary', async () => {
    const line = '\r\n--a-boundary-'
    const content = Buffer.from(line.repeat(300_000))
    const body = Buffer.concat([
      Buffer.from(formHead(Object.entries(form(9 * megabyte)), 'lines.txt', 'a-boundary-x')),
      content,
      Buffer.from('\r\n--a-boundary-x--\r\n'),
    ])
    const contentType = 'multipart/form-data; boundary=a-boundary-x'
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => fetch(url, { method: 'POST', body, headers: { 'content-type': contentType } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await text('up/lines.txt')).toBe(content.toString())
  })

  it('leaves nothing behind when the client disconnects', async () => {
    const socket = net.connect(served.port, '127.0.0.1')
    socket.write(
      headers(9 * megabyte, 'b') + formHead(Object.entries(form(9 * megabyte)), 'gone', 'b') + 'x'.repeat(3 * megabyte),
    )
    await vi.waitFor(async () => expect(await served.incoming()).toHaveLength(1), { timeout: 30_000 })
    socket.destroy()
    await vi.waitFor(async () => expect(await served.incoming()).toEqual([]), { timeout: 30_000 })
    expect(await served.store.stat('up/gone')).toBeUndefined()
    expect(served.faults).toEqual([])
  })

  it('works twenty at a time with flat memory', { timeout: 30_000 }, async () => {
    const before = process.memoryUsage.rss()
    const size = (index: number) => 10 * megabyte + index
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        postForm(url, form(20 * megabyte), { fileName: `at-once-${index}`, size: size(index), seed: index }),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(204))
    for (let index = 0; index < 20; index++) {
      expect((await served.store.stat(`up/at-once-${index}`))?.sha256).toBe(testDigest(size(index), index))
    }
    expect((process.memoryUsage.rss() - before) / megabyte).toBeLessThan(150)
  })

  it('replaces an existing file atomically when two are sent at once', async () => {
    await Promise.all(
      [1, 2, 3].map((seed) => postForm(url, form(20 * megabyte), { fileName: 'same', size: seed * megabyte, seed })),
    )
    const kept = await served.store.stat('up/same')
    const seed = (kept?.size ?? 0) / megabyte
    expect(kept?.sha256).toBe(testDigest(seed * megabyte, seed))
  })
})

describe('the handler', () => {
  it.each([
    ['POST', '/store/other', 404, 'NoSuchBucket'],
    ['PUT', '/store/files/a', 405, 'MethodNotAllowed'],
    ['DELETE', '/store/files/a', 405, 'MethodNotAllowed'],
    ['POST', '/store/files/a', 405, 'MethodNotAllowed'],
    ['GET', '/store/files', 405, 'MethodNotAllowed'],
    ['GET', '/store/files/%', 400, 'InvalidURI'],
    ['GET', '/store/files/a', 403, 'AccessDenied'],
  ])('answers %s %s with %i %s', async (method, path, status, code) => {
    const response = await fetch(`http://127.0.0.1:${served.port}${path}`, { method })
    expect([response.status, /<Code>(\w+)</.exec(await response.text())?.[1]]).toEqual([status, code])
  })
})

function headers(length: number, boundary: string): string {
  return `POST /store/files HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${length}\r\n\r\n`
}

async function text(key: string): Promise<string> {
  return readText(await served.store.read(key))
}
