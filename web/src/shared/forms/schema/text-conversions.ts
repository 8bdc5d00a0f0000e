import * as z from 'zod/mini'
import { getLocale } from '../../messages/language.ts'

/** A number that is typed as text, checked by the contract's schema. An empty text is undefined. */
export const numberText = <S extends z.ZodMiniType<number | undefined, number | undefined>>(schema: S) =>
  z.pipe(z.pipe(z.string(), z.transform(readNumber)), schema)

/** A text that may be left empty. Only a filled one is checked. */
export const emptyAsUndefined = <S extends z.ZodMiniType<string, string>>(schema: S) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed): string | undefined => typed.trim() || undefined),
    ),
    z.optional(schema),
  )

/** A text that may be left empty where the contract expects null. */
export const emptyAsNull = <S extends z.ZodMiniType<string | null | undefined, string | null | undefined>>(schema: S) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed): string | null | undefined => (typed.trim() === '' ? null : typed)),
    ),
    schema,
  )

/** Takes Arabic digits and separators as well. Any other text gives NaN, which no schema accepts. */
function readNumber(typed: string): number | undefined {
  const text = withoutCommas(typed.trim().replace(/[٠-٩]/g, digitOf).replace('٫', '.').replaceAll('٬', ','))
  if (text === '') return undefined
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN
}

/** A comma is what it is to the reader: 1,234.50 in English and 1234,50 in the Spanish of Spain. */
function withoutCommas(text: string): string {
  const isDecimal = new Intl.NumberFormat(getLocale()).format(1.5).includes(',')
  if (isDecimal) return /^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text
  return /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
}

const arabicZero = 0x660
const digitOf = (digit: string): string => String(digit.charCodeAt(0) - arabicZero)
