import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countPartBytes, listMissingParts } from '../../ports/file-store.ts'
import { serveStore } from './testing/served-store.fixture.ts'
import { killStore, spawnStore } from './testing/store-process.fixture.ts'

const rounds = 6
const partBytes = 2_000_000
const content = randomBytes(41_000_000)

let folder: string
let next: Awaited<ReturnType<typeof serveStore>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portolan-kill-parts-'))
  next = await serveStore(folder)
})
afterAll(async () => {
  await next.close()
  await rm(folder, { recursive: true, force: true })
})

it('keeps every acknowledged part when it is killed, and completes the file', {
  timeout: 120_000,
}, async () => {
  const { store } = next
  const upload = await store.startMultipart('k/film.mp4', { size: content.length, partBytes })
  const acknowledged: number[] = []
  let cut = 0
  for (let round = 0; round < rounds; round++) {
    const { child, url } = await spawnStore(folder)
    const left = listMissingParts(upload, await store.listParts(upload))
    const sendNext = async () => {
      for (let part = left.shift(); part !== undefined; part = left.shift()) {
        const address = new URL(await store.signPart(upload, part, 60))
        address.port = new URL(url).port
        const start = (part - 1) * partBytes
        const body = new Uint8Array(content.subarray(start, start + countPartBytes(upload, part)))
        const status = await fetch(address, { method: 'PUT', body }).then(
          (response) => response.status,
          () => 'cut',
        )
        if (status === 200) acknowledged.push(part)
        else cut++
      }
    }
    const sending = Promise.all([sendNext(), sendNext(), sendNext()])
    if (round < rounds - 1) {
      while (acknowledged.length < (round + 1) * 3) await sleep(2)
      await killStore(child)
    }
    await sending
    expect(await store.listParts(upload)).toEqual(expect.arrayContaining(acknowledged))
    if (round === rounds - 1) await killStore(child)
  }
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(cut).toBeGreaterThan(0)
  const stored = await store.completeMultipart(upload)
  expect(stored.sha256).toBe(createHash('sha256').update(content).digest('hex'))
})
