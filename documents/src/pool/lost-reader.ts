import type { Refusal, RefusalCode } from '../refusal.ts'
import { WorkerLost } from './worker-pool.ts'

const codes: Record<WorkerLost['reason'], RefusalCode> = {
  timeout: 'out_of_time',
  memory: 'too_large_to_read',
  crash: 'reader_crashed',
}

/** Returns a refusal where the worker was lost. */
export async function orLostReader<Result>(work: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof WorkerLost)) throw error
    return { refusal: codes[error.reason], detail: error.message, hasLostReader: true }
  }
}
