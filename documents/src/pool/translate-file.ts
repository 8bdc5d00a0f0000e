import type { FileType } from '../file-types.ts'
import { limits } from '../limits.ts'
import type { Refusal } from '../refusal.ts'
import type { SegmentReport, TranslationReport } from '../segments/report.ts'
import type { CheckOptions, TranslationCheck } from '../translate/check-translation.ts'
import type { SegmentOptions } from '../translate/read-segments.ts'
import type { TranslationOptions } from '../translate/write-translation.ts'
import { orLostReader } from './lost-reader.ts'
import type { TranslateResult, TranslateTask } from './translate-worker.ts'
import { WorkerPool } from './worker-pool.ts'

type Abortable = { readonly signal?: AbortSignal }

const pool = new WorkerPool<TranslateTask, TranslateResult>({
  script: new URL('./translate-worker.ts', import.meta.url),
  size: limits.translators,
  heapMiB: limits.translatorHeapMiB,
  memoryMiB: limits.translatorMemoryMiB,
})

/** Writes the segments of a document to a file, in document order. */
export function readSegments(
  path: string,
  type: FileType,
  { signal, ...options }: SegmentOptions & Abortable,
): Promise<SegmentReport | Refusal> {
  return run({ action: 'read', path, type, options }, signal) as Promise<SegmentReport | Refusal>
}

/** Writes the translated document. Texts that occur several times must have got equal answers. */
export function writeTranslation(
  path: string,
  type: FileType,
  { signal, ...options }: TranslationOptions & Abortable,
): Promise<TranslationReport | Refusal> {
  return run({ action: 'write', path, type, options }, signal) as Promise<TranslationReport | Refusal>
}

/** Writes the translated content of a pdf as lines of JSON, each a `BlockLine`, from which new pages can be set. */
export function writeBlocks(
  path: string,
  { signal, ...options }: TranslationOptions & Abortable,
): Promise<TranslationReport | Refusal> {
  return run({ action: 'blocks', path, type: 'pdf', options }, signal) as Promise<TranslationReport | Refusal>
}

/** Reads a translated document back: was it really translated? */
export function checkTranslation(
  sourcePath: string,
  outputPath: string,
  type: FileType,
  { signal, ...options }: CheckOptions & Abortable = {},
): Promise<TranslationCheck | Refusal> {
  return run({ action: 'check', path: sourcePath, outputPath, type, options }, signal) as Promise<
    TranslationCheck | Refusal
  >
}

const run = (task: TranslateTask, signal: AbortSignal | undefined): Promise<TranslateResult> =>
  orLostReader(() => pool.run(task, { timeoutMs: limits.translateMs + recognizeMs(task), signal }))

const recognizeMs = ({ options }: TranslateTask): number => (options.recognizer ? limits.recognizeMs : 0)
