import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { runningDigest } from './running-digest.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portolan-digest-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const partBytes = 5_000_000
const size = 2.5 * partBytes
const content = randomBytes(size)
const data = path.join(folder, 'data')
writeFileSync(data, Buffer.concat([content, Buffer.from('a footer')]))
const part = (partNumber: number) => ({
  uploadId: 'u',
  partNumber,
  start: (partNumber - 1) * partBytes,
  bytes: partNumber === 3 ? partBytes / 2 : partBytes,
})
const whole = { size, sha256: createHash('sha256').update(content).digest('hex'), crc32: crc32(content) }

it.each([[[1, 2, 3]], [[3, 2, 1]], [[2, 1]], [[3]], [[]]])(
  'is that of the whole file when parts %j were seen',
  async (seen) => {
    const digest = runningDigest(data)
    for (const number of seen) {
      digest.touched(part(number))
      digest.touched(part(number))
      digest.arrived(part(number))
      await new Promise((later) => setTimeout(later, 5))
    }
    expect(await digest.finish(size)).toEqual(whole)
  },
)

it('is not known when a part was written once more after it was looked at', async () => {
  const digest = runningDigest(data)
  digest.arrived(part(1))
  await new Promise((later) => setTimeout(later, 20))
  digest.touched(part(1))
  digest.arrived(part(1))
  expect(await digest.finish(size)).toBeUndefined()
})

it('waits for a part that is written again before it was looked at', async () => {
  const digest = runningDigest(data)
  digest.arrived(part(2))
  digest.touched(part(2))
  digest.arrived(part(2))
  digest.arrived(part(1))
  expect(await digest.finish(size)).toEqual(whole)
})

it('is not known when the file cannot be read', async () => {
  const digest = runningDigest(path.join(folder, 'nowhere'))
  digest.arrived(part(1))
  expect(await digest.finish(size)).toBeUndefined()
})

it('is told once, for it may not be true any more when it is asked for again', async () => {
  const digest = runningDigest(data)
  expect(await digest.finish(size)).toEqual(whole)
  expect(await digest.finish(size)).toBeUndefined()
})

it('of many files at once are kept apart', async () => {
  const digests = Array.from({ length: 20 }, () => runningDigest(data))
  for (const number of [1, 2, 3]) for (const digest of digests) digest.arrived(part(number))
  digests[3]?.forget()
  const found = await Promise.all(digests.filter((_, index) => index !== 3).map((digest) => digest.finish(size)))
  expect(found).toEqual(Array(19).fill(whole))
})
