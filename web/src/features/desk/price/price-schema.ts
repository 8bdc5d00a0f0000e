import { priceDeskOrder } from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import {
  type AutoQuoteAnswer,
  flatPriceInCents,
  PriceUnit,
  Quantity,
  type QuoteLine,
  UnitPrice,
} from '@portolan/contract/quotes/quotes'
import * as z from 'zod/mini'
import { formRule } from '../../../shared/forms/schema/form-rule.ts'
import { emptyAsNull, numberText } from '../../../shared/forms/schema/text-conversions.ts'
import { providerToday } from '../../../shared/provider-today.ts'
import { targetsByName } from '../order/target-languages.ts'

const LineInputs = z.object({
  languageId: z.string(),
  unit: PriceUnit,
  quantity: z.string(),
  unitPrice: z.string(),
})
export type LineInputs = z.infer<typeof LineInputs>

/** A flat price is one unit, and its quantity is not asked for. */
const PriceLine = z.pipe(
  z.pipe(
    LineInputs,
    z.transform((line) => (line.unit === 'FLAT' ? { ...line, quantity: '1' } : line)),
  ),
  z
    .object({
      languageId: LineInputs.shape.languageId,
      unit: PriceUnit,
      quantity: numberText(Quantity),
      unitPrice: numberText(UnitPrice),
    })
    .check(flatPriceInCents),
)

const PriceInputs = z.object({
  lines: z.array(PriceLine),
  deliveryDay: emptyAsNull(priceDeskOrder.body.shape.deliveryDay),
  note: priceDeskOrder.body.shape.note,
  allowsBelowMinimum: z.boolean(),
})

/** A price below the client's minimum charge has to be meant. */
export const priceSchema = (minimumCharge: number) =>
  PriceInputs.check(
    formRule('deliveryDay', 'dayPassed', ({ deliveryDay }) => !deliveryDay || !hasPassed(deliveryDay)),
    formRule(
      'allowsBelowMinimum',
      'belowMinimum',
      ({ lines, allowsBelowMinimum }) => allowsBelowMinimum || !lines.some((line) => isBelow(line, minimumCharge)),
    ),
  )

/** A line that is not filled in has a message of its own. */
const isBelow = (line: z.output<typeof PriceLine>, minimumCharge: number): boolean =>
  Number.isFinite(line.unitPrice) && Number.isFinite(line.quantity) && centsOf(line) < Math.round(minimumCharge * 100)

const hasPassed = (day: string): boolean => day < providerToday()

/** The quote that is changed, or the withdrawn or expired one that is priced again, unless the rate has changed since. */
export function lastQuoteOf({ quote, suggestion, rateType }: DeskOrder): AutoQuoteAnswer['autoQuote'] | undefined {
  const isOtherRate = suggestion && quote?.autoQuote.rateType !== rateType
  return isOtherRate ? undefined : quote?.autoQuote
}

/** One line per language: as in the last quote, else by the client's rates. */
export function toInputs(order: DeskOrder): z.input<typeof PriceInputs> {
  const last = lastQuoteOf(order)
  const unit = usualUnit(order)
  const day = last?.expectedDelivery?.slice(0, 'YYYY-MM-DD'.length)
  return {
    lines: targetsByName(order).map(({ id }) => {
      const line = findLine(last?.lines, id)
      const rated = findLine(order.suggestion?.lines, id)?.unit ?? unit
      return line ? inputsOf(line) : { languageId: id, unit: rated, ...usualInputs(order, id, rated) }
    }),
    deliveryDay: (day && !hasPassed(day) ? day : order.suggestion?.deliveryDay) ?? '',
    note: last?.note ?? '',
    allowsBelowMinimum: false,
  }
}

const findLine = <Line extends QuoteLine>(lines: readonly Line[] | undefined, languageId: string): Line | undefined =>
  lines?.find(({ language }) => language.id === languageId)

const inputsOf = ({ language, unit, quantity, unitPrice }: QuoteLine): LineInputs => ({
  languageId: language.id,
  unit,
  quantity: unit === 'FLAT' ? '' : String(quantity),
  unitPrice: priceText(unitPrice),
})

const priceText = (price: number): string =>
  Number.isInteger(Math.round(price * 10_000) / 100) ? price.toFixed(2) : String(price)

/** Of languages without a rate: the unit of the others. Without any rate, a price starts from the words that were counted. */
function usualUnit({ request, suggestion }: DeskOrder): PriceUnit {
  const rated = suggestion?.lines.find(({ unit }) => unit !== 'FLAT')
  return rated?.unit ?? (suggestion?.lines.length || !request?.count?.words ? 'PAGE' : 'WORD')
}

/** What is known of a language in a unit: words and pages are counted, hours and minutes are not. */
export function usualInputs(
  { request, suggestion }: Pick<DeskOrder, 'request' | 'suggestion'>,
  languageId: string,
  unit: PriceUnit,
): Pick<LineInputs, 'quantity' | 'unitPrice'> {
  const line = findLine(suggestion?.lines, languageId)
  const rated = line?.unit === unit ? line : undefined
  const counted = unit === 'WORD' ? request?.count?.words : unit === 'PAGE' ? request?.count?.pages : undefined
  return { quantity: String((rated?.quantity || counted) ?? ''), unitPrice: rated ? priceText(rated.unitPrice) : '' }
}

/** The quantity of a line as a number; undefined while it is not one. */
export const readQuantity = (line: LineInputs): number | undefined => PriceLine.safeParse(line).data?.quantity

/** The price of a line in whole cents: exactly quantity × unit price. Undefined while it is not complete. */
export function readCents(line: LineInputs): number | undefined {
  const { data } = PriceLine.safeParse(line)
  return data && centsOf(data)
}

const centsOf = ({ quantity, unitPrice }: z.output<typeof PriceLine>): number =>
  Math.round((Math.round(quantity * 100) * Math.round(unitPrice * 10_000)) / 10_000)
