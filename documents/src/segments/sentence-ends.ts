/** V8 ignores the option that knows abbreviations (`-u-ss-standard`). */
const abbreviation =
  /(?:^|[\s(["'„])(?:Dr|Dra|Mr|Mrs|Ms|Mme|Mlle|Sr|Sra|Srta|Sig|Prof|St|Str|No|Nr|núm|pág|Tel|tel|Fig|fig|Abb|vs|cf|e\.g|i\.e|z\.\s?B|d\.\s?h|u\.\s?a|bzw|ca|vgl|Art|art|Abs|Bd|S|p|pp|vol|[A-ZÄÖÜ])\.\s?$/u
/** A no-break space after a point joins, as in `2.\u00a0May`. */
const joined = /\.[\u00a0\u202f]$/
/** The first part of tags of languages that write ordinal numbers with a point. */
const pointsAfterOrdinals = new Set('bs cs da de et fi gsw hr hu is lb lv nb nn no pl sk sl sr tr'.split(' '))
const ordinal = /(?:^|[^\d.,:])\d{1,2}\.\s?$/
const longestAbbreviation = 10
const lowerCaseStart = /^\s?\p{Ll}/u
const listNumber = /^\s{0,2}\d{1,2}\.\s+$/

/** An object between two texts that never belong together is read as this. */
export const alwaysEnds = '\u2029'

const splitters = new Map<string, Intl.Segmenter>()

/** Where sentences end, as positions in the text. The last one is the end of the text. */
export function sentenceEnds(text: string, language: string): number[] {
  const ends: number[] = []
  const hasOrdinals = pointsAfterOrdinals.has((language.split('-')[0] ?? '').toLowerCase())
  let start = 0
  for (const { segment, index } of splitterOf(language).segment(text)) {
    const end = index + segment.length
    if (end < text.length && !segment.endsWith(alwaysEnds)) {
      const before = text.slice(Math.max(start, end - longestAbbreviation), end)
      // A line break in a heading is no end where the next line goes on in lower case.
      if (abbreviation.test(before) || joined.test(before) || (hasOrdinals && ordinal.test(before))) continue
      if (lowerCaseStart.test(text.slice(end, end + 4)) || listNumber.test(segment)) continue
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
