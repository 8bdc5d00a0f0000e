import { Readable } from 'node:stream'
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib'
import { chunkBytes } from '../limits.ts'
import { RefusalError } from '../refusal.ts'
import { chunksOf, type Source, sliceSource } from '../source.ts'
import type { YieldPoint } from '../yielding.ts'
import type { Entry } from './entry.ts'

const atOnceBytes = 1024 * 1024

/** Unpacks an entry in chunks, never more than its declared size, and verifies the checksum. */
export async function* unpack(source: Source, entry: Entry, yieldPoint: YieldPoint): AsyncGenerator<Buffer> {
  let bytes = 0
  let checksum = 0
  for await (const chunk of inflated(source, entry, yieldPoint)) {
    bytes += chunk.length
    if (bytes > entry.bytes) throw new RefusalError('archive_bomb', `${entry.name} holds more than it says`)
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (bytes !== entry.bytes || checksum !== entry.checksum)
    throw new RefusalError('broken', `checksum of ${entry.name}`)
}

export async function unpackWhole(source: Source, entry: Entry, yieldPoint: YieldPoint): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of unpack(source, entry, yieldPoint)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* inflated(source: Source, entry: Entry, yieldPoint: YieldPoint): AsyncGenerator<Buffer> {
  const packed = sliceSource(source, entry.dataAt, entry.packedBytes)
  if (entry.method === 0) yield* chunksOf(packed, yieldPoint)
  else if (entry.bytes <= atOnceBytes && entry.packedBytes <= atOnceBytes) {
    await yieldPoint()
    yield inflateAtOnce(await packed.read(0, packed.size), entry)
  } else yield* inflateInPieces(chunksOf(packed, yieldPoint), entry)
}

/** Most entries are small, and a stream for each would be slow. */
function inflateAtOnce(packed: Buffer, entry: Entry): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: entry.bytes + 1 })
  } catch (error) {
    throw errorOf(error, entry)
  }
}

async function* inflateInPieces(packed: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  const input = Readable.from(packed, { highWaterMark: 2 })
  const inflate = createInflateRaw({ chunkSize: chunkBytes })
  input.once('error', (error) => inflate.destroy(error))
  try {
    for await (const chunk of input.pipe(inflate)) yield chunk as Buffer
  } catch (error) {
    throw errorOf(error, entry)
  } finally {
    input.destroy()
    inflate.destroy()
  }
}

function errorOf(error: unknown, entry: Entry): unknown {
  const { code = '' } = error as { code?: string }
  if (code === 'ERR_BUFFER_TOO_LARGE') return new RefusalError('archive_bomb', `${entry.name} holds more than it says`)
  return code.startsWith('Z_') ? new RefusalError('broken', `${entry.name}: ${code}`) : error
}
