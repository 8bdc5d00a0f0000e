// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notify, Snackbar } from './snackbar.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

it('SHELL-42 hides a snackbar by itself after 15 s', () => {
  render(<Snackbar />)
  act(() => notify('Saved'))
  act(() => vi.advanceTimersByTime(14_999))
  expect(screen.getByRole('status').textContent).toContain('Saved')
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('can be dismissed before', () => {
  render(<Snackbar />)
  act(() => notify('Saved'))
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
  expect(screen.getByRole('status').textContent).toBe('')
})

it('shows three at most, the newest ones', () => {
  render(<Snackbar />)
  for (const text of ['One', 'Two', 'Three', 'Four']) act(() => notify(text))
  expect(screen.getByRole('status').textContent).toBe('TwoThreeFour')
})
