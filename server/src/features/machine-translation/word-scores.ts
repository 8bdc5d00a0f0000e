import { reviewMessages } from '@portolan/contract/machine-translation/messages/review'
import { type FaultCounts, wordReview } from '@portolan/contract/machine-translation/word-review'
import { translatorFor } from '@portolan/locale/translator-for'

/** Words the reasons of scores in a reader's language. */
export async function scoreWording(locale: string): Promise<(counts: FaultCounts) => string> {
  const t = await translatorFor(reviewMessages, locale)
  return (counts) => wordReview(counts, t)
}
