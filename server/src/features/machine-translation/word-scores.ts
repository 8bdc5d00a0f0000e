import { reviewMessages } from '@portolan/contract/machine-translation/messages/review'
import { type FaultCounts, wordReview } from '@portolan/contract/machine-translation/word-review'
import { translatorFor } from '@portolan/locale/translator-for'

export type ScoreWording = (counts: FaultCounts, score: number) => string

/** Words the reasons of scores in a reader's language. */
export async function scoreWording(locale: string): Promise<ScoreWording> {
  const t = await translatorFor(reviewMessages, locale)
  return (counts, score) => wordReview(counts, score, t)
}
