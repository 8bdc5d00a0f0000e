// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notify, notifyAbout, Snackbar } from './snackbar.tsx'
import { makeWay } from './snackbar-store.ts'

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

it('gives way to a newer note about the same thing, which can be undone', () => {
  render(<Snackbar />)
  const run = vi.fn()
  act(() => notifyAbout('order', 'Files added'))
  act(() => notifyAbout('another', 'Saved'))
  act(() => notifyAbout('order', 'Delivered', { label: 'Undo', run }))
  expect(screen.getByRole('status').textContent).toBe('SavedDeliveredUndo')
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(run).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

it('gives way to a dialog, and is back after it only if there is something to press', () => {
  render(<Snackbar />)
  act(() => notify('Saved'))
  act(() => notifyAbout('order', 'Canceled', { label: 'Undo', run: vi.fn() }))
  act(() => vi.advanceTimersByTime(1_000))
  let comeBack = () => {}
  act(() => {
    comeBack = makeWay()
  })
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => notify('Copied'))
  expect(screen.getByRole('status').textContent).toBe('Copied')
  act(() => comeBack())
  expect(screen.getByRole('status').textContent).toBe('CanceledUndoCopied')
})

it('stays in view where it is about the press that opens the dialog', () => {
  render(<Snackbar />)
  act(() => notify('Saved'))
  act(() => vi.advanceTimersByTime(1_000))
  act(() => notify('Template deleted'))
  act(() => void makeWay())
  expect(screen.getByRole('status').textContent).toBe('Template deleted')
})

it('is reached by F6, which also goes back', () => {
  render(
    <>
      <input aria-label="Name" />
      <Snackbar />
    </>,
  )
  const input = screen.getByLabelText('Name')
  input.focus()
  act(() => notify('Saved'))
  fireEvent.keyDown(input, { key: 'F6' })
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' })
  expect(document.activeElement).toBe(first)
  fireEvent.keyDown(document.body, { key: 'F6' })
  expect(document.activeElement).toBe(input)
})

it('gives the focus to the next note, then back to the page, as notes go', () => {
  render(
    <>
      <input aria-label="Name" />
      <Snackbar />
    </>,
  )
  const input = screen.getByLabelText('Name')
  input.focus()
  for (const text of ['One', 'Two']) act(() => notify(text))
  fireEvent.keyDown(input, { key: 'F6' })
  act(() => (document.activeElement as HTMLElement).click())
  expect(document.activeElement?.parentElement?.textContent).toBe('Two')
  act(() => (document.activeElement as HTMLElement).click())
  expect(document.activeElement).toBe(input)
})
