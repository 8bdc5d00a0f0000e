import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { countPartBytes, type FileStore, type MultipartUpload } from './file-store.ts'

const partBytes = 5 * 1024 * 1024
const size = 2 * partBytes + 1000
const content = randomBytes(size)

/** What every file store must do with a file that comes in parts. */
export function multipartSuite(storeNow: () => FileStore): void {
  const start = (name = 'Anhang – 契約書.bin') =>
    storeNow().startMultipart(`suite/${randomUUID()}/${name}`, { size, partBytes })
  const bytesOf = (upload: MultipartUpload, part: number) =>
    content.subarray((part - 1) * partBytes, (part - 1) * partBytes + countPartBytes(upload, part))
  const sign = (upload: MultipartUpload, part: number) => storeNow().signPart(upload, part, 60)
  const put = async (url: string, body: Buffer) => {
    const response = await fetch(url, { method: 'PUT', body: new Uint8Array(body) })
    await response.text()
    return response.status
  }
  const send = async (upload: MultipartUpload, ...parts: number[]) => {
    for (const part of parts) expect(await put(await sign(upload, part), bytesOf(upload, part))).toBe(200)
  }

  describe('multipart uploads', () => {
    it('completes a file from parts in any order', async () => {
      const upload = await start()
      await send(upload, 3, 1)
      expect(await storeNow().listParts(upload)).toEqual([1, 3])
      expect(await storeNow().stat(upload.key)).toBeUndefined()
      await send(upload, 2)
      expect(await storeNow().completeMultipart(upload)).toMatchObject({ key: upload.key, size })
      const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
      expect(digest(await buffer(await storeNow().read(upload.key)))).toBe(digest(content))
    })

    it('returns the same when it is completed twice, also concurrently', async () => {
      const upload = await start()
      await send(upload, 1, 2, 3)
      const together = await Promise.all([1, 2].map(() => storeNow().completeMultipart(upload)))
      for (const stored of [...together, await storeNow().completeMultipart(upload)])
        expect(stored).toMatchObject({ key: upload.key, size })
      await expect(storeNow().listParts(upload)).rejects.toMatchObject({ reason: 'not-found' })
    })

    it('does not complete while a part is missing, and accepts that part later', async () => {
      const upload = await start()
      await send(upload, 1, 3)
      await expect(storeNow().completeMultipart(upload)).rejects.toMatchObject({ reason: 'refused', retry: 'never' })
      expect(await storeNow().stat(upload.key)).toBeUndefined()
      await send(upload, 2)
      expect(await storeNow().completeMultipart(upload)).toMatchObject({ size })
    })

    it('replaces a part that is sent once more', async () => {
      const upload = await start()
      expect(await put(await sign(upload, 1), Buffer.alloc(partBytes))).toBe(200)
      await send(upload, 1, 2, 3)
      await storeNow().completeMultipart(upload)
      const first = await buffer(await storeNow().read(upload.key, { start: 0, end: 99 }))
      expect(first).toEqual(content.subarray(0, 100))
    })

    it('accepts a part only with its signed length', async () => {
      const upload = await start()
      const url = await sign(upload, 3)
      expect(await put(url, content.subarray(0, 999))).toBe(403)
      expect(await put(url, content.subarray(0, 1001))).toBe(403)
      expect(await storeNow().listParts(upload)).toEqual([])
      await storeNow().abortMultipart(upload)
    })

    it('rejects a changed or expired URL', async () => {
      const upload = await start()
      const other = await start()
      const url = await sign(upload, 3)
      const changes = [
        url.replace('partNumber=3', 'partNumber=2'),
        url.replace(upload.uploadId, other.uploadId),
        url.replace('Expires=60', 'Expires=600'),
      ]
      for (const changed of changes) {
        expect(changed).not.toBe(url)
        expect(await put(changed, bytesOf(upload, 3))).toBe(403)
      }
      const brief = await storeNow().signPart(upload, 3, 1)
      await sleep(2100)
      expect(await put(brief, bytesOf(upload, 3))).toBe(403)
      for (const one of [upload, other]) await storeNow().abortMultipart(one)
    })

    it('removes an aborted upload and rejects further parts', async () => {
      const upload = await start()
      await send(upload, 1)
      const url = await sign(upload, 2)
      await storeNow().abortMultipart(upload)
      await storeNow().abortMultipart(upload)
      expect(await put(url, bytesOf(upload, 2))).toBe(404)
      await expect(storeNow().listParts(upload)).rejects.toMatchObject({ reason: 'not-found', retry: 'never' })
      await expect(storeNow().completeMultipart(upload)).rejects.toMatchObject({ reason: 'not-found' })
      expect(await storeNow().stat(upload.key)).toBeUndefined()
    })

    it('sweeps old uploads that were never completed', async () => {
      const forgotten = await start()
      const finished = await start()
      await send(forgotten, 1)
      await send(finished, 1, 2, 3)
      await storeNow().completeMultipart(finished)
      expect(await storeNow().sweepMultiparts(new Date(Date.now() - 60_000))).toBe(0)
      expect(await storeNow().listParts(forgotten)).toEqual([1])
      expect(await storeNow().sweepMultiparts(new Date(Date.now() + 60_000))).toBe(1)
      await expect(storeNow().listParts(forgotten)).rejects.toMatchObject({ reason: 'not-found' })
      expect(await storeNow().stat(finished.key)).toMatchObject({ size })
    })
  })
}
