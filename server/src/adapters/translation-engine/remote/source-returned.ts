import type { InlinePart } from '../tags/inline-parts.ts'

/**
 * True if a service handed a sentence back instead of translating it. Names, addresses and codes are the same in both
 * languages, so a few ordinary words are needed to tell.
 */
export function isSourceReturned(source: readonly InlinePart[], answer: readonly InlinePart[]): boolean {
  const text = plainText(source)
  return text === plainText(answer) && isSentence(text)
}

const plainText = (parts: readonly InlinePart[]): string =>
  parts
    .map((part) => (part.kind === 'text' ? part.text : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

function isSentence(text: string): boolean {
  const ordinaryWords = text.match(/(?<![\p{L}\p{N}])\p{Ll}{2,}/gu) ?? []
  const lettersWithoutCase = text.match(/\p{Lo}/gu) ?? []
  return ordinaryWords.length >= 3 || lettersWithoutCase.length >= 12
}
