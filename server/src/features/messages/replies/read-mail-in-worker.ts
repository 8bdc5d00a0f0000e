import { WorkerPool } from '@portolan/documents/worker-pool'
import type { MailTask, ReadMail } from './read-mail.ts'

const pool = new WorkerPool<MailTask, ReadMail>({
  script: new URL('./read-mail-worker.ts', import.meta.url),
  size: 1,
  heapMiB: 192,
  memoryMiB: 320,
})

const longestMs = 10_000

/**
 * Reads an email in a worker thread within limits of time and memory. Fails for an email that exceeds them, or that
 * the parser rejects.
 */
export const readMailInWorker = (task: MailTask): Promise<ReadMail> => pool.run(task, { timeoutMs: longestMs })
