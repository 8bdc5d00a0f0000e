import type { RateType } from '@portolan/contract/quotes/quotes'
import { addWorkdays } from '../../../platform/provider-days.ts'

/** What a page costs in one target language, in whole cents. */
export type PriceRate = {
  readonly languageId: string
  readonly pricePerPageCents: number
  /** The fewest pages that are billed. */
  readonly minimumPages: number
  readonly rushFactor: number
  readonly pagesPerDay: number
}

/** `priceCents` is `pricePerPageCents` × `pages`, always. Made by the functions below alone. */
export type PricedLine = {
  readonly languageId: string
  /** Billed. */
  readonly pages: number
  readonly pricePerPageCents: number
  readonly priceCents: number
  /** Null where nobody counted. */
  readonly countedPages: number | null
  readonly isMinimum: boolean
  readonly isFlat: boolean
}

export type Priced = { readonly lines: readonly PricedLine[]; readonly expectedDelivery: Date }

/** From when on people work, by the calendar of the provider. */
export type Begin = { readonly begin: Date; readonly timeZone: string }
type Work = Begin & { readonly pages: number; readonly rateType: RateType }

/** Every target language costs what its pages cost, and no fewer than the minimum of its rate. */
export function priceByRates(rates: readonly PriceRate[], { pages, rateType, begin, timeZone }: Work): Priced {
  const isRush = rateType === 'RUSH'
  const days = Math.max(...rates.map((rate) => daysFor(rate, pages, isRush)))
  return {
    lines: rates.map((rate) => priceLine(rate, pages, isRush)),
    expectedDelivery: addWorkdays(timeZone, begin, days),
  }
}

// The price of a page is rounded first: what a client reads then multiplies to what the client pays.
function priceLine(rate: PriceRate, pages: number, isRush: boolean): PricedLine {
  const pricePerPageCents = isRush ? multiply(rate.pricePerPageCents, rate.rushFactor) : rate.pricePerPageCents
  const billed = Math.max(pages, rate.minimumPages)
  return linePerPage({ languageId: rate.languageId, pages: billed, pricePerPageCents, countedPages: pages }, rate)
}

type PerPage = Pick<PricedLine, 'languageId' | 'pages' | 'pricePerPageCents' | 'countedPages'>

/** A line of so many billed pages. It says so where they are the minimum of the client's rate. */
export const linePerPage = (line: PerPage, rate?: Pick<PriceRate, 'minimumPages'>): PricedLine => ({
  ...line,
  priceCents: multiply(line.pricePerPageCents, line.pages),
  isMinimum: line.countedPages !== null && line.pages > line.countedPages && line.pages === rate?.minimumPages,
  isFlat: false,
})

type Flat = Pick<PricedLine, 'languageId' | 'priceCents' | 'countedPages'>

/** One price for the whole. */
export const flatLine = (line: Flat): PricedLine => ({
  ...line,
  pages: 1,
  pricePerPageCents: line.priceCents,
  isMinimum: false,
  isFlat: true,
})

/** Languages are worked on side by side. A rush job takes half the time. */
const daysFor = ({ pagesPerDay }: PriceRate, pages: number, isRush: boolean): number =>
  Math.max(1, Math.ceil(pages / (isRush ? pagesPerDay * 2 : pagesPerDay)))

/** Cents times something with at most two decimals, half a cent up. In whole numbers, so that no cent is lost. */
function multiply(cents: number, times: number): number {
  const hundredths = BigInt(cents) * BigInt(Math.round(times * 100))
  return Number((hundredths + 50n) / 100n)
}

export const sumOf = (lines: readonly Pick<PricedLine, 'priceCents'>[]): number =>
  lines.reduce((sum, { priceCents }) => sum + priceCents, 0)

export const pagesOf = (lines: readonly Pick<PricedLine, 'pages'>[]): number =>
  lines.reduce((sum, { pages }) => sum + Math.round(pages * 100), 0) / 100

/** What a page costs in all languages, or on average where they differ. */
export function pricePerPageOf(lines: readonly PricedLine[]): number {
  const pages = pagesOf(lines)
  const [first] = lines
  if (first && lines.every(({ pricePerPageCents }) => pricePerPageCents === first.pricePerPageCents))
    return first.pricePerPageCents
  return pages === 0 ? 0 : Math.round(sumOf(lines) / pages)
}
