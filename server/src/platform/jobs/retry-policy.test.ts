import { describe, expect, it } from 'vitest'
import { Interruption, JobError } from './job-error.ts'
import { decideRetry, pauseAfterDeaths } from './retry-policy.ts'

describe('what becomes of a job that failed', () => {
  it('ends at once when trying again is pointless', () => {
    expect(decideRetry(new JobError('bad input', 'never'), 1)).toEqual({ state: 'failed' })
    expect(decideRetry({ retry: 'never' }, 1)).toEqual({ state: 'failed' })
  })

  it('comes back when the error says so, after the time it names', () => {
    expect(decideRetry(new JobError('busy', 'later', 1234), 1)).toEqual({ state: 'waiting', delayMs: 1234 })
  })

  it('waits twice as long each time, but no more than about an hour', () => {
    const wait = (attempt: number) => (decideRetry({ retry: 'later' }, attempt) as { delayMs: number }).delayMs
    expect(wait(1)).toBeGreaterThanOrEqual(1500)
    expect(wait(1)).toBeLessThanOrEqual(2500)
    expect(wait(4)).toBeGreaterThanOrEqual(12_000)
    expect(wait(25)).toBeLessThanOrEqual(4_500_000)
  })

  it('is given up after many outages, and sooner after errors nobody foresaw', () => {
    expect(decideRetry({ retry: 'later' }, 29).state).toBe('waiting')
    expect(decideRetry({ retry: 'later' }, 30).state).toBe('failed')
    expect(decideRetry(new TypeError('oops'), 7).state).toBe('waiting')
    expect(decideRetry(new TypeError('oops'), 8).state).toBe('failed')
    expect(decideRetry('a thrown string', 1).state).toBe('waiting')
  })

  it('waits for the next worker when this one stops', () => {
    expect(decideRetry(new Interruption('stopping'), 99)).toEqual({ state: 'waiting', delayMs: 0 })
  })
  it('runs at once after a few deaths of its process, and ever more rarely after many', () => {
    const pause = (deaths: number) => {
      try {
        pauseAfterDeaths(deaths)
      } catch (error) {
        return error as JobError
      }
      return undefined
    }
    expect([pause(1), pause(3)]).toEqual([undefined, undefined])
    expect(pause(4)).toMatchObject({ retry: 'later' })
    expect(pause(4)!.afterMs).toBeLessThanOrEqual(3_000)
    expect(pause(8)!.afterMs).toBeGreaterThanOrEqual(16_000)
    expect(pause(99)!.afterMs).toBeLessThanOrEqual(5_400_000)
  })
})
