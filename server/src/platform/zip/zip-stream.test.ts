import { spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import type { ZipEntry } from './zip-entry.ts'
import { zipLength } from './zip-length.ts'
import { zipStream } from './zip-stream.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portolan-zip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Known = 'with its CRC' | 'without its CRC'
const modifiedAt = new Date('2026-11-15T10:20:30Z')
const entry = (name: string, text: string, known: Known = 'with its CRC'): ZipEntry => {
  const bytes = Buffer.from(text)
  const crc = known === 'with its CRC' ? { crc32: crc32(bytes) } : {}
  return { name, size: bytes.length, ...crc, modifiedAt, open: async () => Readable.from([bytes]) }
}

async function write(entries: readonly ZipEntry[]): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.zip`)
  await pipeline(zipStream(entries), createWriteStream(file))
  expect(statSync(file).size).toBe(zipLength(entries))
  return file
}

const there = (command: string, ...args: string[]) => spawnSync(command, args).status === 0
const hasUnzip = there('unzip', '-v')
const hasPython = there('python3', '--version')

/** Every unpacker at hand finds the zip whole. */
function expectWhole(file: string, names: number): void {
  if (hasUnzip)
    expect(spawnSync('unzip', ['-tqq', file], { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' })
  if (!hasPython) return
  const script = 'import zipfile,sys; z=zipfile.ZipFile(sys.argv[1]); print(len(z.namelist()), z.testzip())'
  const python = spawnSync('python3', ['-c', script, file], { encoding: 'utf8' })
  expect([python.stderr, python.stdout.trim()]).toEqual(['', `${names} None`])
}

describe.skipIf(!hasUnzip && !hasPython)('a zip, where unzip or Python is at hand to read it,', () => {
  it.each<Known>(['with its CRC', 'without its CRC'])('is complete with every file %s', async (known) => {
    const texts = { 'Vertrag ä.txt': 'Guten Tag', 'leer.txt': '', 'ordner/契約.txt': '契約'.repeat(10_000) }
    const file = await write(Object.entries(texts).map(([name, text]) => entry(name, text, known)))
    expectWhole(file, 3)
    if (!hasPython) return
    const script =
      'import zipfile,sys,json; z=zipfile.ZipFile(sys.argv[1]); print(json.dumps([[i.filename, z.read(i).decode(), list(i.date_time)] for i in z.infolist()]))'
    const python = spawnSync('python3', ['-c', script, file], { encoding: 'utf8', maxBuffer: 1e8 })
    const moment = [2026, 11, 15, 10, 20, 30]
    expect(JSON.parse(python.stdout)).toEqual(Object.entries(texts).map(([name, text]) => [name, text, moment]))
  })

  it('is complete without files', async () => {
    const file = await write([])
    expect(statSync(file).size).toBe(22)
  })

  it('is complete with 70,000 files, which needs zip64', {
    timeout: 60_000,
  }, async () => {
    const file = await write(Array.from({ length: 70_000 }, (_, index) => entry(`n/${index}.txt`, 'abc')))
    expectWhole(file, 70_000)
  })

  it.each<Known>(['with its CRC', 'without its CRC'])(
    'knows its length with a file beyond 4 GB %s and another behind it',
    (known) => {
      const wide = { ...entry('film.mp4', '', known), size: 2 ** 32 + 5 }
      const entries = [wide, entry('behind.txt', 'abc', known)]
      const descriptors = known === 'with its CRC' ? 0 : 24 + 16
      const local = 30 + 8 + 20 + wide.size + (30 + 10 + 3)
      const directory = 46 + 8 + 20 + (46 + 10 + 12)
      expect(zipLength(entries)).toBe(local + descriptors + directory + 98)
    },
  )
})

describe('a zip stream', () => {
  it('sends its first bytes before it opens a file', async () => {
    const never = { ...entry('a', 'abc'), open: () => new Promise<never>(() => {}) }
    const first = await zipStream([never]).next()
    expect(Buffer.from(first.value ?? []).readUInt32BE()).toBe(0x504b0304)
  })

  it.each([
    ['another byte', 'abX'],
    ['a byte less', 'ab'],
    ['a byte more', 'abcd'],
  ])('breaks off when a file has %s', async (_what, text) => {
    const damaged = { ...entry('a.txt', 'abc'), open: async () => Readable.from([Buffer.from(text)]) }
    await expect(Readable.from(zipStream([damaged])).toArray()).rejects.toThrow('"a.txt" is not what was stored.')
  })

  it('closes the open file when its reader stops', async () => {
    const source = Readable.from([Buffer.from('ab'), Buffer.from('c')])
    const reading = zipStream([{ ...entry('a.txt', 'abc'), open: async () => source }])
    await reading.next()
    await reading.next()
    await reading.return(undefined)
    expect(source.destroyed).toBe(true)
  })
})
