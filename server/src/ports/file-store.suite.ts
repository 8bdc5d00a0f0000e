import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { multipartSuite } from './file-store.multipart.suite.ts'
import { type FileStore, FileStoreError, type FileStoreFailure } from './file-store.ts'

/** What every file store must do. Each adapter's test calls this, then adds its own. */
export function fileStoreSuite(make: () => Promise<FileStore>): void {
  vi.setConfig({ testTimeout: 20_000 })
  let store: FileStore
  const folder = () => `suite/${randomUUID()}/`
  const write = (key: string, content: Buffer | string) => store.write(key, Readable.from([Buffer.from(content)]))
  const readAll = async (key: string, range?: { start: number; end?: number }) => buffer(await store.read(key, range))
  const keysOf = async (prefix: string) => (await collect(store.list(prefix))).map((file) => file.key).sort()
  const failure = async (work: Promise<unknown>): Promise<[FileStoreFailure, string]> => {
    const error = await work.then(
      () => expect.unreachable('it should have failed'),
      (reason: unknown) => reason,
    )
    if (!(error instanceof FileStoreError)) throw error
    return [error.reason, error.retry]
  }

  beforeAll(async () => {
    store = await make()
  }, 30_000)

  describe('write and read', () => {
    it('returns what was written, with its size and digests', async () => {
      const key = `${folder()}a.bin`
      const content = randomBytes(100_000)
      const written = await write(key, content)
      expect(written).toMatchObject({
        key,
        size: 100_000,
        sha256: createHash('sha256').update(content).digest('hex'),
        crc32: crc32(content),
      })
      expect(await readAll(key)).toEqual(content)
      const found = await store.stat(key)
      expect(found).toMatchObject({ key, size: 100_000, sha256: written.sha256, crc32: written.crc32 })
      expect(Math.abs((found?.storedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    })

    it('stores a long stream and returns all of it', async () => {
      const key = `${folder()}long.bin`
      const piece = randomBytes(1024 * 1024 + 1)
      const written = await store.write(key, Readable.from(Array.from({ length: 20 }, () => piece)))
      expect(written.size).toBe(20 * piece.length)
      const hash = createHash('sha256')
      for await (const chunk of await store.read(key)) hash.update(chunk)
      expect(hash.digest('hex')).toBe(written.sha256)
    })

    it('stores an empty file', async () => {
      const key = `${folder()}empty`
      expect(await write(key, '')).toMatchObject({ size: 0, crc32: 0 })
      expect(await readAll(key)).toEqual(Buffer.alloc(0))
    })

    it('reads a range including both ends, and fails for good behind the end', async () => {
      const key = `${folder()}range`
      await write(key, '0123456789')
      expect(String(await readAll(key, { start: 2, end: 4 }))).toBe('234')
      expect(String(await readAll(key, { start: 7 }))).toBe('789')
      expect(String(await readAll(key, { start: 7, end: 900 }))).toBe('789')
      expect(await failure(store.read(key, { start: 10 }))).toEqual(['refused', 'never'])
    })

    it('replaces a file as a whole', async () => {
      const key = `${folder()}twice`
      await write(key, 'the first, which was longer')
      await write(key, 'the second')
      expect(String(await readAll(key))).toBe('the second')
    })

    it('rejects a stream that is one byte too long and stores nothing', async () => {
      const fits = `${folder()}fits`
      const exceeds = `${folder()}exceeds`
      const source = (bytes: number) => Readable.from([Buffer.alloc(bytes - 1), Buffer.alloc(1)])
      expect(await store.write(fits, source(1000), { maxBytes: 1000 })).toMatchObject({ size: 1000 })
      expect(await failure(store.write(exceeds, source(1001), { maxBytes: 1000 }))).toEqual(['too-large', 'never'])
      expect(await store.stat(exceeds)).toBeUndefined()
    })

    it('stores nothing of a stream that fails', async () => {
      const key = `${folder()}broken`
      async function* broken() {
        yield Buffer.alloc(9 * 1024 * 1024)
        throw new Error('the source broke')
      }
      await expect(store.write(key, broken())).rejects.toThrow('the source broke')
      expect(await store.stat(key)).toBeUndefined()
    })

    it('keeps unusual and malicious names apart', async () => {
      const names = [
        'Übersetzung 1.docx',
        '契約書.pdf',
        'عقد.xlsx',
        '🗺️ "q" \'s\' 100%+&=#?.txt',
        '.hidden',
        '...',
        'a',
        'a/b',
        'x'.repeat(255),
      ]
      const base = folder()
      for (const name of names) await write(base + name, name)
      for (const name of names) expect(String(await readAll(base + name))).toBe(name)
      expect(await keysOf(base)).toEqual(names.map((name) => base + name).sort())
    })
  })

  describe('copy, remove and list', () => {
    it('fails for good with not-found for a missing file', async () => {
      const key = `${folder()}nothing`
      expect(await store.stat(key)).toBeUndefined()
      expect(await failure(store.read(key))).toEqual(['not-found', 'never'])
      expect(await failure(store.copy(key, `${key}-copy`))).toEqual(['not-found', 'never'])
      await store.remove(key)
    })

    it('copies a file that does not depend on the original', async () => {
      const from = `${folder()}from ü+%.txt`
      const to = `${folder()}to`
      await write(from, 'the same')
      await store.copy(from, to)
      await store.copy(from, to)
      await store.copy(to, to)
      await store.remove(from)
      expect(await store.stat(from)).toBeUndefined()
      expect(String(await readAll(to))).toBe('the same')
      expect(await store.stat(to)).toMatchObject({ size: 8 })
    })

    it('lists by prefix, whether or not it ends with a slash', async () => {
      const base = folder()
      for (const name of ['one/a', 'one/b', 'one-more', 'two/c']) await write(base + name, name)
      expect(await keysOf(`${base}one`)).toEqual(['one-more', 'one/a', 'one/b'].map((name) => base + name))
      expect(await keysOf(`${base}one/`)).toEqual(['one/a', 'one/b'].map((name) => base + name))
      expect(await keysOf(`${base}three/`)).toEqual([])
      const [listed] = await collect(store.list(`${base}two/`))
      expect(listed).toMatchObject({ key: `${base}two/c`, size: 5, storedAt: expect.any(Date) })
    })
  })

  describe('browser forms', () => {
    const post = async (form: { url: string; fields: Record<string, string> }, content: string, fileName: string) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(form.fields)) body.append(name, value)
      body.append('file', new Blob([content]), fileName)
      const response = await fetch(form.url, { method: 'POST', body })
      return { status: response.status, code: /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] }
    }
    const limits = { minBytes: 1, maxBytes: 1000, expiresInSeconds: 60 }

    it('API-28 stores the file of a multipart POST of the returned fields to the returned url', async () => {
      const keyPrefix = folder()
      const form = await store.presignPost({ ...limits, keyPrefix })
      expect(await post(form, 'hello', 'Anhang – 契約書.txt')).toMatchObject({ status: 204 })
      expect(String(await readAll(`${keyPrefix}Anhang – 契約書.txt`))).toBe('hello')
      expect(await store.stat(`${keyPrefix}Anhang – 契約書.txt`)).toMatchObject({ size: 5 })
    })

    it('API-27 puts the name of each file in place of the placeholder that ends the key', async () => {
      const keyPrefix = folder()
      const form = await store.presignPost({ ...limits, keyPrefix })
      expect(form.fields.key).toBe(`${keyPrefix}${'${filename}'}`)
      for (const name of ['one.txt', 'two $& $1.txt'])
        expect(await post(form, name, name)).toMatchObject({ status: 204 })
      expect(await keysOf(keyPrefix)).toEqual([`${keyPrefix}one.txt`, `${keyPrefix}two $& $1.txt`])
    })

    it('accepts exactly the sizes that the form allows', async () => {
      const keyPrefix = folder()
      const form = await store.presignPost({ ...limits, keyPrefix })
      expect(await post(form, 'x'.repeat(1000), 'most')).toMatchObject({ status: 204 })
      expect(await post(form, 'x'.repeat(1001), 'more')).toEqual({ status: 400, code: 'EntityTooLarge' })
      expect(await post(form, '', 'none')).toEqual({ status: 400, code: 'EntityTooSmall' })
      expect(await keysOf(keyPrefix)).toEqual([`${keyPrefix}most`])
    })

    it('rejects a changed or expired form', async () => {
      const keyPrefix = folder()
      const elsewhere = folder()
      const form = await store.presignPost({ ...limits, keyPrefix })
      const changed = (fields: Record<string, string>) =>
        post({ ...form, fields: { ...form.fields, ...fields } }, 'hello', 'a')
      expect(await changed({ key: `${elsewhere}a` })).toEqual({ status: 403, code: 'AccessDenied' })
      expect(await changed({ acl: 'public-read' })).toMatchObject({ status: 403 })
      expect(await changed({ 'X-Amz-Signature': '0'.repeat(64) })).toMatchObject({ status: 403 })
      const brief = await store.presignPost({ ...limits, keyPrefix, expiresInSeconds: 1 })
      await sleep(2100)
      expect(await post(brief, 'hello', 'a')).toEqual({ status: 403, code: 'AccessDenied' })
      expect(await keysOf(keyPrefix)).toEqual([])
      expect(await keysOf(elsewhere)).toEqual([])
    })
  })

  multipartSuite(() => store)

  describe('downloads', () => {
    const options = { fileName: 'Vertrag "ä" – 契約.pdf', inline: false, expiresInSeconds: 60 }

    it('serves a signed URL under the name of the file, as a whole or in ranges', async () => {
      const key = `${folder()}übung #1.pdf`
      await write(key, '0123456789')
      const url = await store.signDownloadUrl(key, options)
      const whole = await fetch(url)
      expect(whole.status).toBe(200)
      expect(await whole.text()).toBe('0123456789')
      expect(whole.headers.get('content-type')).toBe('application/octet-stream')
      expect(whole.headers.get('content-disposition')).toBe(
        `attachment; filename="Vertrag _a_ _ __.pdf"; filename*=UTF-8''${encodeURIComponent(options.fileName)}`,
      )
      expect(whole.headers.get('cache-control')).toContain('private')
      const part = await fetch(url, { headers: { range: 'bytes=2-4' } })
      expect([part.status, await part.text()]).toEqual([206, '234'])
      expect(part.headers.get('content-range')).toBe('bytes 2-4/10')
      expect((await fetch(url, { headers: { range: 'bytes=10-' } })).status).toBe(416)
    })

    it('lets the browser show a file inline with its type', async () => {
      const key = `${folder()}a.png`
      await write(key, 'picture')
      const shown = await fetch(
        await store.signDownloadUrl(key, { ...options, inline: true, contentType: 'image/png' }),
      )
      expect(shown.headers.get('content-type')).toBe('image/png')
      expect(shown.headers.get('content-disposition')).toMatch(/^inline; /)
    })

    it('rejects a changed or expired URL and a missing file', async () => {
      const base = folder()
      await write(`${base}a`, 'mine')
      await write(`${base}b`, 'not yours')
      const url = await store.signDownloadUrl(`${base}a`, { ...options, expiresInSeconds: 1 })
      expect((await fetch(url.replace(/a\?/, 'b?'))).status).toBe(403)
      expect((await fetch(url.replace('attachment', 'inline'))).status).toBe(403)
      expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(403)
      await sleep(2100)
      expect((await fetch(url)).status).toBe(403)
      expect((await fetch(await store.signDownloadUrl(`${base}c`, options))).status).toBe(404)
    })
  })
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}
