import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { embeddedFileStore } from '../../server/src/adapters/file-store/embedded.ts'
import { startChild } from '../child.ts'
import { watchMemory } from '../memory.ts'
import { inRounds, load } from '../rounds.ts'

/** A zip of 1000 files of 1 MB from the embedded store, compared with the same bytes sent plain (P8): `npm run bench:zip -- 5`. */
const [rounds = '5'] = process.argv.slice(2)
const megabyte = 1_000_000

const folder = mkdtempSync(join(tmpdir(), 'portolan-bench-'))
const store = await embeddedFileStore({
  folder,
  publicUrl: 'http://127.0.0.1',
  bucket: 'b',
  accessKeyId: 'a',
  secretAccessKey: 's',
})
for (let index = 0; index < 1000; index++) await store.write(`f/ü ${index}.bin`, Readable.from([randomBytes(megabyte)]))
const server = await startChild('zip/zip-server.ts', folder)
try {
  const firstBytes: number[] = []
  const measure = (path: string) => async () => {
    const { bytes, milliseconds, firstByte, promised } = await download(path)
    if (path !== '/plain' && bytes !== promised) throw new Error(`${promised} bytes were promised, ${bytes} came.`)
    if (path === '/zip') firstBytes.push(firstByte)
    return bytes / megabyte / (milliseconds / 1000)
  }
  await download('/zip')
  const memory = watchMemory(server.child.pid ?? 0)
  const speeds = await inRounds(
    [
      { name: 'the files as they are', run: measure('/plain') },
      { name: 'zip', run: measure('/zip') },
      { name: 'zip, checksums not known before', run: measure('/zip-unknown') },
    ],
    Number(rounds),
  )
  const { before, peak } = memory()
  const baseline = speeds.get('the files as they are') ?? Number.NaN
  console.log(`P8: a zip of 1000 MB, median of ${rounds} rounds, load ${load()}`)
  console.table(
    [...speeds].map(([name, value]) => ({
      name,
      'MB/s': Math.round(value),
      'of plain': Number((value / baseline).toFixed(2)),
    })),
  )
  console.log(`First byte after at most ${Math.round(Math.max(...firstBytes))} ms; the length was exact`)
  console.log(`Memory: ${Math.round(before)} MB, at most ${Math.round(peak)} MB`)
} finally {
  server.child.kill()
  rmSync(folder, { recursive: true, force: true })
}

async function download(path: string) {
  const from = performance.now()
  const response = await new Promise<IncomingMessage>((come, failed) =>
    get(server.url + path, { agent: false }, come).on('error', failed),
  )
  let bytes = 0
  let firstByte = 0
  for await (const chunk of response) {
    if (bytes === 0) firstByte = performance.now() - from
    bytes += (chunk as Buffer).length
  }
  const promised = Number(response.headers['content-length'])
  return { bytes, milliseconds: performance.now() - from, firstByte, promised }
}
