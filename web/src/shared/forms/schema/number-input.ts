import * as z from 'zod/mini'
import { getLocale } from '../../messages/language.ts'
import { numberText } from './text-conversions.ts'

const AsTyped = numberText(z.number())

/** A number as a text to edit, with its digits grouped where `numberText` reads that as the same number. */
export function numberInput(value: number): string {
  const grouped = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 15 }).format(value)
  return AsTyped.safeParse(grouped).data === value ? grouped : String(value)
}
