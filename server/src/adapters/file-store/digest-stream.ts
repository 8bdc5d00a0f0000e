import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { FileStoreError } from '../../ports/file-store.ts'

export type FileDigest = { size: number; sha256: string; crc32: number }

/** Passes the bytes on and throws at the first one over the limit. */
export async function* limitSize(source: AsyncIterable<Uint8Array>, maxBytes = Number.POSITIVE_INFINITY) {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > maxBytes) throw new FileStoreError('too-large', `The file is larger than ${maxBytes} bytes.`)
    yield chunk
  }
}

/** Passes the bytes on and digests them. The digest is complete once all bytes are read. */
export function digestStream(source: AsyncIterable<Uint8Array>, maxBytes?: number) {
  const hash = createHash('sha256')
  let size = 0
  let crc = 0

  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const chunk of limitSize(source, maxBytes)) {
      hash.update(chunk)
      crc = crc32(chunk, crc)
      size += chunk.length
      yield chunk
    }
  }

  return { bytes: bytes(), digest: (): FileDigest => ({ size, sha256: hash.copy().digest('hex'), crc32: crc }) }
}

/** Regroups the bytes into chunks of this length; the last one may be shorter. */
export async function* splitIntoChunks(source: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    pending.push(chunk)
    size += chunk.length
    if (size < length) continue
    const all = Buffer.concat(pending)
    let at = 0
    for (; all.length - at >= length; at += length) yield all.subarray(at, at + length)
    pending = [all.subarray(at)]
    size = all.length - at
  }
  if (size > 0) yield Buffer.concat(pending)
}
