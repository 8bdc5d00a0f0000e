// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import SessionExpiry from './session-expiry.tsx'
import { watchIdle } from './watch-idle.ts'

const hour = 36e5
const key = 'portolan.lastActivity'
const start = Date.parse('2026-10-01T08:00:00.000Z')

// The dialog is loaded on demand, which fake timers cannot wait for.
await import('./expiry-dialog.tsx')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  localStorage.setItem(key, String(start))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const warning = () => screen.queryByRole('alertdialog')
const stored = () => Number(localStorage.getItem(key))
const elsewhere = (at: number) =>
  act(async () => {
    localStorage.setItem(key, String(at))
    dispatchEvent(new StorageEvent('storage', { key, newValue: String(at) }))
  })

async function show() {
  await act(async () => {
    render(<SessionExpiry />)
  })
}

it('ACCT-04 IDENT-09 warns after one hour in which nobody was there, and counts down from 30', async () => {
  await show()
  await pass(hour - 1)
  expect(warning()).toBeNull()
  await pass(1)
  expect(screen.getByText('You will be signed out in 30 seconds.')).toBeTruthy()
  await pass(1_000)
  expect(screen.getByText('You will be signed out in 29 seconds.')).toBeTruthy()
  await pass(28_000)
  expect(screen.getByText('You will be signed out in 1 second.')).toBeTruthy()
})

it('IDENT-09 counts pointer, key, scroll and touch as being there', async () => {
  await show()
  for (const sign of ['pointerMove', 'pointerDown', 'keyDown', 'scroll', 'touchStart'] as const) {
    await pass(hour - 60_000)
    fireEvent[sign](document.body)
    expect(stored()).toBe(Date.now())
    expect(warning()).toBeNull()
  }
})

it('writes down no more than every few seconds that somebody is there', async () => {
  await show()
  await pass(10_000)
  fireEvent.keyDown(document.body)
  const written = stored()
  await pass(4_000)
  fireEvent.keyDown(document.body)
  expect(stored()).toBe(written)
})

it('stays only when the button is pressed: moving about is not enough', async () => {
  await show()
  await pass(hour)
  fireEvent.pointerMove(document.body)
  expect(warning()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
  expect(warning()).toBeNull()
  expect(stored()).toBe(start + hour)
  await pass(hour - 1)
  expect(warning()).toBeNull()
})

it('shows and closes the warning together with the other tabs', async () => {
  await show()
  await pass(hour - 1_000)
  await elsewhere(start + hour - 1_000)
  await pass(1_000)
  expect(warning()).toBeNull()
  await pass(hour)
  expect(warning()).not.toBeNull()
  await elsewhere(Date.now())
  expect(warning()).toBeNull()
})

it('IDENT-10 signs out 30 seconds after the warning', async () => {
  const reported: (number | null)[] = []
  const onExpired = vi.fn()
  const stop = watchIdle((left) => reported.push(left), onExpired)
  await pass(hour + 29_999)
  expect(reported.at(-1)).toBe(1)
  expect(onExpired).not.toHaveBeenCalled()
  await pass(1)
  expect(onExpired).toHaveBeenCalledOnce()
  await pass(hour)
  expect(onExpired).toHaveBeenCalledOnce()
  stop()
})

it('IDENT-10 signs out at once on waking after a long sleep, by the clock and not by timers', () => {
  const onExpired = vi.fn()
  const stop = watchIdle(() => {}, onExpired)
  vi.setSystemTime(start + 3 * hour)
  fireEvent.pointerMove(document.body)
  expect(onExpired).toHaveBeenCalledOnce()
  expect(stored()).toBe(start)
  stop()
})
