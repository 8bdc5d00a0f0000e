import { Worker } from 'node:worker_threads'
import type { CountNote } from '../count/text-count.ts'
import type { TextSize } from '../count/words.ts'
import { limits } from '../limits.ts'
import { type RefusalCode, Refused } from '../refusal.ts'
import type { Source } from '../source.ts'

export type PdfText = TextSize & {
  readonly pages: number
  /** With hardly any words on them, as scans have. */
  readonly thinPages: number
  readonly notes: readonly CountNote[]
}

/** What the two threads say to each other. */
export type PdfWork = { readonly size: number; readonly wants: 'text' | 'nothing' }
export type FromPdfThread =
  | { readonly says: 'read'; readonly begin: number; readonly end: number }
  | { readonly says: 'done'; readonly text: PdfText }
  | { readonly says: 'refused'; readonly code: RefusalCode; readonly detail: string }
export type ToPdfThread = { readonly begin: number; readonly bytes: Uint8Array }

const memoryWatchMs = 50
const heapMiB = 256

let lastOne: Promise<unknown> = Promise.resolve()

/** Each in its turn: the memory of one is watched by how much the whole process grows. */
export function readPdf(source: Source, signal?: AbortSignal): Promise<PdfText> {
  return inTurn(() => readInThread(source, 'text', signal))
}

export async function opensWithoutPassword(source: Source, signal?: AbortSignal): Promise<boolean> {
  try {
    await inTurn(() => readInThread(source, 'nothing', signal))
    return true
  } catch (error) {
    if (error instanceof Refused && error.code === 'password_protected') return false
    throw error
  }
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = lastOne.then(work)
  lastOne = mine.catch(() => undefined)
  return mine
}

/** A thread of its own, since only a thread can be stopped in the middle of an endless loop or of a flood. */
function readInThread(source: Source, wants: PdfWork['wants'], signal?: AbortSignal): Promise<PdfText> {
  if (signal?.aborted) throw new Refused('out_of_time', 'the deadline passed')
  const work: PdfWork = { size: source.size, wants }
  const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: work,
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMiB },
  })
  const { promise, resolve, reject } = Promise.withResolvers<PdfText>()
  const refuse = (code: RefusalCode, detail: string): void => reject(new Refused(code, detail))
  const onAbort = (): void => refuse('out_of_time', 'the deadline passed')
  const before = process.memoryUsage.rss()
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > limits.pdfMemoryBytes)
      refuse('too_large_to_read', 'pdf takes too much memory')
  }, memoryWatchMs)
  signal?.addEventListener('abort', onAbort)
  thread.on('message', (message: FromPdfThread) => {
    if (message.says === 'done') resolve(message.text)
    else if (message.says === 'refused') refuse(message.code, message.detail)
    else answerRead(thread, source, message).catch(reject)
  })
  thread.on('error', (error: Error & { code?: string }) =>
    refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large_to_read' : 'broken', `pdf: ${error.message}`),
  )
  thread.on('exit', () => refuse('broken', 'pdf reader ended early'))
  return promise.finally(async () => {
    clearInterval(watch)
    signal?.removeEventListener('abort', onAbort)
    await thread.terminate()
  })
}

async function answerRead(
  thread: Worker,
  source: Source,
  { begin, end }: { begin: number; end: number },
): Promise<void> {
  const answer: ToPdfThread = { begin, bytes: new Uint8Array(await source.read(begin, end - begin)) }
  thread.postMessage(answer, [answer.bytes.buffer as ArrayBuffer])
}
