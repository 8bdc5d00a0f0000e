import type { LanguagePair, RequiredTerm } from '../../../ports/translation-reviewer.ts'
import { containsWord } from '../checks/terms.ts'
import { plainText } from '../plain-text.ts'
import type { IndexedSegment } from './cut-into-parts.ts'

/** The segments and the terms that occur in them. */
export const describeData = (part: readonly IndexedSegment[], terms: readonly RequiredTerm[]) => ({
  segments: part.map(({ index, segment }) => ({ id: index, source: segment.source, translation: segment.target })),
  requiredTerms: terms.filter((term) =>
    part.some(({ segment }) => containsWord(plainText(segment.source), term.source)),
  ),
})

const names = new Intl.DisplayNames('en', { type: 'language' })

export const describePair = ({ from, to }: LanguagePair): string => `from ${names.of(from)} to ${names.of(to)}`
