import { setImmediate } from 'node:timers/promises'
import { Refused } from './refusal.ts'

const longestTurnMs = 15

/** Asked between any two chunks: ends the work when its time is over, and lets others have a turn. */
export type Pace = () => Promise<void> | undefined

export function paceOf(signal?: AbortSignal): Pace {
  let turnBegan = performance.now()
  return () => {
    if (signal?.aborted) throw new Refused('out_of_time', 'the deadline passed')
    if (performance.now() - turnBegan < longestTurnMs) return undefined
    return setImmediate().then(() => {
      turnBegan = performance.now()
      if (signal?.aborted) throw new Refused('out_of_time', 'the deadline passed')
    })
  }
}
