import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { openDisk } from './disk.ts'
import { openDiskWorkerFile } from './disk-worker-client.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portolan-worker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('transfers whole chunks and copies views of larger ones', async () => {
  await using handle = await open(path.join(folder, 'written'), 'wx')
  const whole = Buffer.from(new ArrayBuffer(100)).fill('w')
  const shared = Buffer.from(new ArrayBuffer(100)).fill('s')
  await openDiskWorkerFile().write(handle.fd, { start: 0, chunks: [whole, shared.subarray(0, 60)] })
  expect([whole.length, shared.subarray(60).toString()]).toEqual([0, 's'.repeat(40)])
  expect(readFileSync(path.join(folder, 'written'), 'latin1')).toBe('w'.repeat(100) + 's'.repeat(60))
})

it('writes thousands of small chunks', async () => {
  await using handle = await open(path.join(folder, 'small'), 'wx')
  const chunks = Array.from({ length: 5000 }, (_, index) => Buffer.from(`${index},`))
  await openDiskWorkerFile().write(handle.fd, { start: 0, chunks })
  expect(readFileSync(path.join(folder, 'small'), 'latin1')).toBe(Buffer.concat(chunks).toString())
})

it('reports the error code of a failed write', async () => {
  const handle = await open(path.join(folder, 'written'), 'r')
  await expect(openDiskWorkerFile().write(handle.fd, { start: 0, chunks: [Buffer.from('x')] })).rejects.toMatchObject({
    code: 'EBADF',
  })
  await handle.close()
})

it('does not change the bytes of the caller', async () => {
  const disk = await openDisk(path.join(folder, 'disk'))
  const mine = Buffer.from(new ArrayBuffer(1_000_000)).fill('m')
  const { facts } = await disk.stage(Readable.from([mine]))
  expect([facts.size, mine.length, mine.at(-1)]).toEqual([1_000_000, 1_000_000, 'm'.charCodeAt(0)])
})
