import type { DeskStatus, QaJob } from '@portolan/contract/desk/desk'
import type { RateType } from '@portolan/contract/quotes/quotes'
import { en } from './messages/csv.en.ts'

/** The API names statuses and rate types by English words, which pages translate. */
export const statusWords = pick(
  'PENDING_REVIEW',
  'PRICING',
  'WITH_CLIENT',
  'NEW',
  'IN_PROGRESS',
  'IN_QA',
  'COMPLETED',
  'CANCELLED',
) satisfies Record<DeskStatus, string>

export const qaStatusWords = pick('ASSIGNED', 'PASSED', 'FAILED') satisfies Record<QaJob['status'], string>

export const rateTypeWords = pick('STANDARD', 'RUSH') satisfies Record<RateType, string>

type Key = keyof typeof en

function pick<K extends Key>(...keys: readonly K[]): { readonly [P in K]: (typeof en)[P] } {
  return Object.fromEntries(keys.map((key) => [key, en[key]])) as { readonly [P in K]: (typeof en)[P] }
}

/** By column, the keys of the words in its cells. */
const keysByWord = (words: Readonly<Record<string, string>>) =>
  new Map(Object.entries(words).map(([key, word]) => [word, key as Key]))

export const wordKeys: Readonly<Record<string, ReadonlyMap<string, Key>>> = {
  status: keysByWord(statusWords),
  jobStatus: keysByWord(qaStatusWords),
  rateType: keysByWord(rateTypeWords),
}
