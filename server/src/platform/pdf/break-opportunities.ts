import LineBreaker from 'linebreak'

// Scripts without spaces between words; UAX 14 leaves them to a dictionary, which ICU has.
const dictionaryScripts = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const segmenters = new Map<string, Intl.Segmenter>()

/** The places where a line may end: UAX 14, and the dictionary for Thai, Lao, Khmer and Burmese. */
export function breakOpportunities(text: string, language: string): number[] {
  const places = new Set<number>()
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) places.add(next.position)
  for (const { 0: run, index } of text.matchAll(dictionaryScripts))
    for (const word of segmenterOf(language).segment(run)) if (word.index > 0) places.add(index + word.index)
  return [...places].filter((place) => !isKept(text, place)).sort((a, b) => a - b)
}

/** Thai repetition and abbreviation marks stay with their word; Korean words stay whole, although UAX 14 would cut them. */
const isKept = (text: string, place: number): boolean =>
  /^[\u0e2f\u0e46]/.test(text.slice(place, place + 1)) ||
  (/\p{Script=Hangul}$/u.test(text.slice(0, place).slice(-1)) &&
    /^\p{Script=Hangul}/u.test(text.slice(place, place + 1)))

function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    segmenters.set(language, segmenter)
  }
  return segmenter
}
