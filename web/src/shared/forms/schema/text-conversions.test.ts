// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { setLocale } from '../../messages/language.ts'
import { numberText } from './text-conversions.ts'

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
  ['es-ES', '1.234,50', undefined],
  ['ar', '١٬٢٣٤٫٥', 1234.5],
] as const)('reads a number as it is written in %s: %s', async (locale, typed, number) => {
  await setLocale(locale)
  expect(read(typed)).toBe(number)
})
