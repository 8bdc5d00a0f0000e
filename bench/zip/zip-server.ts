import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { embeddedFileStore } from '../../server/src/adapters/file-store/embedded.ts'
import type { ZipEntry } from '../../server/src/platform/zip/zip-entry.ts'
import { zipLength } from '../../server/src/platform/zip/zip-length.ts'
import { zipStream } from '../../server/src/platform/zip/zip-stream.ts'

/** Sends all files of a store: as a zip, as a zip with unknown checksums, or as plain bytes. */
const store = await embeddedFileStore({
  folder: process.argv[2] ?? '',
  publicUrl: 'http://127.0.0.1',
  bucket: 'b',
  accessKeyId: 'a',
  secretAccessKey: 's',
})
const entries: ZipEntry[] = []
for await (const { key, size, crc32, storedAt } of store.list(''))
  entries.push({ name: key, size, crc32, modifiedAt: storedAt, open: () => store.read(key) })
const unknown = entries.map(({ crc32: _, ...entry }) => entry)

async function* plain() {
  for (const entry of entries) yield* await entry.open()
}
async function sendZip(response: ServerResponse, files: readonly ZipEntry[]): Promise<void> {
  response.setHeader('content-length', zipLength(files))
  await pipeline(zipStream(files), response)
}
const ways: Record<string, (response: ServerResponse) => Promise<void>> = {
  '/zip': (response) => sendZip(response, entries),
  '/zip-unknown': (response) => sendZip(response, unknown),
  '/plain': (response) => pipeline(plain(), response),
}

const server = createServer((request, response) => {
  ways[request.url ?? '']?.(response).catch(() => response.destroy())
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
process.stdin.on('end', () => process.exit()).resume()
