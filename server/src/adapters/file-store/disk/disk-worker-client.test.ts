import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { openDisk } from './disk.ts'
import { openDiskWorkerFile } from './disk-worker-client.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portolan-beside-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('takes the memory of whole chunks with it, and leaves alone what has a part in use', async () => {
  await using handle = await open(path.join(folder, 'taken'), 'wx')
  const whole = Buffer.from(new ArrayBuffer(100)).fill('w')
  const shared = Buffer.from(new ArrayBuffer(100)).fill('s')
  await openDiskWorkerFile().write(handle.fd, { start: 0, chunks: [whole, shared.subarray(0, 60)] })
  expect([whole.length, shared.subarray(60).toString()]).toEqual([0, 's'.repeat(40)])
  expect(readFileSync(path.join(folder, 'taken'), 'latin1')).toBe('w'.repeat(100) + 's'.repeat(60))
})

it('writes thousands of small chunks as one', async () => {
  await using handle = await open(path.join(folder, 'small'), 'wx')
  const chunks = Array.from({ length: 5000 }, (_, index) => Buffer.from(`${index},`))
  await openDiskWorkerFile().write(handle.fd, { start: 0, chunks })
  expect(readFileSync(path.join(folder, 'small'), 'latin1')).toBe(Buffer.concat(chunks).toString())
})

it('says what the system said where it cannot write', async () => {
  const handle = await open(path.join(folder, 'taken'), 'r')
  await expect(openDiskWorkerFile().write(handle.fd, { start: 0, chunks: [Buffer.from('x')] })).rejects.toMatchObject({
    code: 'EBADF',
  })
  await handle.close()
})

it('leaves the bytes of whoever stores something as they were', async () => {
  const disk = await openDisk(path.join(folder, 'disk'))
  const mine = Buffer.from(new ArrayBuffer(1_000_000)).fill('m')
  const { facts } = await disk.receive(Readable.from([mine]))
  expect([facts.size, mine.length, mine.at(-1)]).toEqual([1_000_000, 1_000_000, 'm'.charCodeAt(0)])
})
