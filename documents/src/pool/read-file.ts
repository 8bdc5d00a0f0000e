import type { TextCount } from '../count/text-count.ts'
import type { FileType } from '../file-types.ts'
import type { FileFacts } from '../inspect/inspect-file.ts'
import { limits } from '../limits.ts'
import type { Refusal } from '../refusal.ts'
import { orLostReader } from './lost-reader.ts'
import type { ReadTask } from './read-worker.ts'
import { type TaskOptions, WorkerPool } from './worker-pool.ts'

export type ReadOptions = {
  /** When it aborts, the reading ends at once and its reason is thrown. */
  readonly signal?: AbortSignal
  /** Awaited when the reading really starts: files may have to wait for a free worker. */
  readonly beforeReading?: () => Promise<void>
}

const pool = new WorkerPool<ReadTask, FileFacts | TextCount | Refusal>({
  script: new URL('./read-worker.ts', import.meta.url),
  size: limits.readers,
  heapMiB: limits.readerHeapMiB,
  memoryMiB: limits.readerMemoryMiB,
})

/** What a file is, by its content; or why it is not safe or not fit to be worked on. */
export async function inspectFile(
  path: string,
  { name, ...options }: ReadOptions & { readonly name: string },
): Promise<FileFacts | Refusal> {
  return read({ action: 'inspect', path, name }, limits.inspectMs, options) as Promise<FileFacts | Refusal>
}

/** Words, characters and pages of a file that `inspectFile` found to be of this type. */
export async function countText(path: string, type: FileType, options: ReadOptions = {}): Promise<TextCount | Refusal> {
  return read({ action: 'count', input: path, type }, limits.countMs, options) as Promise<TextCount | Refusal>
}

/** The same for a text that was typed, as if it were a text file. */
export async function countTypedText(text: string, options: ReadOptions = {}): Promise<TextCount | Refusal> {
  const input = new TextEncoder().encode(text)
  return read({ action: 'count', input, type: 'txt' }, limits.countMs, options) as Promise<TextCount | Refusal>
}

function read(task: ReadTask, timeoutMs: number, { signal, beforeReading }: ReadOptions) {
  const options: TaskOptions = { timeoutMs, signal, beforeStart: beforeReading }
  return orLostReader(() => pool.run(task, options))
}
