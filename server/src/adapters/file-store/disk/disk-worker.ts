import { createHash, type Hash } from 'node:crypto'
import { closeSync, openSync, readSync, writevSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { crc32 } from 'node:zlib'

/*
 * Worker thread that writes and digests files. A gigabyte takes seconds, which the main thread needs for requests.
 * Messages about one file arrive one after the other.
 */
export type DiskRequest =
  | { id: number; file: number; type: 'write' | 'append'; descriptor: number; start: number; chunks: Uint8Array[] }
  | { id: number; file: number; type: 'digest'; path: string; start: number; end: number }
  | { id: number; file: number; type: 'finish' }
export type DiskResponse = { id: number; sha256?: string; crc32?: number; failure?: string; code?: string | undefined }

type RunningDigest = { hash: Hash; crc: number }

/** Shared by all reads, so that reading large files leaves no garbage. */
const buffer = Buffer.alloc(256 * 1024)
const digests = new Map<number, RunningDigest>()

function handle(request: DiskRequest): Omit<DiskResponse, 'id'> {
  if (request.type === 'write') return write(request.descriptor, request.chunks, request.start)
  const digest = digests.get(request.file) ?? { hash: createHash('sha256'), crc: 0 }
  digests.set(request.file, digest)
  if (request.type === 'digest') return digestRange(digest, request.path, request.start, request.end)
  if (request.type === 'append') {
    for (const chunk of request.chunks) update(digest, chunk)
    return write(request.descriptor, request.chunks, request.start)
  }
  digests.delete(request.file)
  return { sha256: digest.hash.digest('hex'), crc32: digest.crc }
}

function update(digest: RunningDigest, bytes: Uint8Array): void {
  digest.hash.update(bytes)
  digest.crc = crc32(bytes, digest.crc)
}

/** The system may write less than it was given, so this repeats until nothing is left. */
function write(descriptor: number, chunks: readonly Uint8Array[], start: number) {
  let left = chunks
  let at = start
  while (left.length > 0) {
    const written = writevSync(descriptor, left, at)
    at += written
    left = skipBytes(left, written)
  }
  // Frees the memory now. The garbage collector of this thread runs too rarely to keep up with many uploads.
  for (const { buffer: memory } of chunks) if (memory instanceof ArrayBuffer) memory.transfer(0)
  return {}
}

function skipBytes(chunks: readonly Uint8Array[], bytes: number): readonly Uint8Array[] {
  const [first, ...others] = chunks
  if (!first) return []
  return bytes < first.length ? [first.subarray(bytes), ...others] : skipBytes(others, bytes - first.length)
}

function digestRange(digest: RunningDigest, path: string, start: number, end: number) {
  const descriptor = openSync(path, 'r')
  try {
    for (let at = start; at < end; ) {
      const length = readSync(descriptor, buffer, 0, Math.min(buffer.length, end - at), at)
      if (length === 0) throw new Error('The file is shorter than it should be.')
      update(digest, buffer.subarray(0, length))
      at += length
    }
  } finally {
    closeSync(descriptor)
  }
  return {}
}

// On Linux this applies to the calling thread only: requests to the main thread take precedence over file work. Added to
// the priority of the process, as only root may go below what `nice` has set.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 5, 19))
parentPort?.on('message', (request: DiskRequest) => {
  const respond = (response: Omit<DiskResponse, 'id'>) =>
    parentPort?.postMessage({ id: request.id, ...response } satisfies DiskResponse)
  try {
    respond(handle(request))
  } catch (error) {
    respond({ failure: String(error), code: (error as NodeJS.ErrnoException).code })
  }
})
