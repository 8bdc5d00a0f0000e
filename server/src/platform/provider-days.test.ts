import { expect, it } from 'vitest'
import {
  addDays,
  addWorkdays,
  dayBefore,
  dayIn,
  dayOfDate,
  endOfWorkday,
  isoIn,
  mondayOf,
  nextWorkday,
  workdaysBetween,
} from './provider-days.ts'

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

const later = (from: string, days: number, timeZone: string) =>
  addWorkdays(timeZone, new Date(from), days).toISOString()

it('keeps the time of day over daylight-saving changes', () => {
  // Berlin goes to summer time on Sunday, March 29, 2026, and back on October 25.
  expect(later('2026-03-27T15:00:00Z', 1, 'Europe/Berlin')).toBe('2026-03-30T14:00:00.000Z')
  expect(later('2026-10-23T14:00:00Z', 1, 'Europe/Berlin')).toBe('2026-10-26T15:00:00.000Z')
  // New York on March 8 and November 1.
  expect(later('2026-03-06T22:00:00Z', 1, 'America/New_York')).toBe('2026-03-09T21:00:00.000Z')
  expect(later('2026-10-30T21:00:00Z', 1, 'America/New_York')).toBe('2026-11-02T22:00:00.000Z')
  expect(nextWorkday('Europe/Berlin', new Date('2026-03-27T15:00:00Z')).toISOString()).toBe('2026-03-30T14:00:00.000Z')
  expect(addDays('Europe/Berlin', new Date('2026-10-10T10:00:00Z'), 30).toISOString()).toBe('2026-11-09T11:00:00.000Z')
})

it('stays on the right day just before and after midnight', () => {
  // 00:30 on Friday in Berlin, 23:30 on Friday in New York.
  expect(later('2026-10-22T22:30:00Z', 1, 'Europe/Berlin')).toBe('2026-10-25T23:30:00.000Z')
  expect(later('2026-10-31T03:30:00Z', 1, 'America/New_York')).toBe('2026-11-03T04:30:00.000Z')
  const between = (from: string, until: string) => workdaysBetween('Europe/Berlin', new Date(from), new Date(until))
  expect(between('2026-03-26T22:30:00Z', '2026-03-26T23:30:00Z')).toBe(1)
  expect(between('2026-03-27T22:59:00Z', '2026-03-29T22:30:00Z')).toBe(1)
})

it('STAFF-18 writes an instant so that its first ten characters are the day of the provider', () => {
  const at = new Date('2026-11-15T23:30:00.250Z')
  expect(isoIn('Europe/Berlin', at)).toBe('2026-11-16T00:30:00.250+01:00')
  expect(isoIn('America/New_York', at)).toBe('2026-11-15T18:30:00.250-05:00')
  expect(isoIn('UTC', at)).toBe('2026-11-15T23:30:00.250Z')
  for (const timeZone of ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'UTC'])
    for (const time of [
      '2026-03-29T00:59:59.999Z',
      '2026-03-29T01:00:00Z',
      '2026-10-25T00:30:00Z',
      '2026-12-31T23:59:59Z',
    ]) {
      const text = isoIn(timeZone, new Date(time))
      expect([Date.parse(text), text.slice(0, 10)]).toEqual([Date.parse(time), dayIn(timeZone, new Date(time))])
    }
})

it('ends the working day at five in the afternoon where the provider works', () => {
  expect(endOfWorkday('Europe/Berlin', '2026-03-27').toISOString()).toBe('2026-03-27T16:00:00.000Z')
  expect(endOfWorkday('Europe/Berlin', '2026-03-30').toISOString()).toBe('2026-03-30T15:00:00.000Z')
})

it('reads the day of a column where the process runs', () => {
  expect(dayOfDate(new Date(2026, 2, 9))).toBe('2026-03-09')
})

it('counts calendar days', () => {
  expect(dayBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect([mondayOf('2026-11-16'), mondayOf('2026-11-22')]).toEqual(['2026-11-16', '2026-11-16'])
})
