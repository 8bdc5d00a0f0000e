import { expect, it } from 'vitest'
import { addWorkdays, workdaysBetween } from './provider-days.ts'

const day = (from: string, count: number, timeZone = 'UTC') =>
  addWorkdays(timeZone, new Date(from), count).toISOString().slice(0, 10)

it('counts working days: nothing falls on a weekend, and what begins there begins on Monday', () => {
  expect(day('2026-11-20T10:00:00Z', 1)).toBe('2026-11-23')
  expect(day('2026-11-21T10:00:00Z', 1)).toBe('2026-11-24')
  expect(day('2026-11-16T10:00:00Z', 5)).toBe('2026-11-23')
  expect(day('2026-11-22T10:00:00Z', 0)).toBe('2026-11-23')
  const between = (from: string, until: string) => workdaysBetween('UTC', new Date(from), new Date(until))
  expect(between('2026-11-16T23:00:00Z', '2026-11-17T01:00:00Z')).toBe(1)
  expect(between('2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z')).toBe(1)
  expect(between('2026-11-21T10:00:00Z', '2026-11-23T10:00:00Z')).toBe(0)
  expect(between('2026-11-16T10:00:00Z', '2026-12-01T10:00:00Z')).toBe(11)
})

it('knows a weekend by the calendar of the provider', () => {
  expect(day('2026-11-20T01:00:00Z', 1)).toBe('2026-11-23')
  expect(day('2026-11-20T01:00:00Z', 1, 'America/Los_Angeles')).toBe('2026-11-21')
})
