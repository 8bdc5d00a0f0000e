import { setImmediate } from 'node:timers/promises'
import { RefusalError } from './refusal.ts'

const longestTurnMs = 15

/** Await it between chunks. Throws once the time is over, and yields to the event loop when needed. */
export type YieldPoint = () => Promise<void> | undefined

export function createYieldPoint(signal?: AbortSignal): YieldPoint {
  let turnStarted = performance.now()
  return () => {
    if (signal?.aborted) throw new RefusalError('out_of_time', 'the deadline passed')
    if (performance.now() - turnStarted < longestTurnMs) return undefined
    return setImmediate().then(() => {
      turnStarted = performance.now()
      if (signal?.aborted) throw new RefusalError('out_of_time', 'the deadline passed')
    })
  }
}
