import type { ReportPeriod } from '@portolan/contract/reports/periods'
import { expect, it } from 'vitest'
import { periodRange } from './period-range.ts'

it.each<[ReportPeriod, string, string]>([
  ['LAST_7_DAYS', '2026-03-04T05:00:00.000Z', '2026-03-11T03:59:59.999Z'],
  ['LAST_30_DAYS', '2026-02-09T05:00:00.000Z', '2026-03-11T03:59:59.999Z'],
  ['THIS_MONTH', '2026-03-01T05:00:00.000Z', '2026-04-01T03:59:59.999Z'],
  ['LAST_MONTH', '2026-02-01T05:00:00.000Z', '2026-03-01T04:59:59.999Z'],
  ['THIS_YEAR', '2026-01-01T05:00:00.000Z', '2027-01-01T04:59:59.999Z'],
  ['LAST_YEAR', '2025-01-01T05:00:00.000Z', '2026-01-01T04:59:59.999Z'],
  ['NEXT_7_DAYS', '2026-03-10T04:00:00.000Z', '2026-03-17T03:59:59.999Z'],
  ['NEXT_30_DAYS', '2026-03-10T04:00:00.000Z', '2026-04-09T03:59:59.999Z'],
])('%s has whole days of the reader, also where the clock changes', (period, from, to) => {
  // The tenth of March in New York, two days after the clock was put forward.
  const range = periodRange(period, 'America/New_York', new Date('2026-03-11T01:00:00Z'))
  expect([range.from, range.to].map((ms) => new Date(ms ?? 0).toISOString())).toEqual([from, to])
})
