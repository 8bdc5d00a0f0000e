import { Worker } from 'node:worker_threads'
import { FileStoreError } from '../../../ports/file-store.ts'
import type { DiskRequest, DiskResponse } from './disk-worker.ts'
import type { WriteBuffer } from './disk-writer.ts'

type PendingRequest = { resolve: (response: DiskResponse) => void; reject: (error: unknown) => void }
type WorkerConnection = { worker: Worker; pending: Map<number, PendingRequest>; hasEnded: boolean }
type WithoutIds<Request> = Request extends DiskRequest ? Omit<Request, 'id' | 'file'> : never

/** Above this number, chunks are concatenated before they are posted to the worker. */
const mostChunks = 32

let current: WorkerConnection | undefined
let requestCount = 0
let fileCount = 0

const workerEnded = () => new FileStoreError('unreachable', 'The thread of the file store has ended.')

/** A file that the disk worker writes and digests. Calls reject once the worker that knows its digest has ended. */
export function openDiskWorkerFile() {
  const file = ++fileCount
  let connection: WorkerConnection | undefined

  /** The first request starts the worker. After a worker has ended, the next file starts another. */
  function send(request: WithoutIds<DiskRequest>, transferred: ArrayBuffer[] = []): Promise<DiskResponse> {
    if (!current || current.hasEnded) current = startDiskWorker()
    connection ??= current
    const { worker, pending, hasEnded } = connection
    if (hasEnded) return Promise.reject(workerEnded())
    const id = ++requestCount
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject })
      worker.ref()
      worker.postMessage({ ...request, id, file } as DiskRequest, transferred)
    })
  }
  function sendBytes(type: 'write' | 'append', descriptor: number, { start, chunks }: WriteBuffer) {
    const whole = (chunks.length > mostChunks ? [Buffer.concat(chunks)] : chunks).map(copyUnlessWhole)
    return send(
      { type, descriptor, start, chunks: whole },
      whole.map((chunk) => chunk.buffer),
    )
  }

  return {
    /** Transfers the memory of the chunks: they are empty afterwards. */
    write: (descriptor: number, buffer: WriteBuffer) => sendBytes('write', descriptor, buffer),
    /** Like `write`, for the next bytes of the file in order, which are also digested. */
    append: (descriptor: number, buffer: WriteBuffer) => sendBytes('append', descriptor, buffer),
    /** Digests the next bytes of the file in order, read from the disk. */
    digest: (path: string, start: number, end: number) => send({ type: 'digest', path, start, end }),
    async finish(): Promise<{ sha256: string; crc32: number }> {
      const { sha256, crc32 } = await send({ type: 'finish' })
      if (sha256 === undefined || crc32 === undefined) throw workerEnded()
      return { sha256, crc32 }
    },
    /** Discards the digest. */
    discard(): void {
      if (connection) send({ type: 'finish' }).catch(() => {})
    },
  }
}

/** Copies views, because only whole ArrayBuffers can be transferred. */
function copyUnlessWhole(chunk: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = chunk
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
  return isWhole ? (chunk as Uint8Array<ArrayBuffer>) : new Uint8Array(chunk)
}

function startDiskWorker(): WorkerConnection {
  const worker = new Worker(new URL('disk-worker.ts', import.meta.url))
  const connection: WorkerConnection = { worker, pending: new Map(), hasEnded: false }
  worker.on('message', (response: DiskResponse) => {
    const request = connection.pending.get(response.id)
    connection.pending.delete(response.id)
    // An idle worker must not keep the process alive.
    if (connection.pending.size === 0) worker.unref()
    if (response.failure === undefined) request?.resolve(response)
    else request?.reject(Object.assign(new Error(response.failure), { code: response.code }))
  })
  const end = (reason: unknown) => {
    connection.hasEnded = true
    for (const { reject } of connection.pending.values()) reject(reason)
    connection.pending.clear()
  }
  worker.on('error', end)
  worker.on('exit', () => end(workerEnded()))
  return connection
}
