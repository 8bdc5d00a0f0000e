/** Where one sentence ends and the next begins: the space in between, which may be empty. */
export type Gap = { readonly start: number; readonly end: number }

/** Abbreviations that a name, number or clause follows. `Intl.Segmenter` ends a sentence after them. */
const abbreviations = new Set(
  (
    'mr mrs ms dr prof st sr jr no nos vs etc fig figs art arts sec para vol ed eds approx dept inc ltd co corp e.g i.e ' +
    'cf al ca bzw z.b d.h u.a usw nr str abs bd evtl ggf hr fr herr sra srta ud uds núm pág págs av dra mme mlle m.'
  ).split(' '),
)

/** The gaps between the sentences of a text, and around line breaks. */
export function findSentenceGaps(text: string, language: string): readonly Gap[] {
  const gaps: Gap[] = []
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const boundary = index + segment.length
    const isCovered = boundary <= (gaps.at(-1)?.end ?? 0)
    if (isCovered || boundary === text.length || endsInAbbreviation(segment)) continue
    const start = index + segment.trimEnd().length
    const rest = text.slice(boundary, boundary + maxGap)
    gaps.push({ start, end: boundary + rest.length - rest.trimStart().length })
  }
  return gaps
}

const maxGap = 1_000

function endsInAbbreviation(segment: string): boolean {
  if (/[\r\n\u0085\u2028\u2029]/.test(segment.at(-1) ?? '')) return false
  const lastWord = segment.trimEnd().slice(-12).split(/[\s(]/).at(-1) ?? ''
  if (!lastWord.endsWith('.')) return false
  const word = lastWord.slice(0, -1)
  return /^\p{Lu}$/u.test(word) || abbreviations.has(word.toLowerCase())
}
