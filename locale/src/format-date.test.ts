import { expect, it } from 'vitest'
import { type DateStyle, formatDate } from './format-date.ts'

const at = '2026-11-05T20:40:12.000Z'
const write = (style: DateStyle, locale: string, timeZone = 'UTC') =>
  formatDate(at, style, locale, timeZone).replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')

it.each([
  ['day', 'Nov 05, 2026', '5 nov 2026', '5 نوفمبر 2026'],
  ['moment', 'Nov 05, 2026, 8:40 PM', '5 nov 2026, 8:40 p.m.', '5 نوفمبر 2026، 8:40 م'],
  ['zonedMoment', 'Nov 05, 2026 20:40 UTC', '5 nov 2026, 8:40 p.m. UTC', '5 نوفمبر 2026، 8:40 م UTC'],
  ['dashboardMoment', '11-05-26 8:40:12 PM', '5 nov 2026, 8:40:12 p.m.', '5 نوفمبر 2026، 8:40:12 م'],
  ['longDay', 'November 5, 2026', '5 de noviembre de 2026', '5 نوفمبر 2026'],
  ['month', 'Nov 2026', 'nov 2026', 'نوفمبر 2026'],
] as const)('writes a %s in one way', (style, english, spanish, arabic) => {
  expect([write(style, 'en'), write(style, 'es-419'), write(style, 'ar')]).toEqual([english, spanish, arabic])
  expect(write(style, 'en-GB')).toBe(english)
})

it('STAFF-20 writes noon and midnight of dashboards with 12', () => {
  const of = (clock: string) => formatDate(new Date(`2026-01-05T${clock}Z`), 'dashboardMoment', 'en', 'UTC')
  expect([of('12:04:09'), of('00:04:09')]).toEqual(['01-05-26 12:04:09 PM', '01-05-26 12:04:09 AM'])
})

it('writes an instant in its zone, and a calendar day as the same day everywhere', () => {
  expect(write('moment', 'en', 'Asia/Tokyo')).toBe('Nov 06, 2026, 5:40 AM')
  expect(formatDate('2026-11-05', 'day', 'en', 'America/Los_Angeles')).toBe('Nov 05, 2026')
  expect(formatDate('2026-11', 'month', 'en', 'America/Los_Angeles')).toBe('Nov 2026')
})

it('is Gregorian in every locale', () => {
  for (const locale of ['th', 'fa', 'ar-SA'])
    expect(formatDate('2026-11-05', 'longDay', `${locale}-u-nu-latn`)).toContain('2026')
})
