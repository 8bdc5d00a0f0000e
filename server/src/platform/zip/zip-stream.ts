import { crc32 } from 'node:zlib'
import type { ZipEntry } from './zip-entry.ts'
import { dataDescriptor, directoryHeader, endOfZip, localHeader } from './zip-records.ts'

/** As many headers of the directory as go out in one piece. */
const directoryChunkBytes = 1000

/**
 * A zip, written forward only while it is read: the first bytes come at once and memory stays flat. Files are stored as
 * they are, for what people translate is compressed already. A file that is not what was stored ends the stream with an
 * error, so that nobody takes a damaged zip for a whole one.
 */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const startsAt = at
    const header = localHeader(entry)
    yield header
    let [size, crc] = [0, 0]
    for await (const chunk of await entry.open()) {
      size += chunk.length
      crc = crc32(chunk, crc)
      yield chunk
    }
    if (size !== entry.size || crc !== (entry.crc32 ?? crc)) throw new Error(`"${entry.name}" is not what was stored.`)
    const descriptor = entry.crc32 === undefined ? dataDescriptor(size, crc) : undefined
    if (descriptor) yield descriptor
    at += header.length + size + (descriptor?.length ?? 0)
    directory.push(directoryHeader(entry, crc, startsAt))
  }
  for (let from = 0; from < directory.length; from += directoryChunkBytes)
    yield Buffer.concat(directory.slice(from, from + directoryChunkBytes))
  const directoryBytes = directory.reduce((sum, header) => sum + header.length, 0)
  yield endOfZip(directory.length, directoryBytes, at)
}
