import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { queryClient } from './query-client.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

async function attemptsAgainst(error: Error): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error))
  const outcome = queryClient.fetchQuery({ queryKey: ['failing'], queryFn }).catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  await outcome
  return queryFn.mock.calls.length
}

it.each([500, 503, 404, 0])('SHELL-44 makes at most three attempts when the answer is %i', async (status) => {
  expect(await attemptsAgainst(new ApiError(status))).toBe(3)
})

it.each([401, 403])('SHELL-44 never tries again after %i', async (status) => {
  expect(await attemptsAgainst(new ApiError(status))).toBe(1)
})

it('SHELL-43 holds an answer to be fresh for 1,200,000 ms', async () => {
  const queryFn = vi.fn(async () => 'answer')
  const ask = () => queryClient.fetchQuery({ queryKey: ['fresh'], queryFn })
  await ask()
  vi.advanceTimersByTime(1_199_999)
  await ask()
  expect(queryFn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await ask()
  expect(queryFn).toHaveBeenCalledTimes(2)
})
