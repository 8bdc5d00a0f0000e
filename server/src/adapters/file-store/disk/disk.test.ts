import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Disk, openDisk } from './disk.ts'
import { keyOfPath, pathOfKey } from './key-path.ts'

let folder: string
let disk: Disk
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portolan-disk-'))
  disk = await openDisk(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const store = async (key: string, text: string) =>
  disk.publish(await disk.stage(Readable.from([Buffer.from(text)])), key)
const tree = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

describe('the key of a file', () => {
  it.each([
    '../../etc/passwd',
    '..',
    '.',
    '/etc/passwd',
    '//',
    'a//b/',
    'a\\..\\b',
    'nul\0byte',
    'line\nbreak',
    'CON',
    'a@',
    'a+/b',
    '=',
    '%2e%2e/%',
    "~!'()*",
    '語'.repeat(300),
    `${'語'.repeat(84)}/${'x'.repeat(255)}/${'é'.repeat(127)}`,
  ])('%j stays inside the folder and can be decoded', (key) => {
    const relative = pathOfKey(key)
    expect(path.join('/store', relative)).toMatch(/^\/store\/[^/]/)
    expect(
      relative
        .split('/')
        .every((entry) => entry.length <= 255 && /^[\w%=+@.-]+$/.test(entry) && !entry.startsWith('.')),
    ).toBe(true)
    expect(keyOfPath(relative)).toBe(key)
  })

  it.each(['', '\ud800', 'x'.repeat(1025)])('%j is rejected', (key) => {
    expect(() => pathOfKey(key)).toThrow(/The key of the file/)
  })
})

describe('the folder', () => {
  it('has one file per key and no empty folders after removal', async () => {
    await store('a/b/c', 'one')
    await store('a', 'two')
    expect(await tree()).toHaveLength(2)
    await disk.remove('a/b/c')
    expect(await readdir(path.join(folder, 'objects'))).toEqual(['a@'])
  })

  it('keeps every file while others empty its folder', { timeout: 30_000 }, async () => {
    const comeAndGo = async (worker: number) => {
      for (let round = 0; round < 50; round++) {
        await store(`race/deep/${worker}`, 'here')
        expect(await disk.stat(`race/deep/${worker}`)).toMatchObject({ size: 4 })
        await disk.remove(`race/deep/${worker}`)
      }
    }
    await Promise.all([1, 2, 3, 4].map(comeAndGo))
    expect(await tree()).toEqual([])
  })

  it('copies by hard links, and leaves nothing behind when the copy existed before', async () => {
    await store('temp/a', 'the bytes')
    await disk.copy('temp/a', 'kept/a')
    await disk.copy('temp/a', 'kept/a')
    await disk.copy('kept/a', 'kept/a')
    expect(await readdir(path.join(folder, 'incoming'))).toEqual([])
    expect(await tree()).toHaveLength(2)
  })

  it('keeps nothing of a file or a copy whose key is rejected', async () => {
    await expect(store('x'.repeat(1025), 'the bytes')).rejects.toMatchObject({ reason: 'refused', retry: 'never' })
    await store('a', 'the bytes')
    await expect(disk.copy('a', '')).rejects.toMatchObject({ reason: 'refused' })
    expect(await tree()).toHaveLength(1)
  })

  it('does not serve truncated or foreign files', async () => {
    await store('cut', 'x'.repeat(2000))
    const file = path.join(folder, 'objects', pathOfKey('cut'))
    const whole = await readFile(file)
    await writeFile(file, whole.subarray(500))
    await expect(disk.stat('cut')).rejects.toThrow('The stored file "cut" is damaged.')
    await truncate(file, 1000)
    await expect(disk.stat('cut')).rejects.toThrow('The stored file "cut" is damaged.')
    await writeFile(file, 'short')
    await expect(disk.stat('cut')).rejects.toThrow('The stored file "cut" is damaged.')
  })
})

describe('leftovers of killed processes', () => {
  const leftover = (name: string) => writeFile(path.join(folder, 'incoming', name), 'half')
  const host = encodeURIComponent(hostname())
  const nobody = 2 ** 22 + 1

  it('are removed at the next start, unless their process lives or ran on another machine', async () => {
    await disk.stage(Readable.from([Buffer.from('being written')]))
    await leftover(`${host},${nobody},run,dead`)
    await leftover(`${host},${process.pid},another-run,same-pid`)
    await leftover(`${host},${process.ppid},run,alive`)
    await leftover('elsewhere,7,run,perhaps-alive')
    await leftover('elsewhere,7,run,forgotten')
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await utimes(path.join(folder, 'incoming', 'elsewhere,7,run,forgotten'), longAgo, longAgo)
    await openDisk(folder)
    const left = await readdir(path.join(folder, 'incoming'))
    expect(left.filter((name) => !name.startsWith(`${host},${process.pid},`)).sort()).toEqual(
      ['elsewhere,7,run,perhaps-alive', `${host},${process.ppid},run,alive`].sort(),
    )
    expect(left).toHaveLength(3)
  })
})
