// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { setLocale } from '../../messages/language.ts'
import { numberInput, numberText } from './text-conversions.ts'

afterEach(() => setLocale('en'))

const read = (typed: string): number | undefined => numberText(z.number()).safeParse(typed).data

it.each([
  ['en-US', '1,234.50', 1234.5],
  ['en-US', '12,345,678', 12_345_678],
  ['en-US', '0.125', 0.125],
  ['en-US', '1,5', undefined],
  ['en-US', '1234,567', undefined],
  ['es-419', '1,234.50', 1234.5],
  ['es-ES', '1234,50', 1234.5],
  ['es-ES', '0.125', 0.125],
  ['es-ES', '5.000.000', 5_000_000],
  ['es-ES', '1.234,50', undefined],
  ['ar', '١٬٢٣٤٫٥', 1234.5],
] as const)('reads a number as it is written in %s: %s', async (locale, typed, number) => {
  await setLocale(locale)
  expect(read(typed)).toBe(number)
})

it.each([
  ['en-US', 5_000_000, '5,000,000'],
  ['es-ES', 5_000_000, '5.000.000'],
  ['es-ES', 20_000, '20000'],
  ['en-IN', 5_000_000, '5000000'],
] as const)('groups the digits of a number only where it is read back in %s: %s', async (locale, number, text) => {
  await setLocale(locale)
  expect(numberInput(number)).toBe(text)
  expect(read(text)).toBe(number)
})
