import type { Check } from './check.ts'

export const findTermFaults: Check = ({ plainSource, plainTarget, terms }) => {
  const target = plainTarget.toLowerCase()
  return terms
    .filter((term) => containsWord(plainSource, term.source) && !target.includes(term.target.toLowerCase()))
    .map((term) => ({ fault: 'term_not_used' as const, detail: term.target }))
}

/** True if a text contains a term as whole words, in any case. */
export const containsWord = (text: string, term: string): boolean => findWord(text, term, 0) >= 0

/** Where a term begins as whole words, in any case; negative if it does not occur. */
export function findWord(text: string, term: string, from: number): number {
  const wanted = term.toLowerCase()
  const lower = text.toLowerCase()
  // Lower case can be longer than the text, which would shift all positions.
  if (wanted === '' || lower.length !== text.length) return -1
  for (let at = lower.indexOf(wanted, from); at >= 0; at = lower.indexOf(wanted, at + 1))
    if (!isWordCharacter(lower, at - 1) && !isWordCharacter(lower, at + wanted.length)) return at
  return -1
}

/** Scripts without spaces between words have no word boundaries to look for. */
const isWordCharacter = (text: string, at: number): boolean => /[\p{Ll}\p{Lu}\p{Lt}\p{N}]/u.test(text.charAt(at))
