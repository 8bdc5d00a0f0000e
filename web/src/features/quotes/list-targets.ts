import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { compareNames } from '../../shared/names-in-order.ts'

/** The names of the target languages, in the order of the alphabet. */
export const listTargets = ({ targetLanguages }: Pick<AutoQuoteAnswer, 'targetLanguages'>): string[] =>
  targetLanguages.map(({ name }) => name).sort(compareNames)
