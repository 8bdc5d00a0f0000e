import type { RequiredTerm } from '../../../ports/translation-reviewer.ts'
import { findWord } from '../checks/terms.ts'
import { changeText, plainText } from '../plain-text.ts'
import type { Fix } from './fix.ts'

/** Replaces terms that were left in the source language, and corrects the case of names that stay as they are. */
export const useTerms: Fix = ({ source, target, terms }) => {
  const text = plainText(source)
  return terms
    .filter((term) => findWord(text, term.source, 0) >= 0)
    .reduce((corrected, term) => useTerm(text, corrected, term), target)
}

function useTerm(source: string, target: string, term: RequiredTerm): string {
  const present = plainText(target)
  if (present.includes(term.target)) return target
  const isName = term.source === term.target && /\p{Lu}/u.test(term.source) && source.includes(term.source)
  const isUsed = present.toLowerCase().includes(term.target.toLowerCase())
  if (isUsed && !isName) return target
  return changeText(target, (part) => replaceWord(part, term.source, term.target))
}

/** A capital at the start of a sentence stays. */
function replaceWord(text: string, word: string, replacement: string): string {
  const at = findWord(text, word, 0)
  if (at < 0) return text
  const isCapital = /\p{Lu}/u.test(text.charAt(at)) && /\p{Ll}/u.test(word.charAt(0))
  const written = isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement
  return text.slice(0, at) + written + text.slice(at + word.length)
}
