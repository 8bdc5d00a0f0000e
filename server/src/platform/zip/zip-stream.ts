import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { isWide, type StreamedEntry, type ZipEntry } from './zip-entry.ts'
import { dataDescriptor, directoryHeader, endOfZip, localHeader } from './zip-records.ts'

/** How many directory headers are sent in one chunk. */
const headersPerChunk = 1000

/**
 * Streams a zip with flat memory. Files are stored uncompressed, because most documents are compressed already; streamed
 * texts are deflated. A file that differs from its stored digest ends the stream with an error, so that a damaged zip is not taken for a whole one.
 */
export async function* zipStream(
  entries: Iterable<ZipEntry> | AsyncIterable<StreamedEntry>,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  for await (const given of entries) {
    const entry: ZipEntry = isStreamed(given) ? { ...given, size: 0, deflatedSize: 0 } : given
    const startsAt = at
    const header = localHeader(entry)
    yield header
    const read = { size: 0, crc32: 0 }
    const bytes = measure(await entry.open(), read)
    let written = 0
    for await (const chunk of isStreamed(given) ? deflate(bytes) : bytes) {
      written += chunk.length
      yield chunk
    }
    if (isStreamed(given) && isWide(read.size)) throw new Error(`"${entry.name}" is larger than 4 GB.`)
    if (!isStreamed(given) && (read.size !== entry.size || read.crc32 !== (entry.crc32 ?? read.crc32)))
      throw new Error(`"${entry.name}" is not what was stored.`)
    const descriptor = entry.crc32 === undefined ? dataDescriptor(read.size, read.crc32, written) : undefined
    if (descriptor) yield descriptor
    at += header.length + written + (descriptor?.length ?? 0)
    const deflatedSize = isStreamed(given) ? written : undefined
    directory.push(directoryHeader({ ...entry, size: read.size, deflatedSize }, read.crc32, startsAt))
  }
  for (let from = 0; from < directory.length; from += headersPerChunk)
    yield Buffer.concat(directory.slice(from, from + headersPerChunk))
  const directoryBytes = directory.reduce((sum, header) => sum + header.length, 0)
  yield endOfZip(directory.length, directoryBytes, at)
}

const isStreamed = (entry: ZipEntry | StreamedEntry): entry is StreamedEntry => entry.size === undefined

/** Passes the bytes on, and sums up what was read. */
async function* measure(chunks: AsyncIterable<Uint8Array>, read: { size: number; crc32: number }) {
  for await (const chunk of chunks) {
    read.size += chunk.length
    read.crc32 = crc32(chunk, read.crc32)
    yield chunk
  }
}

/** The fastest level: texts that repeat themselves get small with any, and a reader waits. */
function deflate(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const deflating = createDeflateRaw({ level: 1 })
  // A failure of either end destroys the other one, and is thrown to the reader.
  pipeline(Readable.from(chunks, { objectMode: false }), deflating, () => {})
  return deflating
}
