import { countedIn, type PriceUnit, type RateType } from '@portolan/contract/quotes/quotes'
import { addWorkdays } from '../../../platform/provider-days.ts'

/** The price of one target language, in whole cents or, by the word, parts of them. */
export type PriceRate = {
  readonly languageId: string
  readonly unit: PriceUnit
  readonly unitPriceCents: number
  /** The fewest units that are billed. */
  readonly minimumQuantity: number
  /** What the language costs at least; 0: no minimum. */
  readonly minimumChargeCents: number
  readonly rushFactor: number
  readonly pagesPerDay: number
}

/** What was counted in the files, for one language. */
export type Counted = { readonly pages: number; readonly words: number }

/** Whether the files say how many units there are. Hours and minutes are for staff to enter. */
export const isCounted = (unit: PriceUnit): boolean => unit === 'WORD' || unit === 'PAGE' || unit === 'FLAT'

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
  /** Null if the words were not counted. */
  readonly countedWords: number | null
  readonly isMinimum: boolean
}

export type PriceResult = { readonly lines: readonly PricedLine[]; readonly expectedDelivery: Date }

/** When work begins, in the provider's time zone. */
export type WorkStart = { readonly begin: Date; readonly timeZone: string }
type Work = WorkStart & { readonly counted: Counted; readonly rateType: RateType }

/**
 * Prices each target language by its units, but at least the minimum of its rate and the minimum charge. Of hours and
 * minutes it is the minimum alone.
 */
export function priceByRates(rates: readonly PriceRate[], { counted, rateType, begin, timeZone }: Work): PriceResult {
  const isRush = rateType === 'RUSH'
  const days = Math.max(...rates.map((rate) => daysFor(rate, counted.pages, isRush)))
  return {
    lines: rates.map((rate) => priceLine(rate, counted, isRush)),
    expectedDelivery: addWorkdays(timeZone, begin, days),
  }
}

// The unit price is rounded first, so that the printed price times the units is the total.
function priceLine(rate: PriceRate, counted: Counted, isRush: boolean): PricedLine {
  const { languageId, unit, minimumChargeCents } = rate
  const unitPriceCents = isRush ? scalePrice(rate, rate.rushFactor) : rate.unitPriceCents
  const known = { languageId, countedPages: counted.pages, countedWords: counted.words }
  const line =
    unit === 'FLAT'
      ? flatLine({ ...known, priceCents: Math.round(unitPriceCents) }, rate)
      : lineByUnit({ ...known, unit, quantity: quantityOf(rate, counted), unitPriceCents }, rate)
  if (line.priceCents >= minimumChargeCents || !isCounted(unit)) return line
  return flatLine({ ...known, priceCents: minimumChargeCents }, rate)
}

function quantityOf({ unit, minimumQuantity }: PriceRate, { pages, words }: Counted): number {
  if (unit === 'PAGE') return Math.max(pages, minimumQuantity)
  return unit === 'WORD' ? Math.max(words, minimumQuantity) : minimumQuantity
}

/** The price of a unit times a factor: of a page in whole cents, of a word in hundredths of a cent. */
export const scalePrice = ({ unit, unitPriceCents }: Pick<PriceRate, 'unit' | 'unitPriceCents'>, factor: number) =>
  unit === 'PAGE' || unit === 'FLAT'
    ? multiply(unitPriceCents, factor)
    : multiply(Math.round(unitPriceCents * 100), factor) / 100

type ByUnit = Omit<PricedLine, 'priceCents' | 'isMinimum'>

/** A line with its billed units, marked if they are the minimum of the rate. */
export const lineByUnit = (line: ByUnit, rate?: Pick<PriceRate, 'unit' | 'minimumQuantity'>): PricedLine => ({
  ...line,
  priceCents: multiply(line.unitPriceCents, line.quantity),
  isMinimum:
    line.unit === rate?.unit &&
    line.quantity > (countedIn(line.unit, line) ?? Infinity) &&
    line.quantity === rate.minimumQuantity,
})

type Flat = Pick<PricedLine, 'languageId' | 'priceCents' | 'countedPages' | 'countedWords'>

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
