import { crc32 } from 'node:zlib'
import { isWide, type StreamedEntry, type ZipEntry } from './zip-entry.ts'
import { dataDescriptor, directoryHeader, endOfZip, localHeader } from './zip-records.ts'

/** How many directory headers are sent in one chunk. */
const headersPerChunk = 1000

/**
 * Streams a zip with flat memory. Files are stored uncompressed, because most documents are compressed already. A file
 * that differs from its stored digest ends the stream with an error, so that a damaged zip is not taken for a whole one.
 */
export async function* zipStream(
  entries: Iterable<ZipEntry> | AsyncIterable<StreamedEntry>,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  for await (const given of entries) {
    const entry: ZipEntry = isStreamed(given) ? { ...given, size: 0 } : given
    const startsAt = at
    const header = localHeader(entry)
    yield header
    let [size, crc] = [0, 0]
    for await (const chunk of await entry.open()) {
      size += chunk.length
      crc = crc32(chunk, crc)
      yield chunk
    }
    if (isStreamed(given) && isWide(size)) throw new Error(`"${entry.name}" is larger than 4 GB.`)
    if (!isStreamed(given) && (size !== entry.size || crc !== (entry.crc32 ?? crc)))
      throw new Error(`"${entry.name}" is not what was stored.`)
    const descriptor = entry.crc32 === undefined ? dataDescriptor(size, crc) : undefined
    if (descriptor) yield descriptor
    at += header.length + size + (descriptor?.length ?? 0)
    directory.push(directoryHeader({ ...entry, size }, crc, startsAt))
  }
  for (let from = 0; from < directory.length; from += headersPerChunk)
    yield Buffer.concat(directory.slice(from, from + headersPerChunk))
  const directoryBytes = directory.reduce((sum, header) => sum + header.length, 0)
  yield endOfZip(directory.length, directoryBytes, at)
}

const isStreamed = (entry: ZipEntry | StreamedEntry): entry is StreamedEntry => entry.size === undefined
