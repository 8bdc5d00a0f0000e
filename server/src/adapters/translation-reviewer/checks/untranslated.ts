import { baseOf } from '../plain-text.ts'
import type { Check } from './check.ts'

export const findUntranslated: Check = ({ plainSource, plainTarget, from, to }) => {
  const isSame = normalize(plainSource) === normalize(plainTarget)
  return isSame && baseOf(from) !== baseOf(to) && isSentence(plainSource)
    ? [{ fault: 'not_translated', detail: '' }]
    : []
}

const normalize = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** Names, addresses and codes are the same in both languages, so a few ordinary words are needed to tell. */
function isSentence(text: string): boolean {
  const ordinaryWords = text.match(/(?<![\p{L}\p{N}])\p{Ll}{2,}/gu) ?? []
  const lettersWithoutCase = text.match(/\p{Lo}/gu) ?? []
  return ordinaryWords.length >= 3 || lettersWithoutCase.length >= 12
}
