import type { priceDeskOrder } from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import type * as z from 'zod/mini'

export type LineInputs = {
  readonly languageId: string
  readonly name: string
  readonly pages: string
  readonly pricePerPage: string
  readonly flatPrice: string
  /** The fewest pages the client's rate bills; 0 without one. */
  readonly minimumPages: number
}
type Line = z.input<NonNullable<typeof priceDeskOrder.body>>['lines'][number]

/** One line per language, with the pages to bill and what the client's rates say of them. */
export const linesOf = ({ targetLanguages, request, suggestion }: DeskOrder): LineInputs[] =>
  targetLanguages.map(({ id, name }) => {
    const rated = suggestion?.lines.find(({ language }) => language.id === id)
    const pages = rated?.pages ?? request?.count?.pages
    return {
      languageId: id,
      name,
      pages: pages === undefined ? '' : String(pages),
      pricePerPage: rated?.pricePerPage.toFixed(2) ?? '',
      flatPrice: '',
      minimumPages: rated?.minimumPages ?? 0,
    }
  })

/** A whole number of hundredths, or undefined: no sum of money is ever a guess. */
export function readHundredths(typed: string): number | undefined {
  const match = /^(\d{1,9})(?:[.](\d{1,2}))?$/.exec(typed.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

export const isNumber = (typed: string): boolean => readHundredths(typed) !== undefined
export const isFlat = ({ flatPrice }: LineInputs): boolean => flatPrice.trim() !== ''

/** In cents: the flat price where one was typed, else exactly pages × price per page. */
export function centsOf(line: LineInputs): number | undefined {
  if (isFlat(line)) return readHundredths(line.flatPrice)
  const [count, each] = [readHundredths(line.pages), readHundredths(line.pricePerPage)]
  return count === undefined || each === undefined ? undefined : Math.round((count * each) / 100)
}

/** Fewer pages are typed than the client's rate bills. */
export const isBelowMinimum = (line: LineInputs): boolean =>
  !isFlat(line) && (readHundredths(line.pages) ?? Number.POSITIVE_INFINITY) < Math.round(line.minimumPages * 100)

const amount = (typed: string): number => (readHundredths(typed) ?? 0) / 100

export const sentLine = (line: LineInputs): Line => ({
  languageId: line.languageId,
  ...(isFlat(line)
    ? { pages: null, pricePerPage: null, flatPrice: amount(line.flatPrice) }
    : { pages: amount(line.pages), pricePerPage: amount(line.pricePerPage), flatPrice: null }),
})
