import { checkStatusTexts, orderStatusTexts } from '@portolan/contract/desk/order-status-texts'
import type { RateType } from '@portolan/contract/quotes/quotes'
import { en } from './messages/csv.en.ts'

/** The API names statuses and rate types by English words, which pages translate. */
export const rateTypeWords = { STANDARD: en.STANDARD, RUSH: en.RUSH } as const satisfies Record<RateType, string>

type Key = keyof typeof en

const keysByWord = (words: Readonly<Record<string, string>>) =>
  new Map(Object.entries(words).map(([key, word]) => [word, key as Key]))

/** By column, the keys of the words in its cells. */
export const wordKeys: Readonly<Record<string, ReadonlyMap<string, Key>>> = {
  status: keysByWord(orderStatusTexts),
  jobStatus: keysByWord(checkStatusTexts),
  rateType: keysByWord(rateTypeWords),
}
