import type { InlinePart } from '../../tags/inline-parts.ts'
import type { Gap } from './sentences.ts'

/** Stands for an empty tag while sentences are found. It is neither a space nor the end of a sentence. */
const placeholder = '\ufffc'

/** The text without tags, as it is. */
export const literalTextOf = (parts: readonly InlinePart[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : part.kind === 'empty' ? placeholder : '')).join('')

/** The same number of characters, without those that the engine cannot take. */
export const plainTextOf = (parts: readonly InlinePart[]): string => cleanText(literalTextOf(parts))

/** Control characters and lone surrogates cannot be passed, and no vocabulary knows no-break spaces. */
const cleanText = (text: string): string =>
  text.toWellFormed().replace(/[\p{Cc}\u00a0\u202f\ufffd]/gu, (character) => (isBreak(character) ? character : ' '))

const isBreak = (character: string): boolean => /[\r\n\u0085]/.test(character)

export type Replacement = Gap & { readonly by: string }

/** Replaces ranges of the plain text, in order. A range that spans tags is replaced where it starts. */
export function replaceInParts(
  parts: readonly InlinePart[],
  replacements: readonly Replacement[],
): readonly InlinePart[] {
  const plain = plainTextOf(parts)
  let partEnd = 0
  let replacedTo = 0
  let next = 0
  return parts.flatMap((part): readonly InlinePart[] => {
    let at = Math.max(partEnd, replacedTo)
    partEnd += literalTextOf([part]).length
    let text = ''
    for (let range = replacements[next]; range && range.start <= partEnd; range = replacements[++next]) {
      text += plain.slice(at, range.start) + range.by
      at = range.end
      replacedTo = range.end
    }
    text += plain.slice(at, partEnd)
    if (part.kind === 'text') return [{ kind: 'text', text }]
    return text === '' || text === placeholder ? [part] : [part, { kind: 'text', text: text.replace(placeholder, '') }]
  })
}
