import { Interruption, JobError } from './job-error.ts'

export type RetryDecision = { readonly state: 'failed' } | { readonly state: 'waiting'; readonly delayMs: number }

/** Outages of others pass; with the waits below, this many tries take most of a day. */
const TRIES_OF_LATER = 30
/** Something nobody foresaw is rarely better the next time. */
const TRIES_OF_A_FAULT = 8
const LONGEST_WAIT_MS = 3_600_000
/** Processes are killed now and then, and that is not the fault of what they work on. */
const FORGIVEN_DEATHS = 3

/** What becomes of a job whose handler threw. The thrown error's own word counts most. */
export function decideRetry(thrown: unknown, attempt: number): RetryDecision {
  if (thrown instanceof Interruption) return { state: 'waiting', delayMs: 0 }
  const { retry, afterMs } = wordsOf(thrown)
  if (retry === 'never') return { state: 'failed' }
  if (attempt >= (retry === 'later' ? TRIES_OF_LATER : TRIES_OF_A_FAULT)) return { state: 'failed' }
  return { state: 'waiting', delayMs: afterMs ?? usualWait(attempt) }
}

function wordsOf(thrown: unknown): { retry?: unknown; afterMs?: number } {
  if (typeof thrown !== 'object' || thrown === null) return {}
  const { retry, afterMs } = thrown as { retry?: unknown; afterMs?: unknown }
  return { retry, ...(typeof afterMs === 'number' && { afterMs }) }
}

/** Two seconds, doubled each time, a quarter more or less so that many do not come back at once. */
function usualWait(attempt: number): number {
  return Math.min(2 ** attempt * 1000, LONGEST_WAIT_MS) * (0.75 + Math.random() / 2)
}

/**
 * A job that takes its process down each time must do so ever more rarely, and not for ever. One that only worked beside
 * it comes back at another time, and finishes.
 */
export function pauseAfterDeaths(deaths: number): void {
  if (deaths <= FORGIVEN_DEATHS) return
  const afterMs = Math.min(2 ** (deaths - FORGIVEN_DEATHS) * 1000, LONGEST_WAIT_MS) * (0.5 + Math.random())
  throw new JobError('The process died while it worked on this.', 'later', afterMs)
}
