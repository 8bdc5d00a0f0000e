import { expect, it } from 'vitest'
import { lastDigestTime } from './send-digests.ts'

it('is due at eight in the morning of the provider, in summer and winter', () => {
  const timeIn = (timeZone: string, now: string) => lastDigestTime(timeZone, new Date(now)).toISOString()
  expect(timeIn('UTC', '2026-11-16T08:00:00Z')).toBe('2026-11-16T08:00:00.000Z')
  expect(timeIn('UTC', '2026-11-16T07:59:00Z')).toBe('2026-11-15T08:00:00.000Z')
  expect(timeIn('America/New_York', '2026-11-16T14:00:00Z')).toBe('2026-11-16T13:00:00.000Z')
  expect(timeIn('America/New_York', '2026-07-01T12:30:00Z')).toBe('2026-07-01T12:00:00.000Z')
})
