import { describe, expect, it } from 'vitest'
import { Interruption, JobError } from './job-error.ts'
import { decideRetry, delayAfterDeaths } from './retry-policy.ts'

describe('retry policy', () => {
  it('fails at once where the error says never', () => {
    expect(decideRetry(new JobError('bad input', 'never'), 1)).toEqual({ state: 'failed' })
    expect(decideRetry({ retry: 'never' }, 1)).toEqual({ state: 'failed' })
  })

  it('retries after the delay that the error names', () => {
    expect(decideRetry(new JobError('busy', 'later', 1234), 1)).toEqual({ state: 'waiting', delayMs: 1234 })
  })

  it('doubles the delay up to about an hour', () => {
    const wait = (attempt: number) => (decideRetry({ retry: 'later' }, attempt) as { delayMs: number }).delayMs
    expect(wait(1)).toBeGreaterThanOrEqual(1500)
    expect(wait(1)).toBeLessThanOrEqual(2500)
    expect(wait(4)).toBeGreaterThanOrEqual(12_000)
    expect(wait(25)).toBeLessThanOrEqual(4_500_000)
  })

  it('gives up after 30 attempts, or 8 after unexpected errors', () => {
    expect(decideRetry({ retry: 'later' }, 29).state).toBe('waiting')
    expect(decideRetry({ retry: 'later' }, 30).state).toBe('failed')
    expect(decideRetry(new TypeError('oops'), 7).state).toBe('waiting')
    expect(decideRetry(new TypeError('oops'), 8).state).toBe('failed')
    expect(decideRetry('a thrown string', 1).state).toBe('waiting')
  })

  it('runs at once on the next worker when this one stops', () => {
    expect(decideRetry(new Interruption('stopping'), 99)).toEqual({ state: 'waiting', delayMs: 0 })
  })

  it('delays a job after many deaths of its process, but not after a few', () => {
    const delay = (deaths: number) => {
      try {
        delayAfterDeaths(deaths)
      } catch (error) {
        return error as JobError
      }
      return undefined
    }
    expect([delay(1), delay(3)]).toEqual([undefined, undefined])
    expect(delay(4)).toMatchObject({ retry: 'later' })
    expect(delay(4)!.afterMs).toBeLessThanOrEqual(3_000)
    expect(delay(8)!.afterMs).toBeGreaterThanOrEqual(16_000)
    expect(delay(99)!.afterMs).toBeLessThanOrEqual(5_400_000)
  })
})
