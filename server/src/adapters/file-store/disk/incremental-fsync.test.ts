import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { incrementalFsync } from './incremental-fsync.ts'

const MB = 1024 * 1024

async function aHandle() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-sync-'))
  const handle = await open(path.join(folder, 'file'), 'wx')
  onTestFinished(async () => {
    await handle.close()
    rmSync(folder, { recursive: true })
  })
  return handle
}

it('has the disk begin before the end, once at a time', async () => {
  const handle = await aHandle()
  const begun = vi.spyOn(handle, 'datasync')
  const disk = incrementalFsync(handle)
  for (let place = 0; place <= 200 * MB; place += MB) disk.reached(place)
  expect(begun).toHaveBeenCalledTimes(1)
  await disk.finish()
  disk.reached(200 * MB)
  expect(begun).toHaveBeenCalledTimes(2)
})

it('tells at the end of bytes that the disk lost on the way', async () => {
  const handle = await aHandle()
  vi.spyOn(handle, 'datasync').mockRejectedValue(new Error('EIO: i/o error'))
  const disk = incrementalFsync(handle)
  disk.reached(100 * MB)
  await new Promise((later) => setTimeout(later, 10))
  disk.reached(200 * MB)
  await expect(disk.finish()).rejects.toThrow('EIO')
})
