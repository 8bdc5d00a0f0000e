import type { PriceUnit, RateType } from '@portolan/contract/quotes/quotes'
import { addWorkdays } from '../../../platform/provider-days.ts'

/** The price of a page in one target language, in whole cents. */
export type PriceRate = {
  readonly languageId: string
  readonly pricePerPageCents: number
  /** The fewest pages that are billed. */
  readonly minimumPages: number
  /** What the language costs at least; 0: no minimum. */
  readonly minimumChargeCents: number
  readonly rushFactor: number
  readonly pagesPerDay: number
}

/** `priceCents` is always `unitPriceCents` × `quantity`. Made only by the functions below. */
export type PricedLine = {
  readonly languageId: string
  readonly unit: PriceUnit
  /** Billed units. */
  readonly quantity: number
  /** With at most two decimals. */
  readonly unitPriceCents: number
  readonly priceCents: number
  /** Null if the pages were not counted. */
  readonly countedPages: number | null
  readonly isMinimum: boolean
}

export type PriceResult = { readonly lines: readonly PricedLine[]; readonly expectedDelivery: Date }

/** When work begins, in the provider's time zone. */
export type WorkStart = { readonly begin: Date; readonly timeZone: string }
type Work = WorkStart & { readonly pages: number; readonly rateType: RateType }

/** Prices each target language by its pages, but at least the minimum pages of its rate and the minimum charge. */
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
  const unitPriceCents = isRush ? multiply(rate.pricePerPageCents, rate.rushFactor) : rate.pricePerPageCents
  const quantity = Math.max(pages, rate.minimumPages)
  const { languageId, minimumChargeCents } = rate
  const line = lineByUnit({ languageId, unit: 'PAGE', quantity, unitPriceCents, countedPages: pages }, rate)
  if (line.priceCents >= minimumChargeCents) return line
  return flatLine({ languageId, priceCents: minimumChargeCents, countedPages: pages }, rate)
}

type ByUnit = Omit<PricedLine, 'priceCents' | 'isMinimum'>

/** A line with its billed units, marked if they are the minimum pages of the rate. */
export const lineByUnit = (line: ByUnit, rate?: Pick<PriceRate, 'minimumPages'>): PricedLine => ({
  ...line,
  priceCents: multiply(line.unitPriceCents, line.quantity),
  isMinimum:
    line.unit === 'PAGE' && line.quantity > (line.countedPages ?? Infinity) && line.quantity === rate?.minimumPages,
})

type Flat = Pick<PricedLine, 'languageId' | 'priceCents' | 'countedPages'>

/** One price for the whole language, marked if it is the minimum charge. */
export const flatLine = (line: Flat, rate?: Pick<PriceRate, 'minimumChargeCents'>): PricedLine => ({
  ...line,
  unit: 'FLAT',
  quantity: 1,
  unitPriceCents: line.priceCents,
  isMinimum: line.priceCents > 0 && line.priceCents === rate?.minimumChargeCents,
})

/** Languages are translated in parallel. A rush job takes half the time. */
const daysFor = ({ pagesPerDay }: PriceRate, pages: number, isRush: boolean): number =>
  Math.max(1, Math.ceil(pages / (isRush ? pagesPerDay * 2 : pagesPerDay)))

/** Multiplies two numbers with at most two decimals and rounds half up to whole cents, in integers to avoid rounding errors. */
function multiply(cents: number, times: number): number {
  const product = BigInt(Math.round(cents * 100)) * BigInt(Math.round(times * 100))
  return Number((product + 5000n) / 10_000n)
}

export const sumOf = (lines: readonly Pick<PricedLine, 'priceCents'>[]): number =>
  lines.reduce((sum, { priceCents }) => sum + priceCents, 0)

/** All pages. A language that is not priced by the page counts as one. */
export const pagesOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { unit, quantity }) => sum + (unit === 'PAGE' ? Math.round(quantity * 100) : 100), 0) / 100

const pagePriceOf = ({ unit, unitPriceCents, priceCents }: PricedLine): number =>
  unit === 'PAGE' ? Math.round(unitPriceCents) : priceCents

/** The price of a page in all languages, or the average if they differ. */
export function pricePerPageOf(lines: readonly PricedLine[]): number {
  const pages = pagesOf(lines)
  const [first] = lines
  if (first && lines.every((line) => pagePriceOf(line) === pagePriceOf(first))) return pagePriceOf(first)
  return pages === 0 ? 0 : Math.round(sumOf(lines) / pages)
}
