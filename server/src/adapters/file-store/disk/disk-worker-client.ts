import { Worker } from 'node:worker_threads'
import { FileStoreError } from '../../../ports/file-store.ts'
import type { Piece } from './buffered-writer.ts'
import type { DiskAnswer, DiskQuestion } from './disk-worker.ts'

type Waiting = { found: (answer: DiskAnswer) => void; failed: (error: unknown) => void }
type Thread = { worker: Worker; waiting: Map<number, Waiting>; isOver: boolean }
type WithoutIds<Question> = Question extends DiskQuestion ? Omit<Question, 'id' | 'about'> : never

/** Of more than these none travels alone. */
const MOST_CHUNKS = 32

let current: Thread | undefined
let questions = 0
let files = 0

const lost = () => new FileStoreError('unreachable', 'The thread of the file store has ended.')

/** One file, written and digested beside our own work. Each call rejects once the thread has lost its memory of it. */
export function openDiskWorkerFile() {
  const about = ++files
  let thread: Thread | undefined

  /** The thread begins with the first question. Should it ever end, the next file begins another. */
  function ask(question: WithoutIds<DiskQuestion>, sent: ArrayBuffer[] = []): Promise<DiskAnswer> {
    if (!current || current.isOver) current = begin()
    thread ??= current
    const { worker, waiting, isOver } = thread
    if (isOver) return Promise.reject(lost())
    const id = ++questions
    return new Promise((found, failed) => {
      waiting.set(id, { found, failed })
      worker.ref()
      worker.postMessage({ ...question, id, about } as DiskQuestion, sent)
    })
  }
  function put(how: 'write' | 'append', descriptor: number, { start, chunks }: Piece) {
    const sent = (chunks.length > MOST_CHUNKS ? [Buffer.concat(chunks)] : chunks).map(ownMemory)
    return ask(
      { ask: how, descriptor, start, chunks: sent },
      sent.map((chunk) => chunk.buffer),
    )
  }

  return {
    /** The bytes are no longer here afterwards. */
    write: (descriptor: number, piece: Piece) => put('write', descriptor, piece),
    /** The same with the next bytes of the file in their order, whose digests are taken. */
    append: (descriptor: number, piece: Piece) => put('append', descriptor, piece),
    /** The next bytes of the file in their order, from the disk. */
    look: (path: string, start: number, end: number) => ask({ ask: 'look', path, start, end }),
    async finish(): Promise<{ sha256: string; crc32: number }> {
      const { sha256, crc32 } = await ask({ ask: 'finish' })
      if (sha256 === undefined || crc32 === undefined) throw lost()
      return { sha256, crc32 }
    },
    /** Nobody wants to know any more. */
    forget(): void {
      if (thread) ask({ ask: 'finish' }).catch(() => {})
    },
  }
}

/** What is a part of something larger travels as a copy. */
function ownMemory(chunk: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = chunk
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
  return isWhole ? (chunk as Uint8Array<ArrayBuffer>) : new Uint8Array(chunk)
}

function begin(): Thread {
  const worker = new Worker(new URL('disk-thread.ts', import.meta.url))
  const thread: Thread = { worker, waiting: new Map(), isOver: false }
  worker.on('message', (answer: DiskAnswer) => {
    const asked = thread.waiting.get(answer.id)
    thread.waiting.delete(answer.id)
    // Nobody is kept from leaving by a thread that has nothing to do.
    if (thread.waiting.size === 0) worker.unref()
    if (answer.failure === undefined) asked?.found(answer)
    else asked?.failed(Object.assign(new Error(answer.failure), { code: answer.code }))
  })
  const end = (reason: unknown) => {
    thread.isOver = true
    for (const { failed } of thread.waiting.values()) failed(reason)
    thread.waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', () => end(lost()))
  return thread
}
