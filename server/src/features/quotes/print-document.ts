import { WorkerPool } from '@portolan/documents/worker-pool'
import type { QuoteFacts } from './document/quote-facts.ts'

const longestMs = 60_000

/** One at a time: a document takes some hundred milliseconds, and nobody waits for it. */
const pool = new WorkerPool<QuoteFacts, Uint8Array>({
  script: new URL('./document-worker.ts', import.meta.url),
  size: 1,
  heapMiB: 256,
  memoryMiB: 400,
})

/** The PDF of a quote, made in a worker thread: on the main thread it would hold up everybody's calls. */
export async function printDocument(facts: QuoteFacts, signal: AbortSignal): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await pool.run(facts, { timeoutMs: longestMs, signal })
  return Buffer.from(buffer, byteOffset, byteLength)
}
