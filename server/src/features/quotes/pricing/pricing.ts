import type { RateType } from '@portolan/contract/quotes/quotes'
import { addWorkdays } from '../../../platform/provider-days.ts'

/** The price of a page in one target language, in whole cents. */
export type PriceRate = {
  readonly languageId: string
  readonly pricePerPageCents: number
  /** The fewest pages that are billed. */
  readonly minimumPages: number
  readonly rushFactor: number
  readonly pagesPerDay: number
}

/** `priceCents` is always `pricePerPageCents` × `pages`. Made only by the functions below. */
export type PricedLine = {
  readonly languageId: string
  /** Billed. */
  readonly pages: number
  readonly pricePerPageCents: number
  readonly priceCents: number
  /** Null if the pages were not counted. */
  readonly countedPages: number | null
  readonly isMinimum: boolean
  readonly isFlat: boolean
}

export type PriceResult = { readonly lines: readonly PricedLine[]; readonly expectedDelivery: Date }

/** When work begins, in the provider's time zone. */
export type WorkStart = { readonly begin: Date; readonly timeZone: string }
type Work = WorkStart & { readonly pages: number; readonly rateType: RateType }

/** Prices each target language by its pages, but at least the minimum of its rate. */
export function priceByRates(rates: readonly PriceRate[], { pages, rateType, begin, timeZone }: Work): PriceResult {
  const isRush = rateType === 'RUSH'
  const days = Math.max(...rates.map((rate) => daysFor(rate, pages, isRush)))
  return {
    lines: rates.map((rate) => priceLine(rate, pages, isRush)),
    expectedDelivery: addWorkdays(timeZone, begin, days),
  }
}

// The price per page is rounded first, so that the printed price times the pages is the total.
function priceLine(rate: PriceRate, pages: number, isRush: boolean): PricedLine {
  const pricePerPageCents = isRush ? multiply(rate.pricePerPageCents, rate.rushFactor) : rate.pricePerPageCents
  const billed = Math.max(pages, rate.minimumPages)
  return linePerPage({ languageId: rate.languageId, pages: billed, pricePerPageCents, countedPages: pages }, rate)
}

type PerPage = Pick<PricedLine, 'languageId' | 'pages' | 'pricePerPageCents' | 'countedPages'>

/** A line with its billed pages, marked if they are the minimum of the rate. */
export const linePerPage = (line: PerPage, rate?: Pick<PriceRate, 'minimumPages'>): PricedLine => ({
  ...line,
  priceCents: multiply(line.pricePerPageCents, line.pages),
  isMinimum: line.countedPages !== null && line.pages > line.countedPages && line.pages === rate?.minimumPages,
  isFlat: false,
})

type Flat = Pick<PricedLine, 'languageId' | 'priceCents' | 'countedPages'>

/** One price for the whole language. */
export const flatLine = (line: Flat): PricedLine => ({
  ...line,
  pages: 1,
  pricePerPageCents: line.priceCents,
  isMinimum: false,
  isFlat: true,
})

/** Languages are translated in parallel. A rush job takes half the time. */
const daysFor = ({ pagesPerDay }: PriceRate, pages: number, isRush: boolean): number =>
  Math.max(1, Math.ceil(pages / (isRush ? pagesPerDay * 2 : pagesPerDay)))

/** Multiplies cents by a number with at most two decimals and rounds half up, in integers to avoid rounding errors. */
function multiply(cents: number, times: number): number {
  const hundredths = BigInt(cents) * BigInt(Math.round(times * 100))
  return Number((hundredths + 50n) / 100n)
}

export const sumOf = (lines: readonly Pick<PricedLine, 'priceCents'>[]): number =>
  lines.reduce((sum, { priceCents }) => sum + priceCents, 0)

export const pagesOf = (lines: readonly Pick<PricedLine, 'pages'>[]): number =>
  lines.reduce((sum, { pages }) => sum + Math.round(pages * 100), 0) / 100

/** The price of a page in all languages, or the average if they differ. */
export function pricePerPageOf(lines: readonly PricedLine[]): number {
  const pages = pagesOf(lines)
  const [first] = lines
  if (first && lines.every(({ pricePerPageCents }) => pricePerPageCents === first.pricePerPageCents))
    return first.pricePerPageCents
  return pages === 0 ? 0 : Math.round(sumOf(lines) / pages)
}
