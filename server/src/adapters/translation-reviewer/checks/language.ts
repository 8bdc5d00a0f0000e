import { baseOf, countLetters } from '../plain-text.ts'
import type { CheckedSegment, Fault } from './check.ts'

/** The language of a text with a confidence from 0 to 1; null if it is too short to tell. */
export type DetectLanguage = (
  text: string,
) => Promise<{ readonly language: string; readonly confidence: number } | null>

const fewestLetters = 25
const leastConfidence = 0.6

/** Languages that a detector takes for one another. */
const families = [
  'es gl pt ca ast oc an eu it fr ro',
  'nb nn no da sv is',
  'hr sr bs sl mk bg',
  'cs sk pl sl',
  'ru uk be bg mk sr',
  'id ms jv su tl fil',
  'hi mr ne bho mai',
  'ar fa ur ps ku ckb',
  'nl af de lb',
  'tr az uz tk',
  'zh ja yue',
].map((family) => family.split(' '))

export async function findLanguageFaults(
  { plainTarget, from, to }: CheckedSegment,
  detect: DetectLanguage,
): Promise<readonly Fault[]> {
  if (countLetters(plainTarget) < fewestLetters) return []
  // A review is worth having without the language.
  const found = await detect(plainTarget).catch(() => null)
  if (!found || found.confidence < leastConfidence || found.language === baseOf(to)) return []
  const isSourceLanguage = found.language === baseOf(from)
  const isRelated = families.some((family) => family.includes(found.language) && family.includes(baseOf(to)))
  if (isRelated && !isSourceLanguage) return []
  return [{ fault: 'wrong_language', detail: found.language }]
}
