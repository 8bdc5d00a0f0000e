// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAsyncCheck } from './use-async-check.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const asked: { value: string; signal: AbortSignal; answer: (isKnown: boolean) => void; fail: () => void }[] = []

const ask = (value: string, signal: AbortSignal) =>
  new Promise<boolean>((resolve, reject) => {
    asked.push({ value, signal, answer: resolve, fail: () => reject(new Error('away')) })
  })

function check(value: string) {
  asked.length = 0
  return renderHook((typed: string) => useAsyncCheck(typed, ask), { initialProps: value })
}
const pause = () => act(() => vi.advanceTimersByTimeAsync(300))

it('asks once typing has paused', async () => {
  const { result, rerender } = check('')
  expect(result.current).toEqual({ kind: 'idle' })
  for (const typed of ['P', 'PO', 'PO-1']) rerender(typed)
  expect(result.current).toEqual({ kind: 'checking' })
  await pause()
  expect(asked.map(({ value }) => value)).toEqual(['PO-1'])
  await act(async () => asked[0]!.answer(true))
  expect(result.current).toEqual({ kind: 'answered', answer: true })
})

it('drops the answer to an earlier value', async () => {
  const { result, rerender } = check('PO-1')
  await pause()
  rerender('PO-2')
  await act(async () => asked[0]!.answer(true))
  expect(asked[0]!.signal.aborted).toBe(true)
  expect(result.current).toEqual({ kind: 'checking' })
})

it('says so when it could not ask', async () => {
  const { result } = check('PO-1')
  await pause()
  await act(async () => asked[0]!.fail())
  expect(result.current).toEqual({ kind: 'failed' })
})
