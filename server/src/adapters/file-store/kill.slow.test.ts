import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { digestStream } from './digest-stream.ts'
import { openDisk } from './disk/disk.ts'
import { signPostFields } from './signing/post-policy.ts'
import { postForm, testDigest } from './testing/post-form.fixture.ts'
import { testKeys } from './testing/served-store.fixture.ts'
import { killStore, spawnStore } from './testing/store-process.fixture.ts'

const megabyte = 1_000_000
const rounds = 6
const uploadsAtOnce = 8

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portolan-kill-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('loses no acknowledged upload and shows no partial one when it is killed', {
  timeout: 60_000,
}, async () => {
  const sent = new Map<string, { size: number; seed: number }>()
  const acknowledged = new Set<string>()
  let cut = 0
  for (let round = 0; round < rounds; round++) {
    const { child, url } = await spawnStore(folder)
    const fields = signPostFields(testKeys, 'files', {
      keyPrefix: 'k/',
      maxBytes: 100 * megabyte,
      expiresInSeconds: 60,
    })
    const enough = acknowledged.size + (round % 4)
    const uploads = Array.from({ length: uploadsAtOnce }, async (_, seed) => {
      const key = `k/${round}-${seed}`
      const size = (1 + seed * 3) * megabyte + round
      sent.set(key, { size, seed })
      try {
        const { status } = await postForm(url, fields, { fileName: path.basename(key), size, seed })
        expect(status).toBe(204)
        acknowledged.add(key)
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toMatch(/ECONNRESET|EPIPE|ECONNREFUSED/)
        cut++
      }
    })
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThanOrEqual(enough), { timeout: 30_000, interval: 5 })
    await sleep(round * 7)
    await killStore(child)
    await Promise.all(uploads)
  }
  const leftovers = await readdir(path.join(folder, 'incoming'))

  const disk = await openDisk(folder)
  const visible = new Set<string>()
  for await (const file of disk.list('')) {
    visible.add(file.key)
    const { size, seed } = sent.get(file.key)!
    expect(await digestOf(disk, file.key)).toBe(testDigest(size, seed))
    expect(file.sha256).toBe(testDigest(size, seed))
  }
  expect([...acknowledged].filter((key) => !visible.has(key))).toEqual([])
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([])
  // Otherwise the kills interrupted nothing, and the test proves nothing.
  expect(acknowledged.size).toBeGreaterThan(5)
  expect(cut).toBeGreaterThan(5)
  expect(leftovers.length).toBeGreaterThan(0)
})

async function digestOf(disk: Awaited<ReturnType<typeof openDisk>>, key: string): Promise<string> {
  const file = await disk.openFile(key)
  if (!file) return 'gone'
  const { bytes, digest } = digestStream(file.read({ start: 0, end: file.facts.size - 1 }))
  for await (const _chunk of bytes);
  return digest().sha256
}
