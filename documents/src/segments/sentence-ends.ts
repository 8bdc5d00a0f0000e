/** V8 ignores the option that knows abbreviations (`-u-ss-standard`). */
const abbreviation =
  /(?:^|[\s(["'„])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Nr|Fig|Abb|vs|e\.g|i\.e|z\.\s?B|d\.\s?h|u\.\s?a|bzw|ca|vgl|Art|Abs|Bd|S|p|pp|vol|[A-ZÄÖÜ])\.\s?$/u
const longestAbbreviation = 10
const lowerCaseStart = /^\s?\p{Ll}/u
const listNumber = /^\s{0,2}\d{1,2}\.\s+$/

/** An object between two texts that never belong together is read as this. */
export const alwaysEnds = '\u2029'

const splitters = new Map<string, Intl.Segmenter>()

/** Where sentences end, as positions in the text. The last one is the end of the text. */
export function sentenceEnds(text: string, language: string): number[] {
  const ends: number[] = []
  let start = 0
  for (const { segment, index } of splitterOf(language).segment(text)) {
    const end = index + segment.length
    if (end < text.length && !segment.endsWith(alwaysEnds)) {
      const before = text.slice(Math.max(start, end - longestAbbreviation), end)
      // A line break in a heading is no end where the next line goes on in lower case.
      if (abbreviation.test(before) || lowerCaseStart.test(text.slice(end, end + 4)) || listNumber.test(segment))
        continue
    }
    ends.push(end)
    start = end
  }
  return ends
}

function splitterOf(language: string): Intl.Segmenter {
  let splitter = splitters.get(language)
  if (!splitter) {
    splitter = new Intl.Segmenter(language, { granularity: 'sentence' })
    splitters.set(language, splitter)
  }
  return splitter
}
