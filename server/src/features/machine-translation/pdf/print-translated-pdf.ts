import { rm } from 'node:fs/promises'
import type { Refusal } from '@portolan/documents'
import { orLostReader } from '@portolan/documents/lost-reader'
import { WorkerPool } from '@portolan/documents/worker-pool'
import type { PrintedPdf, PrintTask } from './print-pages.ts'

const longestMs = 300_000

/** One at a time: pages are set faster than texts are translated. */
const pool = new WorkerPool<PrintTask, PrintedPdf | Refusal>({
  script: new URL('./print-worker.ts', import.meta.url),
  size: 1,
  heapMiB: 384,
  memoryMiB: 512,
})

/** Prints a translated document as a PDF in a worker thread. Leaves no file where it is refused. */
export async function printTranslatedPdf({
  signal,
  ...task
}: PrintTask & { readonly signal: AbortSignal }): Promise<PrintedPdf | Refusal> {
  let isPrinted = false
  try {
    const printed = await orLostReader(() => pool.run(task, { timeoutMs: longestMs, signal }))
    isPrinted = !('refusal' in printed)
    return printed
  } finally {
    if (!isPrinted) await rm(task.to, { force: true })
  }
}
