// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { setLocale } from '../../messages/language.ts'
import { numberInput } from './number-input.ts'

afterEach(() => setLocale('en'))

it.each([
  ['en-US', 5_000_000, '5,000,000'],
  ['es-419', 5_000_000, '5,000,000'],
  ['es-ES', 5_000_000, '5000000'],
  ['es-ES', 20_000, '20000'],
] as const)('groups the digits of a number only where it is read back in %s: %s', async (locale, number, text) => {
  await setLocale(locale)
  expect(numberInput(number)).toBe(text)
})
