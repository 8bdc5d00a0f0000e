// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { hasBeenIdle, recordActivity } from './session-activity.ts'

const now = Date.parse('2026-10-01T08:00:00.000Z')

afterEach(() => localStorage.clear())

it('IDENT-11 calls the last sign of life too old when it is more than one hour old', () => {
  recordActivity(now - 36e5)
  expect(hasBeenIdle(now)).toBe(false)
  recordActivity(now - 36e5 - 1)
  expect(hasBeenIdle(now)).toBe(true)
})

it('is patient with somebody never seen before', () => {
  expect(hasBeenIdle(now)).toBe(false)
})
