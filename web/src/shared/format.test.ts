// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import {
  formatDashboardMoment,
  formatDate,
  formatMoment,
  formatMoney,
  formatProviderDay,
  formatZonedMoment,
  readDate,
  writeDate,
} from './format.ts'
import { setLocale } from './messages/language.ts'

afterEach(() => setLocale('en'))

const localNoon = new Date(2026, 0, 5, 12, 4, 9).toISOString()
const localMidnight = new Date(2026, 10, 30, 0, 4, 9).toISOString()

it('writes a day of a page as MMM DD, YYYY, and that of a field as MM/DD/YYYY (SHELL-54)', () => {
  expect([formatDate(localNoon), writeDate(localNoon)]).toEqual(['Jan 05, 2026', '01/05/2026'])
})

it('keeps a calendar day the same day in every zone', () => {
  expect([formatDate('2026-03-09'), writeDate('2026-03-09')]).toEqual(['Mar 09, 2026', '03/09/2026'])
})

it('SHELL-54 reads what was typed as MM/DD/YYYY and refuses days that do not exist', () => {
  expect(readDate(' 3/9/2026 ')).toBe('2026-03-09')
  expect(readDate('02/29/2028')).toBe('2028-02-29')
  for (const typed of ['02/29/2026', '13/01/2026', '2026-03-09', '03/09/26', ''])
    expect(readDate(typed)).toBeUndefined()
})

it('writes a moment in English with AM or PM, as in the United States', async () => {
  expect(formatMoment(localNoon)).toMatch(/^Jan 05, 2026, 12:04\sPM$/)
  await setLocale('en-GB')
  expect(formatMoment(localMidnight)).toMatch(/^Nov 30, 2026, 12:04\sAM$/)
})

it("writes the moments of a quote as 'MMM DD, YYYY HH:mm' with their zone", () => {
  expect(formatZonedMoment(localNoon)).toMatch(/^Jan 05, 2026 12:04 \S+$/)
  expect(formatZonedMoment(localMidnight)).toMatch(/^Nov 30, 2026 00:04 \S+$/)
})

it("writes the provider's day in the same style, the same in every zone", () =>
  expect(formatProviderDay('2026-11-05T23:30:00-05:00')).toBe('Nov 05, 2026'))

it("writes a moment on the dashboards as 'MM-DD-YY h:mm:ss A'", () => {
  expect(formatDashboardMoment(localNoon)).toBe('01-05-26 12:04:09 PM')
  expect(formatDashboardMoment(localMidnight)).toBe('11-30-26 12:04:09 AM')
})

it('SHELL-55 shows money in US dollars with two decimals', () => {
  expect(formatMoney(1234.5)).toBe('$1,234.50')
  expect(formatMoney(0)).toBe('$0.00')
  expect(formatMoney(-0.05)).toBe('-$0.05')
})

it('follows the locale in other languages, by its region', async () => {
  await setLocale('es-US')
  expect([formatDate('2026-03-09'), formatMoney(1250.5)]).toEqual(['9 mar 2026', '$1,250.50'])
  expect(formatMoment(localNoon)).toMatch(/^5 ene 2026, 12:04 /)
  const atFour = new Date(2026, 0, 5, 16, 9).toISOString()
  for (const format of [formatMoment, formatZonedMoment]) expect(format(atFour)).toMatch(/^5 ene 2026, 4:09 /)
  await setLocale('es-ES')
  expect(formatMoney(1250.5)).toBe('1250,50\u00a0US$')
  await setLocale('ar-EG')
  expect(formatDate('2026-03-09')).toMatch(/٢٠٢٦/)
})

it('writes into date fields as MM/DD/YYYY in every language, as it is read there', async () => {
  await setLocale('ar')
  expect(readDate(writeDate('2026-03-09'))).toBe('2026-03-09')
})

it('keeps the currency from being mirrored in a right-to-left line', async () => {
  await setLocale('ar')
  expect(formatMoney(70)).toContain('US$\u200e')
})
