import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { LanguagePair, RequiredTerm, ReviewedSegment } from '../../../ports/translation-reviewer.ts'
import { plainText } from '../plain-text.ts'
import { findBracketFaults } from './brackets.ts'
import type { CheckedSegment, Fault } from './check.ts'
import { type DetectLanguage, findLanguageFaults } from './language.ts'
import { findLengthFaults } from './length.ts'
import { findNumberFaults } from './numbers.ts'
import { findPlaceholderFaults } from './placeholders.ts'
import { findPunctuationFaults } from './punctuation.ts'
import { findTermFaults } from './terms.ts'
import { findUntranslated } from './untranslated.ts'

export type CheckOptions = LanguagePair & {
  readonly terms: readonly RequiredTerm[]
  readonly detectLanguage: DetectLanguage
}

const checks = [
  findPlaceholderFaults,
  findNumberFaults,
  findLengthFaults,
  findBracketFaults,
  findPunctuationFaults,
  findTermFaults,
]

/** Finds the faults of a segment that can be found without understanding it. */
export async function checkSegment(segment: ReviewedSegment, options: CheckOptions): Promise<readonly Fault[]> {
  const { from, to, terms, detectLanguage } = options
  const plainSource = plainText(segment.source).trim()
  const plainTarget = plainText(segment.target).trim()
  if (plainSource === '') return []
  if (plainTarget === '') return [{ fault: 'empty', detail: '' }]
  const checked: CheckedSegment = { ...segment, plainSource, plainTarget, from, to, terms }
  const untranslated = findUntranslated(checked)
  if (untranslated.length > 0) return untranslated
  const languageFaults = findLanguageFaults(checked, detectLanguage)
  // Lets the detector's thread begin, so that it works while the other checks run here.
  await yieldToOthers()
  return [...checks.flatMap((check) => check(checked)), ...(await languageFaults)]
}
