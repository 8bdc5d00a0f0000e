import { WorkerLost, WorkerPool } from '@portolan/documents/worker-pool'
import { Refusal } from '../../../../platform/refusal.ts'
import type { ReadResult, ReadTask } from './read-terms-worker.ts'
import type { TermRow } from './term-row.ts'

const pool = new WorkerPool<ReadTask, ReadResult>({
  script: new URL('./read-terms-worker.ts', import.meta.url),
  size: 1,
  heapMiB: 256,
  memoryMiB: 384,
})

const longestMs = 10_000

/** Reads a file in a worker thread within limits of time and memory, because its content comes from outside. */
export async function readTerms(task: ReadTask, signal: AbortSignal): Promise<readonly TermRow[]> {
  const result = await pool.run(task, { timeoutMs: longestMs, signal }).catch((error: unknown): ReadResult => {
    if (error instanceof WorkerLost) return { problem: { reason: 'other' } }
    throw error
  })
  if ('problem' in result) throw new Refusal('glossary_file_unreadable', result.problem)
  return result.rows
}
