import { expect, it } from 'vitest'
import { inTurns, SliceEnded, startSlice } from './slice.ts'

const slice = startSlice(new AbortController().signal)

/** Counts until it is ended. */
const count = async (signal: AbortSignal, keep: () => void, until: number) => {
  for (let done = 1; done <= until; done++) {
    signal.throwIfAborted()
    keep()
  }
  return until
}

it('ends a long step where it has kept what is done, so that the next job continues', async () => {
  const long = inTurns(slice, ({ signal, keep }) => count(signal, keep, 10), 0)
  await expect(long).rejects.toThrow(SliceEnded)
})

it('lets a step finish that keeps nothing, or that is short', async () => {
  expect(await inTurns(slice, ({ signal }) => count(signal, () => {}, 10), 0)).toBe(10)
  expect(await inTurns(slice, ({ signal, keep }) => count(signal, keep, 10))).toBe(10)
})

it('passes on failures and the end of the job', async () => {
  await expect(inTurns(slice, () => Promise.reject(new Error('broken')), 0)).rejects.toThrow('broken')
  const job = new AbortController()
  const stopped = inTurns(startSlice(job.signal), async ({ signal }) => {
    job.abort(new Error('stopped'))
    signal.throwIfAborted()
  })
  await expect(stopped).rejects.toThrow('stopped')
})
