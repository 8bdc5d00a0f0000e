import { baseOf, changeText, plainText } from '../plain-text.ts'
import type { Fix } from './fix.ts'

/** Articles and prepositions that never follow themselves. Others do: `die die`, `nous nous`, `had had`. */
const neverDoubled: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'an', 'of', 'and'],
  es: ['el', 'la', 'los', 'las', 'un', 'una', 'de', 'del', 'al', 'en', 'con', 'por'],
  ca: ['el', 'la', 'els', 'les', 'un', 'una', 'de', 'del', 'al', 'amb', 'per'],
  gl: ['un', 'unha', 'de', 'do', 'da', 'en', 'con', 'por'],
  pt: ['os', 'as', 'um', 'uma', 'de', 'do', 'da', 'em', 'com', 'por'],
  it: ['il', 'lo', 'gli', 'un', 'una', 'di', 'del', 'con', 'per'],
  fr: ['le', 'les', 'un', 'une', 'de', 'des', 'du', 'et', 'avec'],
}

/** Removes the second of two equal words, unless the source doubles a word too. */
export const removeDoubledWords: Fix = ({ source, target, to }) => {
  const words = neverDoubled[baseOf(to)]
  if (!words || hasDoubledWord(plainText(source))) return target
  return changeText(target, (text) =>
    text.replace(
      /(?<![\p{L}\p{N}'’-])(\p{L}{2,4}) (\p{L}{2,4})(?![\p{L}\p{N}'’-])/gu,
      (whole, first: string, second: string) =>
        words.includes(second) && first.toLowerCase() === second ? first : whole,
    ),
  )
}

const hasDoubledWord = (text: string): boolean => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.some((word, index) => word === words[index + 1])
}
