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
writeFileSync(data, Buffer.concat([content, Buffer.from('a trailer')]))
const part = (partNumber: number) => ({
  uploadId: 'u',
  partNumber,
  start: (partNumber - 1) * partBytes,
  bytes: partNumber === 3 ? partBytes / 2 : partBytes,
})
const whole = { size, sha256: createHash('sha256').update(content).digest('hex'), crc32: crc32(content) }

it.each([[[1, 2, 3]], [[3, 2, 1]], [[2, 1]], [[3]], [[]]])(
  'digests the whole file when parts %j arrived in this order',
  async (arrived) => {
    const digest = runningDigest(data)
    for (const number of arrived) {
      digest.partChanged(part(number))
      digest.partChanged(part(number))
      digest.partArrived(part(number))
      await new Promise((later) => setTimeout(later, 5))
    }
    expect(await digest.finish(size)).toEqual(whole)
  },
)

it('returns nothing when a part was written once more after it was read', async () => {
  const digest = runningDigest(data)
  digest.partArrived(part(1))
  await new Promise((later) => setTimeout(later, 20))
  digest.partChanged(part(1))
  digest.partArrived(part(1))
  expect(await digest.finish(size)).toBeUndefined()
})

it('waits for a part that is written once more before it was read', async () => {
  const digest = runningDigest(data)
  digest.partArrived(part(2))
  digest.partChanged(part(2))
  digest.partArrived(part(2))
  digest.partArrived(part(1))
  expect(await digest.finish(size)).toEqual(whole)
})

it('returns nothing when the file cannot be read', async () => {
  const digest = runningDigest(path.join(folder, 'nowhere'))
  digest.partArrived(part(1))
  expect(await digest.finish(size)).toBeUndefined()
})

it('returns the digest only once', async () => {
  const digest = runningDigest(data)
  expect(await digest.finish(size)).toEqual(whole)
  expect(await digest.finish(size)).toBeUndefined()
})

it('keeps the digests of many files apart', async () => {
  const digests = Array.from({ length: 20 }, () => runningDigest(data))
  for (const number of [1, 2, 3]) for (const digest of digests) digest.partArrived(part(number))
  digests[3]?.discard()
  const found = await Promise.all(digests.filter((_, index) => index !== 3).map((digest) => digest.finish(size)))
  expect(found).toEqual(Array(19).fill(whole))
})
