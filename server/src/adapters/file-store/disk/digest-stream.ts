import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { FileStoreError } from '../../../ports/file-store.ts'

export type Measure = { size: number; sha256: string; crc32: number }

/** Lets the bytes through, refusing the first one over the limit. */
export async function* limited(source: AsyncIterable<Uint8Array>, maxBytes = Number.POSITIVE_INFINITY) {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > maxBytes) throw new FileStoreError('too-large', `The file is larger than ${maxBytes} bytes.`)
    yield chunk
  }
}

/** The same, measuring them. The measure is complete once all have passed. */
export function digestStream(source: AsyncIterable<Uint8Array>, maxBytes?: number) {
  const hash = createHash('sha256')
  let [size, crc] = [0, 0]

  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const chunk of limited(source, maxBytes)) {
      hash.update(chunk)
      crc = crc32(chunk, crc)
      size += chunk.length
      yield chunk
    }
  }

  return { bytes: bytes(), measure: (): Measure => ({ size, sha256: hash.copy().digest('hex'), crc32: crc }) }
}

/** The same bytes in pieces of this length and a last shorter one, so that each costs one write. */
export async function* inPieces(source: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    waiting.push(chunk)
    size += chunk.length
    if (size < length) continue
    const all = Buffer.concat(waiting)
    let at = 0
    for (; all.length - at >= length; at += length) yield all.subarray(at, at + length)
    waiting = [all.subarray(at)]
    size = all.length - at
  }
  if (size > 0) yield Buffer.concat(waiting)
}
