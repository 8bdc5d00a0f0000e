import type { DeskOrder } from '@portolan/contract/desk'
import type { priceDeskOrder } from '@portolan/contract/desk-actions'
import type * as z from 'zod/mini'

export type LineInputs = {
  readonly languageId: string
  readonly name: string
  readonly pages: string
  readonly pricePerPage: string
  readonly price: string
  /** In cents, what the pages cost at least. */
  readonly fee: number
}
type Line = z.input<NonNullable<typeof priceDeskOrder.body>>['lines'][number]

/** One line a language, with the pages that were counted and what the client's rates say of them. */
export const linesOf = ({ targetLanguages, request, suggestion }: DeskOrder): LineInputs[] =>
  targetLanguages.map(({ id, name }) => {
    const rated = suggestion?.lines.find(({ language }) => language.id === id)
    return {
      languageId: id,
      name,
      pages: request?.count ? String(request.count.pages) : '',
      pricePerPage: rated?.pricePerPage?.toFixed(2) ?? '',
      price: '',
      fee: Math.round((rated?.minimumFee ?? 0) * 100),
    }
  })

/** The day as a field for dates has it. */
export const deliveryOf = ({ suggestion }: DeskOrder): string =>
  suggestion?.expectedDelivery ? new Date(suggestion.expectedDelivery).toLocaleDateString('en-CA') : ''

/** A whole number of hundredths, or undefined: no sum of money is ever a guess. */
export function readHundredths(typed: string): number | undefined {
  const match = /^(\d{1,9})(?:[.](\d{1,2}))?$/.exec(typed.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

export const isNumber = (typed: string): boolean => readHundredths(typed) !== undefined

/** In cents: what was typed, or pages times price where only those were, but no less than the fee. */
export function centsOf(line: LineInputs): number | undefined {
  if (line.price.trim() !== '') return readHundredths(line.price)
  const cents = pagesTimesPrice(line)
  return cents === undefined ? undefined : Math.max(line.fee, cents)
}

/** Whether it is the fee, and not the pages, that makes the price. */
export const isFee = (line: LineInputs): boolean =>
  line.price.trim() === '' && (pagesTimesPrice(line) ?? line.fee) < line.fee

function pagesTimesPrice({ pages, pricePerPage }: LineInputs): number | undefined {
  const [count, each] = [readHundredths(pages), readHundredths(pricePerPage)]
  return count === undefined || each === undefined ? undefined : Math.round((count * each) / 100)
}

const amount = (typed: string): number | null => {
  const hundredths = readHundredths(typed)
  return hundredths === undefined ? null : hundredths / 100
}

export const sentLine = (line: LineInputs): Line => ({
  languageId: line.languageId,
  pages: amount(line.pages),
  pricePerPage: amount(line.pricePerPage),
  price: (centsOf(line) ?? 0) / 100,
})
