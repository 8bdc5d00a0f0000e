import { listMissing } from '../plain-text.ts'
import type { Check } from './check.ts'
import { removePlaceholders } from './placeholders.ts'

/** Translators write small numbers in words. */
const oftenInWords = 12

export const findNumberFaults: Check = ({ plainSource, plainTarget }) => {
  if (!hasDigits(plainSource) && !hasDigits(plainTarget)) return []
  const faults = [false, true].map((isGroupedBySpace) => compareNumbers(plainSource, plainTarget, isGroupedBySpace))
  const [first = []] = faults.toSorted((one, other) => one.length - other.length)
  return first.length > 0 ? [{ fault: 'numbers_differ', detail: first.join(' ') }] : []
}

/** A space can group digits, as in `1 250`, or stand between two numbers: the reading with fewer faults is taken. */
function compareNumbers(source: string, target: string, isGroupedBySpace: boolean): readonly string[] {
  const wanted = listNumbers(source, isGroupedBySpace)
  const present = listNumbers(target, isGroupedBySpace)
  // 5 p.m. is 17:00 in most languages.
  const isClock = (number: string) => hasHalfDays(source) !== hasHalfDays(target) && Number(number) <= 24
  const missing = listMissing(wanted, present).filter((number) => !isClock(number))
  const extra = listMissing(present, wanted).filter((number) => !isClock(number) && Number(number) > oftenInWords)
  return missing.length > 0 ? missing : extra
}

const hasHalfDays = (text: string): boolean => /\d ?[ap]\.?m\b/i.test(text)

/** With a point for decimals and no grouping: `1,250.50`, `1.250,50` and `١٬٢٥٠٫٥٠` are `1250.50`. */
function listNumbers(text: string, isGroupedBySpace = false): readonly string[] {
  let plain = toAsciiDigits(removePlaceholders(text))
  if (isGroupedBySpace) plain = plain.replace(/(?<!\d)(\d{1,3}) (?=\d{3}(?!\d))/g, '$1\u00a0')
  const found = plain.match(/\d+(?:[.,'’٬٫\u00a0\u202f]\d+)*/g) ?? []
  return found.map((number) =>
    number.replace(/[.,'’٬\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(/[,٫’'\u00a0\u202f]/g, '.'),
  )
}

const hasDigits = (text: string): boolean => /\p{Nd}/u.test(text)

const toAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)))

/** The decimal digits of a script are ten code points in a row. */
function digitValue(code: number): number {
  let zero = code
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}
