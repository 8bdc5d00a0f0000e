import type { TaggedText } from '../../../ports/translation-engine.ts'
import type { RequiredTerm } from '../../../ports/translation-reviewer.ts'
import type { Term, TermMatcher } from './term-matcher.ts'

/** A text whose terms are tags that engines leave alone. */
export type ProtectedText = {
  readonly text: TaggedText
  /** What replaces each tag in the translation. */
  readonly replacements: ReadonlyMap<string, string>
  /** For the check that they were used. */
  readonly terms: readonly RequiredTerm[]
}

const inlineTag = /<(?:g\d+|\/g\d+|x\d+\/)>/g

/** Replaces terms by tags with numbers that the text does not use. */
export function protectTerms(text: TaggedText, matcher: TermMatcher, targetTag: string): ProtectedText {
  const replacements = new Map<string, string>()
  const terms: RequiredTerm[] = []
  let next = highestNumber(text) + 1
  const protectPart = (part: string): string => {
    let result = ''
    let last = 0
    for (const { term, start, end } of matcher.find(part)) {
      const source = part.slice(start, end)
      const target = writeTarget(term, source, targetTag)
      const tag = `<x${next}/>`
      next += 1
      replacements.set(tag, target)
      terms.push({ source, target })
      result += part.slice(last, start) + tag
      last = end
    }
    return result + part.slice(last)
  }
  return { text: mapBetweenTags(text, protectPart), replacements, terms }
}

/** Puts the terms into the translation. */
export const restoreTerms = (translation: TaggedText, { replacements }: ProtectedText): TaggedText =>
  replacements.size === 0 ? translation : translation.replace(inlineTag, (tag) => replacements.get(tag) ?? tag)

function mapBetweenTags(text: TaggedText, change: (part: string) => string): TaggedText {
  let result = ''
  let last = 0
  for (const { 0: tag, index } of text.matchAll(inlineTag)) {
    result += change(text.slice(last, index)) + tag
    last = index + tag.length
  }
  return result + change(text.slice(last))
}

const highestNumber = (text: TaggedText): number =>
  Array.from(text.matchAll(inlineTag), ([tag]) => Number(tag.replace(/\D/g, ''))).reduce((a, b) => Math.max(a, b), 0)

/** The target in the case of the source: at the start of a sentence, or in capitals. */
function writeTarget({ source, target, isDoNotTranslate }: Term, found: string, targetTag: string): string {
  if (isDoNotTranslate) return found
  if (found === source) return target
  const isUpper = found.length > 1 && found === found.toLocaleUpperCase() && found !== found.toLocaleLowerCase()
  if (isUpper) return target.toLocaleUpperCase(targetTag)
  const [first = ''] = found
  const [start = ''] = target
  const isCapitalized = first !== first.toLocaleLowerCase()
  return isCapitalized ? start.toLocaleUpperCase(targetTag) + target.slice(start.length) : target
}
