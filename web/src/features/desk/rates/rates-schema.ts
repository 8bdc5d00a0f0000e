import { Rate, SavedRates } from '@portolan/contract/quotes/rates'
import * as z from 'zod/mini'
import { numberText } from '../../../shared/forms/schema/text-conversions.ts'

const { shape } = Rate

/** The rates of a client as they are typed. */
export const RatesSchema = z.object({
  rates: z.array(
    z.extend(Rate, {
      pricePerPage: numberText(shape.pricePerPage),
      minimumPages: numberText(shape.minimumPages),
      rushFactor: numberText(shape.rushFactor),
      pagesPerDay: numberText(shape.pagesPerDay),
    }),
  ),
  minimumCharge: numberText(SavedRates.shape.minimumCharge.def.innerType),
})
export type RateInputs = z.input<typeof RatesSchema>['rates'][number]

export const rateFields = ['pricePerPage', 'minimumPages', 'rushFactor', 'pagesPerDay'] as const

export const toInputs = (rates: readonly Rate[], minimumCharge: number): z.input<typeof RatesSchema> => ({
  minimumCharge: minimumCharge.toFixed(2),
  rates: rates.map((rate) => ({
    ...rate,
    pricePerPage: rate.pricePerPage.toFixed(2),
    minimumPages: String(rate.minimumPages),
    rushFactor: String(rate.rushFactor),
    pagesPerDay: String(rate.pagesPerDay),
  })),
})

export const newRate = (sourceLanguageId: string, targetLanguageId: string): RateInputs => ({
  sourceLanguageId,
  targetLanguageId,
  pricePerPage: '',
  minimumPages: '0',
  rushFactor: '1.5',
  pagesPerDay: '8',
})
