import * as z from 'zod/mini'

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

/** Takes Arabic digits and their decimal separator as well. Any other text gives NaN, which no schema accepts. */
function readNumber(typed: string): number | undefined {
  const text = typed.trim().replace(/[٠-٩]/g, digitOf).replace('٫', '.')
  if (text === '') return undefined
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN
}

const arabicZero = 0x660
const digitOf = (digit: string): string => String(digit.charCodeAt(0) - arabicZero)
