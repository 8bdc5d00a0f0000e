import { flatPriceInCents } from '@portolan/contract/quotes/quotes'
import { type Rate, RateFields, SavedRates } from '@portolan/contract/quotes/rates'
import * as z from 'zod/mini'
import { numberText } from '../../../shared/forms/schema/text-conversions.ts'

const { shape } = RateFields

/** The rates of a client as they are typed. */
export const RatesSchema = z.object({
  rates: z.array(
    z
      .extend(RateFields, {
        unitPrice: numberText(shape.unitPrice),
        minimumQuantity: numberText(shape.minimumQuantity),
        rushFactor: numberText(shape.rushFactor),
        pagesPerDay: numberText(shape.pagesPerDay),
      })
      .check(flatPriceInCents),
  ),
  minimumCharge: numberText(SavedRates.shape.minimumCharge.def.innerType),
})
export type RateInputs = z.input<typeof RatesSchema>['rates'][number]

/** The numbers of a rate. */
export const rateFields = ['unitPrice', 'minimumQuantity', 'rushFactor', 'pagesPerDay'] as const

export const toInputs = (rates: readonly Rate[], minimumCharge: number): z.input<typeof RatesSchema> => ({
  minimumCharge: minimumCharge.toFixed(2),
  rates: rates.map((rate) => ({
    ...rate,
    unitPrice: priceText(rate.unitPrice),
    minimumQuantity: String(rate.minimumQuantity),
    rushFactor: String(rate.rushFactor),
    pagesPerDay: String(rate.pagesPerDay),
  })),
})

/** With cents, or all its decimals where it has parts of a cent. */
const priceText = (price: number): string =>
  Number.isInteger(Math.round(price * 10_000) / 100) ? price.toFixed(2) : String(price)

type Pair = Pick<RateInputs, 'sourceLanguageId' | 'targetLanguageId'>

/** Of the same unit as the rate before it. */
export const newRate = (pair: Pair, last: RateInputs | undefined): RateInputs => ({
  ...pair,
  unit: last?.unit ?? 'PAGE',
  unitPrice: '',
  minimumQuantity: '0',
  rushFactor: last?.rushFactor ?? '1.5',
  pagesPerDay: last?.pagesPerDay ?? '8',
})

/** What tells a rate from the others: there is one for each pair of languages. */
export const pairOf = ({ sourceLanguageId, targetLanguageId }: Pair): string =>
  `${sourceLanguageId} ${targetLanguageId}`
