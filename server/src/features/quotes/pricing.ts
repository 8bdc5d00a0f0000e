import type { RateType } from '@portolan/contract/quotes'
import { addWorkdays } from '../../platform/provider-days.ts'

/** What a page costs in one target language, in whole cents. */
export type PriceRate = {
  readonly languageId: string
  readonly pricePerPageCents: number
  readonly minimumFeeCents: number
  readonly rushFactor: number
  readonly pagesPerDay: number
}

export type PricedLine = {
  readonly languageId: string
  /** Null where nobody counted. */
  readonly pages: number | null
  readonly pricePerPageCents: number | null
  readonly priceCents: number
  readonly isMinimumFee: boolean
}

export type Priced = { readonly lines: readonly PricedLine[]; readonly expectedDelivery: Date }

/** From when on people work, by the calendar of the provider. */
export type Begin = { readonly begin: Date; readonly timeZone: string }
type Work = Begin & { readonly pages: number; readonly rateType: RateType }

/** Every target language costs what its pages cost, and no less than its minimum fee. */
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
  const cents = multiply(pricePerPageCents, pages)
  return {
    languageId: rate.languageId,
    pages,
    pricePerPageCents,
    priceCents: Math.max(cents, rate.minimumFeeCents),
    isMinimumFee: cents < rate.minimumFeeCents,
  }
}

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
  lines.reduce((sum, { pages }) => sum + Math.round((pages ?? 0) * 100), 0) / 100

/** What a page costs, on average where languages differ; nothing where nobody counted pages. */
export function averagePerPage(lines: readonly PricedLine[]): number {
  const pages = pagesOf(lines)
  return pages === 0 ? 0 : Math.round(sumOf(lines) / pages)
}
