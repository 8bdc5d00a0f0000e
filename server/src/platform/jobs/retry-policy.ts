import { Interruption, JobError } from './job-error.ts'

export type RetryDecision = { readonly state: 'failed' } | { readonly state: 'waiting'; readonly delayMs: number }

/** For errors that ask for a retry. With the delays below, this many attempts take most of a day. */
const mostAttempts = 30
/** Unexpected errors rarely go away by themselves. */
const mostAttemptsAfterFault = 8
const longestDelayMs = 3_600_000
/** A process may be killed for reasons that have nothing to do with its jobs. */
const deathsWithoutDelay = 3

/** Decides about a job whose handler threw. A `retry` property of the error takes precedence. */
export function decideRetry(thrown: unknown, attempt: number): RetryDecision {
  if (thrown instanceof Interruption) return { state: 'waiting', delayMs: 0 }
  const { retry, afterMs } = readRetryHint(thrown)
  if (retry === 'never') return { state: 'failed' }
  if (attempt >= (retry === 'later' ? mostAttempts : mostAttemptsAfterFault)) return { state: 'failed' }
  return { state: 'waiting', delayMs: afterMs ?? exponentialDelay(attempt) }
}

function readRetryHint(thrown: unknown): { retry?: unknown; afterMs?: number } {
  if (typeof thrown !== 'object' || thrown === null) return {}
  const { retry, afterMs } = thrown as { retry?: unknown; afterMs?: unknown }
  return { retry, ...(typeof afterMs === 'number' && { afterMs }) }
}

/** Exponential backoff from two seconds on, with 25 % jitter. */
function exponentialDelay(attempt: number): number {
  return Math.min(2 ** attempt * 1000, longestDelayMs) * (0.75 + Math.random() / 2)
}

/**
 * Throws to delay a job after repeated deaths of its process. A job that kills its process runs less and less often;
 * one that was merely running in the same process gets another time slot and finishes.
 */
export function delayAfterDeaths(deaths: number): void {
  if (deaths <= deathsWithoutDelay) return
  const afterMs = Math.min(2 ** (deaths - deathsWithoutDelay) * 1000, longestDelayMs) * (0.5 + Math.random())
  throw new JobError('The process died while it worked on this.', 'later', afterMs)
}
