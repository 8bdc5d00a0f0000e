import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'

/** The names of the target languages, in the order of the alphabet. */
export const listTargets = ({ targetLanguages }: Pick<AutoQuoteAnswer, 'targetLanguages'>): string[] =>
  targetLanguages.map(({ name }) => name).sort((one, other) => one.localeCompare(other))
