import { WorkerPool } from '@portolan/documents/worker-pool'
import type { QuoteFacts } from './document/quote-facts.ts'

const longestMs = 60_000

/** One at a time: a document takes some hundred milliseconds, and no user waits for it. */
const pool = new WorkerPool<QuoteFacts, Uint8Array>({
  script: new URL('./document-worker.ts', import.meta.url),
  size: 1,
  heapMiB: 256,
  memoryMiB: 400,
})

/** Makes the PDF of a quote in a worker thread, because it would block the event loop. */
export async function printDocument(facts: QuoteFacts, signal: AbortSignal): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await pool.run(facts, { timeoutMs: longestMs, signal })
  return Buffer.from(buffer, byteOffset, byteLength)
}
