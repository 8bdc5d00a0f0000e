import { maxMinimumPages, type Rate } from '@portolan/contract/quotes/rates'
import { readHundredths } from '../price/price-inputs.ts'

export const rateFields = ['pricePerPage', 'minimumPages', 'rushFactor', 'pagesPerDay'] as const
export type RateField = (typeof rateFields)[number]

/** A pair of languages and what was typed for it. */
export type RateInputs = Pick<Rate, 'sourceLanguageId' | 'targetLanguageId'> & Readonly<Record<RateField, string>>

const limits: Readonly<Record<RateField, readonly [least: number, most: number, step: number]>> = {
  pricePerPage: [0, 1_000_000, 1],
  minimumPages: [0, 100 * maxMinimumPages, 1],
  rushFactor: [100, 1000, 1],
  pagesPerDay: [100, 1_000_000, 100],
}

export const inputsOf = (rate: Rate): RateInputs => ({
  ...rate,
  pricePerPage: rate.pricePerPage.toFixed(2),
  minimumPages: String(rate.minimumPages),
  rushFactor: String(rate.rushFactor),
  pagesPerDay: String(rate.pagesPerDay),
})

export const newRate = (sourceLanguageId: string, targetLanguageId: string): RateInputs => ({
  sourceLanguageId,
  targetLanguageId,
  pricePerPage: '',
  minimumPages: '0',
  rushFactor: '1.5',
  pagesPerDay: '8',
})

export const pairOf = ({ sourceLanguageId, targetLanguageId }: RateInputs): string =>
  `${sourceLanguageId} ${targetLanguageId}`

export function isValid(field: RateField, typed: string): boolean {
  const hundredths = readHundredths(typed)
  const [least, most, step] = limits[field]
  return hundredths !== undefined && hundredths >= least && hundredths <= most && hundredths % step === 0
}

const amount = (typed: string): number => (readHundredths(typed) ?? 0) / 100

export const rateOf = (inputs: RateInputs): Rate => ({
  sourceLanguageId: inputs.sourceLanguageId,
  targetLanguageId: inputs.targetLanguageId,
  pricePerPage: amount(inputs.pricePerPage),
  minimumPages: amount(inputs.minimumPages),
  rushFactor: amount(inputs.rushFactor),
  pagesPerDay: amount(inputs.pagesPerDay),
})
