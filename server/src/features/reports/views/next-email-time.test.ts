import { expect, it } from 'vitest'
import { nextEmailTime } from './next-email-time.ts'

it.each([
  ['WEEKLY', 'UTC', '2026-11-16T06:59:59Z', '2026-11-16T07:00:00.000Z'],
  ['WEEKLY', 'UTC', '2026-11-16T07:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['WEEKLY', 'America/New_York', '2026-10-30T12:00:00Z', '2026-11-02T12:00:00.000Z'],
  ['WEEKLY', 'Asia/Kathmandu', '2026-11-16T01:15:00Z', '2026-11-23T01:15:00.000Z'],
  ['MONTHLY', 'UTC', '2026-12-31T23:00:00Z', '2027-01-01T07:00:00.000Z'],
  ['MONTHLY', 'Pacific/Auckland', '2026-12-31T17:00:00Z', '2026-12-31T18:00:00.000Z'],
  ['MONTHLY', 'UTC', '2026-11-01T07:00:00Z', '2026-12-01T07:00:00.000Z'],
] as const)('%s in %s after %s is %s', (emails, timeZone, now, next) => {
  expect(nextEmailTime(emails, timeZone, new Date(now)).toISOString()).toBe(next)
})
