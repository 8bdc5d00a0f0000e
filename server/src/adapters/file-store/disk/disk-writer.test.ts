import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { incrementalFsync, type WriteBuffer, writeStream } from './disk-writer.ts'

const megabyte = 1024 * 1024

async function openTestFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-sync-'))
  const handle = await open(path.join(folder, 'file'), 'wx')
  onTestFinished(async () => {
    await handle.close()
    rmSync(folder, { recursive: true })
  })
  return handle
}

async function* chunksOf(size: number, count: number) {
  for (let number = 0; number < count; number++) yield Buffer.alloc(size, number)
}

it('writes every byte at its offset and returns how many there were', async () => {
  const written: Buffer[] = []
  const write = async ({ start, chunks }: WriteBuffer) => {
    expect(start).toBe(7 + Buffer.concat(written).length)
    written.push(...chunks.map((chunk) => Buffer.from(chunk)))
  }
  expect(await writeStream(chunksOf(100_000, 9), 7, write)).toBe(900_000)
  const expected = Array.from({ length: 9 }, (_, number) => Buffer.alloc(100_000, number))
  expect(Buffer.concat(written).equals(Buffer.concat(expected))).toBe(true)
})

it('reports a failed write and waits for writes under way', async () => {
  let open = 0
  const write = async () => {
    open++
    await new Promise((later) => setTimeout(later, 5))
    open--
    throw new Error('ENOSPC')
  }
  await expect(writeStream(chunksOf(megabyte, 4), 0, write)).rejects.toThrow('ENOSPC')
  expect(open).toBe(0)
})

it('lets other work run after every chunk, however many uploads there are', async () => {
  const events: string[] = []
  async function* upload(name: string) {
    for (let chunk = 0; chunk < 3; chunk++) {
      events.push(name)
      yield Buffer.alloc(10)
    }
  }
  let isOver = false
  const otherWork = () => {
    events.push('other')
    if (!isOver) setImmediate(otherWork)
  }
  setImmediate(otherWork)
  await Promise.all(['a', 'b', 'c'].map((name) => writeStream(upload(name), 0, async () => {})))
  isOver = true
  // All three uploads start at once. From then on two chunks never follow each other directly.
  expect(events.slice(3).join(' ')).not.toMatch(/[abc] [abc]/)
})

it('starts fsync before the end, one at a time', async () => {
  const handle = await openTestFile()
  const datasync = vi.spyOn(handle, 'datasync')
  const sync = incrementalFsync(handle)
  for (let offset = 0; offset <= 200 * megabyte; offset += megabyte) sync.writtenUpTo(offset)
  expect(datasync).toHaveBeenCalledTimes(1)
  await sync.finish()
  sync.writtenUpTo(200 * megabyte)
  expect(datasync).toHaveBeenCalledTimes(2)
})

it('reports at the end that an earlier fsync lost bytes', async () => {
  const handle = await openTestFile()
  vi.spyOn(handle, 'datasync').mockRejectedValue(new Error('EIO: i/o error'))
  const sync = incrementalFsync(handle)
  sync.writtenUpTo(100 * megabyte)
  await new Promise((later) => setTimeout(later, 10))
  sync.writtenUpTo(200 * megabyte)
  await expect(sync.finish()).rejects.toThrow('EIO')
})
